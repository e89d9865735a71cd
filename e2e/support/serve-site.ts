import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { answerHeaders } from '../../spec/support/headers.ts'
import { listen } from '../harness/serve/listen.ts'
import { staticServer } from '../harness/serve/static-server.ts'
import { leftOut } from '../harness/chromium/engine.ts'

/** Serves the built site for the whole run, unless the address of a deployed one is given. */
export default async function serveSite(): Promise<(() => void) | undefined> {
  if (leftOut) console.log(leftOut.said)
  const given = process.env.VERIFY_URL ?? process.env.BASE_URL
  if (given) {
    process.env.BASE_URL = given
    return undefined
  }
  const folder = resolve(process.env.OUT_DIR ?? 'dist')
  if (!existsSync(`${folder}/404.html`)) throw new Error(`browser tests: expected a built site in ${folder}; run «npm run build»`)
  const server = staticServer(folder, answerHeaders())
  process.env.BASE_URL = `http://127.0.0.1:${await listen(server, 4180, 'site under test')}`
  return () => void server.close()
}
