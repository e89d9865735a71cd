/** Stops the build at a figure that cannot be drawn, naming it by its caption. */
export function demand(possible: boolean, caption: string, expected: string): asserts possible {
  if (!possible) throw new Error(`Figure «${caption}»: expected ${expected}`)
}
