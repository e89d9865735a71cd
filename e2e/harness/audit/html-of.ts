/** A charset that a browser knows; none, if it does not. */
function decoderOf(label: string | undefined): TextDecoder | undefined {
  try {
    return label === undefined ? undefined : new TextDecoder(label)
  } catch {
    return undefined
  }
}

/** As a browser looks for it: in the first bytes, which are ASCII up to there. */
const MOST_BYTES = 1024
const inMarkup = (bytes: Uint8Array): string | undefined => {
  const [, label] = /<meta\b[^>]*?\bcharset\s*=\s*["']?\s*([\w:.-]+)/i.exec(new TextDecoder('latin1').decode(bytes.subarray(0, MOST_BYTES))) ?? []
  // What could be read so far is not UTF-16.
  return label && /^utf-?16/i.test(label) ? 'utf-8' : label
}
const inHeader = (type: string | null): string | undefined => /\bcharset\s*=\s*"?([\w:.-]+)/i.exec(type ?? '')?.[1]
const byMark = ([first, second]: Uint8Array): string | undefined => (first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : first === 0xef && second === 0xbb ? 'utf-8' : undefined)

/** A page as it was written, in the letters that its mark, its header or its markup names; where none does, in UTF-8 if it can be. */
export async function htmlOf(response: Response): Promise<string> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  const told = [byMark(bytes), inHeader(response.headers.get('content-type')), inMarkup(bytes)].map(decoderOf).find((decoder) => decoder !== undefined)
  if (told) return told.decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
