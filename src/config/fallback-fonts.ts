/** A font that a platform has, scaled to the width and the line of one of ours while that one is on its way. */
export interface FallbackFont {
  /** Ours, and the platform font's short name: together the name of the face. */
  of: 'Aldina' | 'Ysabeau'
  like: 'Times' | 'Arial' | 'Noto' | 'Roboto' | 'DejaVu'
  style?: 'italic'
  weight?: '600 700'
  /** Full or PostScript names, those of fonts with the same metrics among them. */
  local: readonly string[]
  /** Per cent of the font's own size, then of the scaled size: `size-adjust`, `ascent-override`, `descent-override`. */
  size: number
  ascent: number
  descent: number
}

/**
 * One of each for Windows and Apple's systems (Times New Roman, Arial; Liberation on many Linux systems and Tinos and Arimo on
 * ChromeOS have their metrics), Android (Noto Serif, Roboto) and a bare Debian (DejaVu). The figures are those of the font files:
 * `src/app/build/fallback-metrics.test.ts` measures them again, and prints the row that is right.
 */
export const fallbackFonts: readonly FallbackFont[] = [
  { of: 'Aldina', like: 'Times', local: ['Times New Roman', 'Liberation Serif', 'Tinos-Regular'], size: 104.4, ascent: 94.9, descent: 34.9 },
  { of: 'Aldina', like: 'Times', style: 'italic', local: ['Times New Roman Italic', 'Liberation Serif Italic', 'Tinos-Italic'], size: 94.2, ascent: 105.1, descent: 38.6 },
  { of: 'Aldina', like: 'Noto', local: ['Noto Serif', 'NotoSerif-Regular'], size: 88.1, ascent: 112.4, descent: 41.3 },
  { of: 'Aldina', like: 'Noto', style: 'italic', local: ['Noto Serif Italic', 'NotoSerif-Italic'], size: 82.7, ascent: 119.7, descent: 44 },
  { of: 'Aldina', like: 'DejaVu', local: ['DejaVu Serif'], size: 81.5, ascent: 121.4, descent: 44.6 },
  { of: 'Aldina', like: 'DejaVu', style: 'italic', local: ['DejaVu Serif Italic'], size: 74.6, ascent: 132.7, descent: 48.8 },
  { of: 'Ysabeau', like: 'Arial', local: ['Arial', 'Liberation Sans', 'Arimo-Regular'], size: 92.6, ascent: 113.9, descent: 31.2 },
  { of: 'Ysabeau', like: 'Arial', weight: '600 700', local: ['Arial Bold', 'Liberation Sans Bold', 'Arimo-Bold'], size: 87.5, ascent: 120.5, descent: 33 },
  { of: 'Ysabeau', like: 'Roboto', local: ['Roboto', 'Roboto-Regular'], size: 93.3, ascent: 113, descent: 31 },
  { of: 'Ysabeau', like: 'Roboto', weight: '600 700', local: ['Roboto Bold', 'Roboto-Bold'], size: 93.1, ascent: 113.2, descent: 31.1 },
  { of: 'Ysabeau', like: 'DejaVu', local: ['DejaVu Sans'], size: 81.4, ascent: 129.5, descent: 35.5 },
  { of: 'Ysabeau', like: 'DejaVu', weight: '600 700', local: ['DejaVu Sans Bold'], size: 73.1, ascent: 144.3, descent: 39.6 },
]

/** The name of the face. */
export const fallbackName = ({ of, like }: Pick<FallbackFont, 'of' | 'like'>): string => `${of} ${like}`
