import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Location as Place, NavigationType, useNavigate, useNavigationType } from 'react-router-dom'
import { replayPress } from '../ui/replay-press'
import { visuallyHidden } from '../ui/visually-hidden'
import { requestPage, routeAt } from './page-requests'
import { notFound } from './routes'
import { pageTurned, turnPage } from './page-turn'

/** The address of a click that this site should follow by itself; none if the browser should. */
function followed(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.hasAttribute('download')) return undefined
  const url = new URL(link.href)
  const samePage = url.pathname === location.pathname && url.hash !== ''
  return url.origin === location.origin && !samePage && routeAt(url.pathname) !== notFound ? url : undefined
}

/**
 * Every link is a plain `<a href>`, those of the prerendered texts too: one listener follows them all,
 * and leaves a link to the browser when its page cannot be fetched.
 */
function useLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const url = followed(event)
      if (!url) return
      event.preventDefault()
      const route = routeAt(url.pathname)
      Promise.all([requestPage(route), route.prepare?.()]).then(
        () => turnPage(event.target, () => void navigate(url.pathname + url.search + url.hash)),
        () => location.assign(url),
      )
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}

/** Where each entry of the history was scrolled to; in memory, as the site stores nothing. */
const positions = new Map<string, number>()

/** After a navigation inside the site: focus on the new heading, scroll, the title spoken. */
export function Navigation({ location: { key, hash } }: { location: Place }) {
  const type = useNavigationType()
  const arrived = useRef(key)
  const [spoken, setSpoken] = useState('')
  useLinks()
  // Those inside a static part wait for its own script.
  useEffect(() => replayPress(document, '[data-pressed]:not([data-prerendered] *)'), [])

  // Layout effects: a page that is shorter than the one before makes the browser scroll, and that must count for neither.
  useLayoutEffect(() => {
    const remember = () => positions.set(key, scrollY)
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [key])

  useLayoutEffect(() => {
    if (arrived.current === key) return
    arrived.current = key
    history.scrollRestoration = 'manual'
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading) {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    const target = hash ? document.getElementById(hash.slice(1)) : null
    if (type === NavigationType.Pop) scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' })
    else if (target) target.scrollIntoView()
    else scrollTo({ top: 0, behavior: 'instant' })
    setSpoken(document.title)
    pageTurned()
  }, [key, hash, type])

  return (
    <p role="status" css={visuallyHidden}>
      {spoken}
    </p>
  )
}
