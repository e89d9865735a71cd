const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** By hand: `entities` would also write every apostrophe as five signs, and Italian is full of them. */
export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
