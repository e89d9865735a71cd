import { type Suite, Unreadable } from './cases.ts'
import { type Name, names } from './implementations.ts'

export interface Selection {
  rules?: string[]
  wanted: readonly Name[]
  shard: [number: number, of: number]
  workers: number
}

interface Flags {
  rules?: string | undefined
  only?: string | undefined
  shard?: string | undefined
  workers: string
}

const isName = (name: string): name is Name => (names as readonly string[]).includes(name)

/** Throws where a flag cannot be used. */
export function readSelection({ rules, only, shard = '1/1', workers }: Flags): Selection {
  const wanted = only?.split(',') ?? [...names]
  const unknown = wanted.find((name) => !isName(name))
  if (unknown !== undefined) throw new Unreadable(`--only: expected some of ${names.join(', ')}, found «${unknown}»`)
  const [number = 0, of = 0] = /^(\d+)\/(\d+)$/.exec(shard)?.slice(1).map(Number) ?? []
  if (number < 1 || number > of) throw new Unreadable(`--shard: expected a part of several, as 1/4, found «${shard}»`)
  if (!/^[1-9]\d?$/.test(workers)) throw new Unreadable(`--workers: expected a number from 1 to 99, found «${workers}»`)
  return { ...(rules ? { rules: rules.split(',') } : {}), wanted: wanted.filter(isName), shard: [number, of], workers: Number(workers) }
}

/** A rule is never torn: its cases are judged together. */
export function select({ cases, assets }: Suite, { rules, shard: [number, of] }: Selection): Suite {
  const known = new Set(cases.map(({ rule }) => rule))
  const unknown = rules?.find((rule) => !known.has(rule))
  if (unknown !== undefined) throw new Unreadable(`--rules: expected rules of the file, found «${unknown}»`)
  const own = new Set((rules ?? [...known]).filter((_, at) => at % of === number - 1))
  return { cases: cases.filter(({ rule }) => own.has(rule)), assets }
}
