import type { ComponentType } from 'react'
import { normalPath } from '../config/paths'
import { requests } from '../ui/requests'
import { notFound, routes, type SiteRoute } from './routes'

export const requestPage = requests<SiteRoute, ComponentType>((route) => route.load())

export const routeAt = (pathname: string): SiteRoute => routes.find(({ path }) => path === normalPath(pathname)) ?? notFound
