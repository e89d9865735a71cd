import { writeFonts } from './fonts.ts'

await writeFonts()
