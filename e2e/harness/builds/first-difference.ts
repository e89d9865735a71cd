import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '../command/files-in.ts'

/** The byte where two files part, and what stands there in each; nothing if they agree. Files that are no text are shown in base 16. */
export function parting(left: Buffer, right: Buffer, around = 30): { at: number; shown: [string, string] } | undefined {
  if (left.equals(right)) return undefined
  const first = left.findIndex((byte, place) => byte !== right[place])
  const at = first === -1 ? left.length : first
  const pieces = [left, right].map((bytes) => bytes.subarray(Math.max(0, at - around), at + around))
  const areWords = isUtf8(left) && isUtf8(right)
  // A letter of several bytes may be cut at either end.
  const said = pieces.map((piece) => (areWords ? piece.toString('utf8').replaceAll('\uFFFD', '') : piece.toString('hex')))
  return { at, shown: said as [string, string] }
}

/** Where two folders differ first: a file that one lacks, or a byte. Nothing if they agree. */
export function firstDifference(one: string, other: string): string | undefined {
  const [ours, theirs] = [filesIn(one), filesIn(other)]
  for (const name of [...new Set([...ours, ...theirs])].toSorted()) {
    const lacking = [one, other].find((_, place) => ![ours, theirs][place]!.includes(name))
    if (lacking) return `${name}: expected in both builds, not found in ${lacking}`
    const parted = parting(readFileSync(join(one, name)), readFileSync(join(other, name)))
    if (!parted) continue
    const [left, right] = parted.shown.map((text) => JSON.stringify(text))
    return `${name}: byte ${parted.at}: ${left} in ${one}, ${right} in ${other}`
  }
  return undefined
}
