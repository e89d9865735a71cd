/** What jsdom lacks and the site's libraries call; nothing here has a layout to report. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

if (typeof window !== 'undefined') {
  Object.assign(window, {
    ResizeObserver: Observer,
    IntersectionObserver: Observer,
    scrollTo: () => {},
    matchMedia: (media: string) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} }),
  })
  Object.assign(Element.prototype, { setPointerCapture() {}, scrollIntoView() {} })
}
