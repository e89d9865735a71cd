import { AxeBuilder } from '@axe-core/playwright'
import axeCore from 'axe-core'
import type { Frame, Page } from 'playwright/test'

const configured = `axe.configure({ allowedOrigins: ['<same_origin>'] })`

/** As the builder calls it: who asks for one frame alone wants to know that it is gone, who asks for all leaves out what left meanwhile. */
async function inject(frames: Frame[], shouldThrow = false): Promise<void> {
  for (const frame of frames) {
    try {
      await frame.evaluate(`${axeCore.source};${configured}`)
    } catch (error) {
      if (shouldThrow || !frame.isDetached()) throw error
    }
  }
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
