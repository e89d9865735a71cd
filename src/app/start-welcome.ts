/**
 * On the home page alone, as text like `boot`: wakes the welcome when the page has loaded, can be seen, and the tab does not
 * come back to it.
 */
export function startWelcome(awaken: () => void): void {
  const begin = () => {
    const entries = window.navigation?.entries() ?? []
    const [{ type = '' } = {}] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[]
    if (type === 'back_forward' || entries.some(({ key, url }) => key !== navigation.currentEntry?.key && new URL(url!).pathname === '/')) return
    const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(awaken, { timeout: 3000 }) : setTimeout(awaken, 200))
    if (document.readyState === 'complete') idle()
    else addEventListener('load', idle, { once: true })
  }
  if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', begin)
  else begin()
}
