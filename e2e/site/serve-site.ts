import { site } from '../site.ts'
import { serveBuilt } from '../harness/serve/built-site.ts'
import { leftOut } from '../harness/chromium/engine.ts'
import { writeFonts } from '../harness/chromium/fonts.ts'

/** Serves the built site for the whole run, unless the address of a deployed one is given. */
export default async function serveSite(): Promise<(() => void) | undefined> {
  if (leftOut) console.log(leftOut.said)
  // Without them pages would be measured with whatever fonts the machine has.
  await writeFonts()
  const given = process.env.VERIFY_URL ?? process.env.BASE_URL
  if (given) {
    process.env.BASE_URL = given
    return undefined
  }
  const folder = process.env.OUT_DIR ?? 'dist'
  const { origin, close } = await serveBuilt(folder, site.serving, 4180)
  process.env.BASE_URL = origin
  process.env.SITE_FOLDER = folder
  return close
}
