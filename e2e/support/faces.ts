/** The rules of a page's fonts, without their braces. */
export const facesOf = (html: string): string[] => [...html.matchAll(/@font-face\{([^}]*)\}/g)].map(([, face = '']) => face)

/** The files that a page's fonts come from, each once. */
export const fontsOf = (html: string): Set<string> => new Set(facesOf(html).flatMap((face) => /url\(([^)]+)\)/.exec(face)?.[1] ?? []))
