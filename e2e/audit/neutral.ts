import { fill } from '../../spec/support/product.ts'

/** The same text for each brand: its name, slug and contacts are values. */
export const neutral = (text: string): string =>
  ['{email}', '{phone}', '{Product}', '{product}'].reduce((left, placeholder) => left.replaceAll(fill(placeholder), placeholder), text)
