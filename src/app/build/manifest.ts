import { colors } from '../../config/theme.ts'
import { iconFiles } from './icons.ts'

const icons = iconFiles
  .filter(({ purpose }) => purpose)
  .map(({ name, size, purpose }) => ({ src: `/${name}`, sizes: `${size}x${size}`, type: 'image/png', purpose }))

export const manifest = (name: string): string =>
  JSON.stringify({
    name,
    short_name: name,
    lang: 'it',
    start_url: '/',
    display: 'browser',
    background_color: colors.light.background,
    theme_color: colors.light.background,
    icons,
  })
