import type { Page } from 'playwright/test'
import type { TabStop } from '../page/tab-stop.ts'

/** Draws a numbered box around each stop, over the page. */
export const drawStops = (page: Page, stops: TabStop[]): Promise<void> =>
  page.evaluate((all) => {
    scrollTo({ top: 0, behavior: 'instant' }) // where the sticky header had its stops
    const layer = document.createElement('div')
    Object.assign(layer.style, { position: 'absolute', inset: '0 auto auto 0', zIndex: '9999', pointerEvents: 'none' })
    for (const [at, { x, y, width, height }] of all.entries()) {
      const box = document.createElement('div')
      Object.assign(box.style, { position: 'absolute', left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`, outline: '2px solid #d0021b', font: '700 12px/14px sans-serif', color: '#fff' })
      const number = document.createElement('span')
      Object.assign(number.style, { background: '#d0021b', padding: '0 3px', position: 'absolute', left: '0', top: '-14px' })
      number.textContent = String(at + 1)
      box.append(number)
      layer.append(box)
    }
    document.body.append(layer)
  }, stops)
