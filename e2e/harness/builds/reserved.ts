import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn, isText } from '../command/files-in.ts'

/** Hosts that the standard keeps for documents: https://www.rfc-editor.org/rfc/rfc2606 */
const host = /[\w.-]*\b(?:example|test|invalid|localhost|example\.(?:com|net|org))(?!\.?[\w-])|(?<=\/\/)127\.0\.0\.1/

/** Where a built file names a host that nobody can own: in an address, an e-mail, a calendar's UID. */
export function reservedHosts(folder: string): string[] {
  const named = new RegExp(`(?:https?://|@)(${host.source})`, 'g')
  return filesIn(folder).filter(isText).flatMap((file) => {
    // A calendar's line goes on after a break and a space.
    const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n ', '')
    const found = [...new Set([...text.matchAll(named)].map(([, name = '']) => name))]
    return found.map((name) => `${folder}/${file}: expected the company's own host, found «${name}»`)
  })
}
