// `npm run lighthouse`: serves dist/ with brotli on loopback and has lhci audit the pages of lighthouserc.json; `-- --all` every page, once.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { site } from './site.ts'
import { serveBuilt } from './harness/serve/built-site.ts'
import { on, runCommand } from './harness/command/flags.ts'
import { PORT, settingsAt } from './support/lighthouse-settings.ts'
import { wholeBrowser } from './harness/chromium/chromium.ts'

const reports = resolve('reports')

await runCommand('npm run lighthouse [-- --all]', { all: on }, async ({ all }) => {
  const { origin, close } = await serveBuilt(process.env.OUT_DIR ?? 'dist', { hashed: site.serving.hashed }, PORT, 'site under audit')

  const { ci } = settingsAt(origin, all)
  // As many pixels to the point as the phone that it plays: on a screen of fewer letters stand on whole pixels, wider than on any phone.
  ci.collect.settings.chromeFlags += ` ${wholeBrowser.args.join(' ')} --force-device-scale-factor=1.75`
  ci.upload.outputDir = resolve(ci.upload.outputDir)
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
