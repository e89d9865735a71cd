/** What the build prints and puts under a hash of its content (src/app/build/pictures.ts). */
declare module 'virtual:pictures' {
  /** The plates by the names of their scenes, and the home page's tiles as `tile-…`. */
  export const pictures: Record<string, { url: string; width: number; height: number }>
  /** The plate of the welcome dialog, for a script that should not carry the addresses of all. */
  export const welcomeUrl: string
  /** The sheet of the icons; `#Name` is one of them. */
  export const iconsUrl: string
  /** The home page's veduta, to be set inside an `<svg>` of the page. */
  export const hero: { viewBox: string; markup: string }
}
