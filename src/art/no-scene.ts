/** A plate is wanted that nobody has drawn. */
export const noScene = (name: string): Error => new Error(`no scene for ${name}: expected src/art/scenes/${name}.ts`)
