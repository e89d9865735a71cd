import { test as base } from 'playwright/test'
import { PATIENCE_MS } from '../command/patience.ts'
import { findEngine } from './engines.ts'
import { Page } from './page.ts'
import type { Site } from '../site.ts'
import { openStage, type Stage } from './stage.ts'
import { type Engine, type EngineName } from './tab.ts'

/** Playwright's runner with a browser of our own choice: its own `page` is not touched. */
export const checkOf = ({ waking, locale }: Pick<Site, 'waking' | 'locale'>) =>
  base.extend<{ scripts: boolean; stage: Stage; reader: Page }, { engine: Engine }>({
    scripts: [true, { option: true }],
    engine: [
      // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of what a fixture needs here
      async ({}, use) => {
        const start = findEngine(process.env.BROWSERS_ENGINE as EngineName, () => undefined)
        if (typeof start === 'string') throw new Error(start)
        const engine = await start(locale)
        await use(engine)
        await engine.close()
      },
      { scope: 'worker', timeout: PATIENCE_MS },
    ],
    // oxlint-disable-next-line no-empty-pattern -- the same
    stage: async ({}, use) => {
      const stage = await openStage(process.env.BASE_URL ?? '')
      await use(stage)
      stage.close()
    },
    reader: async ({ engine, stage, scripts }, use) => {
      const tab = await engine.open({ scripts })
      await tab.resize(1280, 800)
      await use(new Page(tab, stage, waking))
      await tab.close()
    },
  })
