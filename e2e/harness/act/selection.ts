import * as v from 'valibot'
import { type Flags, list, oneOf, whole, word } from '../command/flags.ts'
import { Unusable } from '../command/unusable.ts'
import type { Suite } from './cases.ts'
import { names } from './implementations.ts'

const isPart = (shard: string): boolean => {
  const [, number = 0, of = 0] = /^(\d+)\/(\d+)$/.exec(shard)?.map(Number) ?? []
  return number >= 1 && number <= of
}

/** The flags of the command. */
export const selection = {
  cases: word('a file of test cases'),
  rules: v.optional(list(v.string())),
  only: v.optional(list(oneOf(names)), names.join()),
  shard: v.optional(v.pipe(v.string(), v.check(isPart, 'a part of several, as 1/4')), '1/1'),
  workers: v.optional(whole(1, 99), '2'),
}

/** A rule is never torn: its cases are judged together. */
export function select({ cases, assets }: Suite, { rules, shard }: Pick<Flags<typeof selection>, 'rules' | 'shard'>): Suite {
  const known = new Set(cases.map(({ rule }) => rule))
  const unknown = rules?.find((rule) => !known.has(rule))
  if (unknown !== undefined) throw new Unusable(`--rules: expected rules of the file, found «${unknown}»`)
  const [number = 1, of = 1] = shard.split('/').map(Number)
  const own = new Set((rules ?? [...known]).filter((_, at) => at % of === number - 1))
  return { cases: cases.filter(({ rule }) => own.has(rule)), assets }
}
