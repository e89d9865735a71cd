import { readFileSync } from 'node:fs'
import { fill } from '../../spec/support/product.ts'
import { paths } from './pages.ts'

/** What lhci is told. */
interface Settings {
  ci: { collect: { numberOfRuns: number; url: string[]; settings: { chromeFlags: string } }; assert: object; upload: { outputDir: string } }
}

/** The port of the addresses in lighthouserc.json. */
export const PORT = 4190

/** As in lighthouserc.json, with the brand and the true address, which it cannot compute; of all pages each once. */
export function settingsAt(origin: string, isOfAll: boolean): Settings {
  // Only the brand's placeholders stand in braces with a word.
  const settings = JSON.parse(fill(readFileSync('lighthouserc.json', 'utf8')).replaceAll(`http://127.0.0.1:${PORT}/`, `${origin}/`)) as Settings
  if (isOfAll) Object.assign(settings.ci.collect, { numberOfRuns: 1, url: paths.map((path) => origin + path) })
  return settings
}
