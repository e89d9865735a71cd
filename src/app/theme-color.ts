import { colors } from '../config/theme.ts'

/** What a browser paints around the page, by day and by night. */
export const themeColors = (['light', 'dark'] as const)
  .map((theme) => `<meta name="theme-color" content="${colors[theme].background}" media="(prefers-color-scheme: ${theme})">`)
  .join('\n')
