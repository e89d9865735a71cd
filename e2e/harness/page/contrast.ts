/** A channel of a colour, 0 to 255, as a share of light (WCAG). */
export const linear = (value: number): number => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)

/** WCAG's relative luminance of red, green and blue, 0 to 255 each, that stand in a row of values from `at` on. */
export const luminance = (values: ArrayLike<number>, at = 0): number => 0.2126 * linear(values[at] ?? 0) + 0.7152 * linear(values[at + 1] ?? 0) + 0.0722 * linear(values[at + 2] ?? 0)

/** WCAG's contrast of two luminances: 1 to 21. */
export const contrast = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** Red, green, blue and, where it has one, alpha of a colour as a browser writes it: «rgb(0, 64, 255)». */
export const channelsOf = (color: string): number[] => (color.match(/[\d.]+/g) ?? []).map(Number)

/** Whether a colour as a browser writes it lets everything through: of «rgb(0, 64, 0)» and «color(display-p3 1 0 0)» the last number is no alpha. */
export const isTransparent = (color: string): boolean => /^rgba\(.*, 0\)$|\/ 0\)$/.test(color)

/** What WCAG asks of letters: 1.4.3 at level AA, 1.4.6 at AAA; large ones are of 24 px, or of 18.66 px and bold. */
export const leastContrast = { AA: { large: 3, normal: 4.5 }, AAA: { large: 4.5, normal: 7 } }
