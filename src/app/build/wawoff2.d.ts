declare module 'wawoff2' {
  /** From WOFF2 to the font's own tables. */
  export function decompress(font: Uint8Array): Promise<Uint8Array>
}
