import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '../command/files-in.ts'

/** Where two folders differ first: a file that one lacks, or a byte. Nothing if they agree. */
export function firstDifference(one: string, other: string): string | undefined {
  const [ours, theirs] = [filesIn(one), filesIn(other)]
  for (const name of [...new Set([...ours, ...theirs])].toSorted()) {
    const lacking = [one, other].find((_, place) => ![ours, theirs][place]!.includes(name))
    if (lacking) return `${name}: expected in both builds, not found in ${lacking}`
    const [left, right] = [readFileSync(join(one, name)), readFileSync(join(other, name))]
    if (left.equals(right)) continue
    const offset = left.findIndex((byte, place) => byte !== right[place])
    const at = offset === -1 ? left.length : offset
    const shown = (bytes: Buffer) => JSON.stringify(bytes.subarray(Math.max(0, at - 30), at + 30).toString('utf8'))
    return `${name}: byte ${at}: ${shown(left)} in ${one}, ${shown(right)} in ${other}`
  }
  return undefined
}
