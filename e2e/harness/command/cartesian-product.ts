/** Every combination of the values, in their order. */
export const cartesianProduct = <Name extends string>(dimensions: Record<Name, readonly string[]>): Record<Name, string>[] =>
  Object.entries<readonly string[]>(dimensions).reduce<Record<string, string>[]>((rows, [name, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))), [{}])
