// `npm run lighthouse`: serves dist/ with brotli on loopback and has lhci audit the pages of lighthouserc.json; `-- --all` every page, once.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { site } from './site.ts'
import { fill } from '../spec/support/product.ts'
import { serveBuilt } from './harness/serve/built-site.ts'
import { on, runCommand } from './harness/command/flags.ts'
import { paths } from './support/pages.ts'
import { wholeBrowser } from './harness/chromium/chromium.ts'

/** The port of the addresses in lighthouserc.json. */
const PORT = 4190
const reports = resolve('reports')

await runCommand('npm run lighthouse [-- --all]', { all: on }, async ({ all }) => {
  const { origin, close } = await serveBuilt(process.env.OUT_DIR ?? 'dist', { hashed: site.serving.hashed }, PORT, 'site under audit')

  /** As in lighthouserc.json, with the brand and the true port; only the brand's placeholders stand in braces with a word. */
  const { ci } = JSON.parse(fill(readFileSync('lighthouserc.json', 'utf8')).replaceAll(`http://127.0.0.1:${PORT}/`, `${origin}/`)) as {
    ci: { collect: { numberOfRuns: number; url: string[]; settings: { chromeFlags: string } }; upload: { outputDir: string } }
  }
  // As many pixels to the point as the phone that it plays: on a screen of fewer letters stand on whole pixels, wider than on any phone.
  ci.collect.settings.chromeFlags += ` ${wholeBrowser.args.join(' ')} --force-device-scale-factor=1.75`
  ci.upload.outputDir = resolve(ci.upload.outputDir)
  if (all) Object.assign(ci.collect, { numberOfRuns: 1, url: paths.map((path) => origin + path) })
  mkdirSync(reports, { recursive: true })
  const config = join(reports, 'lighthouserc.json')
  writeFileSync(config, JSON.stringify({ ci }, null, 2))

  // lhci leaves its working files where it runs.
  const lhci = createRequire(import.meta.url).resolve('@lhci/cli/src/cli.js')
  const run = spawn(process.execPath, [lhci, 'autorun', `--config=${config}`], {
    cwd: reports,
    stdio: 'inherit',
    env: { ...wholeBrowser.env, CHROME_PATH: wholeBrowser.executablePath },
  })
  const [code] = (await once(run, 'exit')) as [number | null]
  close()
  return code ?? 1
})
