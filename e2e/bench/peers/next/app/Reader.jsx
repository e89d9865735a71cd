'use client'
import Link from 'next/link'
import { Frame } from '../../react-page.jsx'

export const ReaderLink = ({ to, ...props }) => <Link href={to} {...props} />
export const ReaderFrame = ({ children }) => <Frame Link={ReaderLink}>{children}</Frame>
