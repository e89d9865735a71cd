/**
 * On the home page alone, as text like `boot`: wakes the welcome when the page has loaded, can be seen, and the tab does not
 * come back to it. Marks the page once the reader leaves it: a browser that keeps it whole brings it back with its clocks running.
 */
export function startWelcome(awaken: () => void): void {
  const begin = () => {
    const entries = window.navigation?.entries()
    const at = window.navigation?.currentEntry?.index ?? 0
    // A browser that does not tell where the tab has been tells at least where the reader comes from. What lies ahead was left by
    // going back: now and then there is no timing of the navigation that would say so.
    const wasHere = entries
      ? entries.some(({ index, url }) => index > at || (index < at && new URL(url!).pathname === '/'))
      : document.referrer.startsWith(location.origin)
    const [{ type = '' } = {}] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[]
    if (type === 'back_forward' || wasHere) return
    const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(awaken, { timeout: 3000 }) : setTimeout(awaken, 200))
    if (document.readyState === 'complete') idle()
    else addEventListener('load', idle, { once: true })
  }
  addEventListener('pagehide', () => document.body.setAttribute('data-left', ''))
  if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', begin)
  else begin()
}
