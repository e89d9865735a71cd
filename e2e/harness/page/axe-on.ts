import { AxeBuilder } from '@axe-core/playwright'
import axeCore from 'axe-core'
import type { Frame, Page } from 'playwright/test'

const configured = `axe.configure({ allowedOrigins: ['<same_origin>'] })`

async function inject(frames: Frame[]): Promise<void> {
  for (const frame of frames) await frame.evaluate(`${axeCore.source};${configured}`)
}

/**
 * The builder of axe for a page. Its own way into a frame takes one second at most and then leaves the frame out without a word, as
 * on a busy machine: here each frame has the time that it takes. Throws where the builder no longer has that way.
 */
export function axeOn(page: Page): AxeBuilder {
  const builder = new AxeBuilder({ page })
  if (!('inject' in builder)) throw new Error('@axe-core/playwright: expected a method «inject», by which axe comes into a frame; found none')
  return Object.assign(builder, { inject })
}
