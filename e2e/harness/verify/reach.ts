import { X509Certificate } from 'node:crypto'
import { validateHeaderValue } from 'node:http'
import * as v from 'valibot'
import { type Flags, on } from '../command/flags.ts'
import { isTaken } from '../command/is-taken.ts'
import { readNamed } from '../command/read-file.ts'
import { Unusable } from '../command/unusable.ts'
import { serve, type Served } from '../serve/listen.ts'
import { type Admission, relay } from '../serve/relay.ts'
import { placeOf } from './address.ts'

const text = v.optional(v.string())

/** How an address is told to a command, and what it takes to be let in there. */
export const addressFlags = { url: text, ca: text, header: v.optional(v.array(v.string())), insecure: on }
export const addressUsage = `  --ca file           the signer of a private certificate, as PEM
  --insecure          any certificate will do
  --header 'a: b'     sent with every question, to this host alone, as 'Authorization: Basic …'; may be repeated`

export type Address = Partial<Flags<typeof addressFlags>>

/** Others than PEM are passed over by the library, which then blames the server. */
function signerOf(file: string): Buffer {
  const text = readNamed('--ca', 'a file with a certificate', file)
  if (!isTaken(() => new X509Certificate(text))) {
    throw new Unusable(`--ca: expected a certificate as PEM, «-----BEGIN CERTIFICATE-----», found none in «${file}»`)
  }
  return Buffer.from(text)
}

/** Reads what was told; what is wrong with it is one sentence. */
export function admissionOf({ ca, header = [], insecure }: Address): Admission {
  const pairs = header.map((line) => {
    const [, name = '', value = ''] = /^([\w-]+):\s*(\S.*)$/.exec(line) ?? []
    // What stands there may be secret: it is not said again.
    if (!name) throw new Unusable('--header: expected «Name: value», found something else')
    if (!isTaken(() => validateHeaderValue(name, value))) throw new Unusable(`--header: expected a value in letters that HTTP can carry, Latin-1, found another sign in that of «${name}»`)
    return [name.toLowerCase(), value] as const
  })
  return { headers: Object.fromEntries(pairs), ...(ca === undefined ? {} : { ca: signerOf(ca) }), ...(insecure ? { insecure } : {}) }
}

/** What lets one in is for its own host alone. */
export const admissionAt = (url: string, host: string, admission: Admission): Admission => (new URL(url).host === host ? admission : { ...admission, headers: {} })

/** A site at the root of its host that lets everybody in, with a certificate that everybody trusts, is met where it is; any other through a relay. */
export async function reach(url: string, admission: Admission, isWhole = false): Promise<Served> {
  const { origin, folder } = placeOf(url)
  const isOpen = !admission.ca && !admission.insecure && Object.keys(admission.headers).length === 0
  if (!folder && isOpen) return { origin, close: () => undefined }
  return serve(relay({ origin, folder, isWhole, ...admission }), 4196, 'relay')
}
