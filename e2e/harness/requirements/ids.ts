import { escapeRegExp } from './escape-reg-exp.ts'

/** An id: the chapter, then what it is about: `keyboard.order`, `criteria.2.4.3`. */
export const ID = '[a-z][a-z0-9-]*(?:\\.[a-z0-9-]+)+'

/** The ids at the head of a title, before its words: `keyboard.order, criteria.2.4.3: …`. */
export const HEAD = `${ID}(?:, ${ID})*(?=: )`

const head = new RegExp(`^(${HEAD}): `)

/** The requirements and criteria that a title names. */
export const idsOf = (title: string): string[] => head.exec(title)?.[1]?.split(', ') ?? []

/** What a title says after its ids. */
export const saidBy = (title: string): string => title.replace(head, '')

/** Finds the tests of these requirements by their full titles, groups included. */
export const namePattern = (ids: string[]): string => `(?:^|\\s)(?:${ids.map(escapeRegExp).join('|')})[:,]`

/** The same for one requirement, of whose tests only those are wanted whose title also holds some words. */
export const narrowPattern = (id: string, words = ''): string => `${namePattern([id])}${words && `.*${escapeRegExp(words)}`}`
