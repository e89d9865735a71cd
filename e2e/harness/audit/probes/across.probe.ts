import { type Frame, readFrame, unlike } from '../checks/across.ts'
import { open, plan, tell, test } from './probe.ts'

test('criteria.2.4.2, criteria.3.2.3, criteria.3.2.4: titles differ, and what stands around the content is the same on each page', async ({ page }) => {
  test.setTimeout(plan.pages.length * 30_000)
  const frames: Frame[] = []
  for (const path of plan.pages) {
    await open(page, path)
    const frame = { path, ...(await page.evaluate(readFrame)) }
    await tell(page, path, unlike(frame, frames))
    frames.push(frame)
  }
})
