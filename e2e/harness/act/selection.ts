import * as v from 'valibot'
import { type Flags, list, oneOf, whole, word } from '../command/flags.ts'
import { partOf, shard } from '../command/shard.ts'
import { Unusable } from '../command/unusable.ts'
import type { Suite } from './cases.ts'
import { names } from './implementations.ts'

/** The flags of the command. */
export const selection = {
  cases: word('a file of test cases'),
  rules: v.optional(list(v.string())),
  only: v.optional(list(oneOf(names)), names.join()),
  shard,
  workers: v.optional(whole(1, 99), '2'),
}

/** A rule is never torn: its cases are judged together. */
export function select({ cases, assets }: Suite, { rules, shard: part }: Pick<Flags<typeof selection>, 'rules' | 'shard'>): Suite {
  const known = new Set(cases.map(({ rule }) => rule))
  const unknown = rules?.find((rule) => !known.has(rule))
  if (unknown !== undefined) throw new Unusable(`--rules: expected rules of the file, found «${unknown}»`)
  const own = new Set(partOf(rules ?? [...known], part))
  return { cases: cases.filter(({ rule }) => own.has(rule)), assets }
}
