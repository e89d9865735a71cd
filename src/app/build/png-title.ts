import { crc32 } from 'node:zlib'

/** A signature, then the header: 13 bytes between the length, the name and the sum that every chunk has. */
const AFTER_HEADER = 8 + 12 + 13

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** The picture with its title in it, as text of UTF-8 (PNG, third edition, 11.3.3.4): a file that is found alone says what it is of. */
export function withTitle(png: Uint8Array, title: string): Uint8Array {
  const text = chunk('iTXt', Buffer.from(`Title\0\0\0\0\0${title}`))
  return Buffer.concat([png.subarray(0, AFTER_HEADER), text, png.subarray(AFTER_HEADER)])
}
