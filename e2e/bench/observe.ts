/** Runs in every page before its own script. Times of `say` are wall times, so that two documents can be compared. */
export const observe = `(() => {
  const figures = { lcp: 0, cls: 0, inp: 0, tasks: [] }
  window.__figures = figures
  const see = (type, each) => new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true })
  see('largest-contentful-paint', (entry) => { figures.lcp = entry.startTime; figures.lcpOf = entry.element ? entry.element.tagName : entry.url })
  see('layout-shift', (entry) => { if (!entry.hadRecentInput) figures.cls += entry.value })
  see('longtask', ({ startTime, duration }) => figures.tasks.push([startTime, duration]))
  const say = (kind, at, detail) => window.__say && __say(JSON.stringify({ kind, at: performance.timeOrigin + at, detail }))
  addEventListener('click', (event) => say('click', event.timeStamp, location.pathname), true)
  const heading = () => document.querySelector('main h1')
  let shown = ''
  const look = () => {
    const now = heading() && !document.prerendering && location.pathname + ' ' + heading().textContent
    if (now && now !== shown) {
      shown = now
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => { port1.close(); say('heading', performance.now(), { page: now, prerendered: (performance.getEntriesByType('navigation')[0] || {}).activationStart > 0 }) }
      port2.postMessage(0)
    }
    const menu = document.querySelector('header nav a[href^="/contatti"]')
    if (menu && menu.checkVisibility({ visibilityProperty: true }) && !figures.menu) { figures.menu = performance.now(); say('menu', figures.menu) }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  const take = (entries) => entries.forEach(({ duration, interactionId }) => { if (interactionId) figures.inp = Math.max(figures.inp, duration) })
  const events = new PerformanceObserver((list) => take(list.getEntries()))
  events.observe({ type: 'event', durationThreshold: 16 })
  addEventListener('pagehide', () => take(events.takeRecords()))
  addEventListener('pageshow', (event) => { if (event.persisted) { shown = ''; say('restored', event.timeStamp) } })
})()`
