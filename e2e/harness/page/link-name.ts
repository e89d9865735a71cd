/** Finds a link by its name; the browser may put a space where a hidden part of the name begins. */
export const linkName = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:/g, '\\s*:')}$`)
