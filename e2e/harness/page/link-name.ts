import { escapeRegExp } from '../requirements/escape-reg-exp.ts'

/** Finds a link by its name; the browser may put a space where a hidden part of the name begins. */
export const linkName = (text: string): RegExp =>
  new RegExp(`^${escapeRegExp(text).replace(/:/g, '\\s*:')}$`)
