/** WCAG's relative luminance of red, green and blue, 0 to 255 each, that stand in a row of values from `at` on. */
export const luminance = (values: ArrayLike<number>, at = 0): number =>
  [0.2126, 0.7152, 0.0722].reduce((sum, share, of) => {
    const value = (values[at + of] ?? 0) / 255
    return sum + share * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
  }, 0)

/** WCAG's contrast of two luminances: 1 to 21. */
export const contrast = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** Red, green, blue and, where it has one, alpha of a colour as a browser writes it: «rgb(0, 64, 255)». */
export const channelsOf = (color: string): number[] => (color.match(/[\d.]+/g) ?? []).map(Number)
