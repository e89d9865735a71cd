import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { decompress } from 'wawoff2'

/** A font file of a package, under the names by which the platform knows it. */
interface Face {
  file: string
  family: string
  /** Of the style, «Times New Roman Italic»; the file's own where none is given. */
  fullName?: string
}

const google = (name: string, style: string): string => `node_modules/@fontsource/${name}/files/${name}-latin-${style}.woff2`
const dejaVu = (name: string): string => `node_modules/dejavu-fonts-ttf/ttf/DejaVu${name}.ttf`

const styles = [['400-normal', ''], ['400-italic', ' Italic'], ['700-normal', ' Bold']] as const
const renamed = (name: string, family: string): Face[] => styles.map(([style, suffix]) => ({ file: google(name, style), family, fullName: family + suffix }))

/**
 * What each platform brings. Tinos and Arimo have the metrics of Times New Roman, Arial and the Liberation fonts, and stand in
 * for those that are not free, or that no package ships.
 */
export const platforms = {
  'Windows and Apple': [...renamed('tinos', 'Times New Roman'), ...renamed('arimo', 'Arial')],
  'ChromeOS and Linux': [...renamed('tinos', 'Liberation Serif'), ...renamed('arimo', 'Liberation Sans')],
  Android: [...renamed('noto-serif', 'Noto Serif'), ...renamed('roboto', 'Roboto')],
  Debian: ['Serif', 'Serif-Italic', 'Serif-Bold', 'Sans', 'Sans-Bold'].map((name) => ({ file: dejaVu(name), family: name.startsWith('Serif') ? 'DejaVu Serif' : 'DejaVu Sans' })),
} satisfies Record<string, Face[]>

export type Platform = keyof typeof platforms

/** Copies of the project share its packages by a link: the folder is called alike in all of them. */
const folderOf = (platform: Platform): string => `${realpathSync('node_modules')}/.cache/bricola/fonts/${platform.replaceAll(' ', '-')}`

const CONFIGURATION = 'fonts.conf'

const nameRule = (file: string, { family, fullName }: Face): string =>
  fullName === undefined
    ? ''
    : `<match target="scan"><test name="file" compare="contains"><string>${file}</string></test>` +
      `<edit name="family" mode="assign"><string>${family}</string></edit><edit name="fullname" mode="assign"><string>${fullName}</string></edit>` +
      `<edit name="postscriptname" mode="assign"><string>${fullName.replaceAll(' ', '')}</string></edit></match>`

const preferred = (generic: string, family: string): string => `<alias binding="strong"><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`

const textOf = (folder: string): string | undefined => (existsSync(`${folder}/${CONFIGURATION}`) ? readFileSync(`${folder}/${CONFIGURATION}`, 'utf8') : undefined)

/** Puts a folder that is ready where browsers look for it, but for one that a quicker run has put there: its browsers read it already. */
export function place(half: string, folder: string): void {
  const isPlaced = (): boolean => {
    try {
      renameSync(half, folder) // fails where there is one
      return true
    } catch {
      return textOf(folder) === textOf(half)
    }
  }
  if (!isPlaced()) {
    rmSync(folder, { recursive: true, force: true })
    if (!isPlaced()) throw new Error(`${folder}: the fonts of the tests could not be laid out there`)
  }
  rmSync(half, { recursive: true, force: true })
}

/** Lays out the fonts of a platform, and only those, once: anew where the project was moved, for the configuration names its folder in full. */
async function write(platform: Platform): Promise<void> {
  const folder = folderOf(platform)
  const faces: Face[] = platforms[platform]
  const named = faces.map((face, index) => ({ face, name: `face-${index}.ttf` }))
  const [serif, sans] = [faces[0]!.family, faces.at(-1)!.family]
  const text =
    `<?xml version="1.0"?><fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir>${named.map(({ face, name }) => nameRule(name, face)).join('')}` +
    `${preferred('serif', serif)}${preferred('sans-serif', sans)}${preferred('system-ui', sans)}${preferred('monospace', sans)}</fontconfig>\n`
  if (textOf(folder) === text) return
  const half = `${folder}.${process.pid}`
  mkdirSync(half, { recursive: true })
  for (const { face, name } of named) {
    const bytes = readFileSync(face.file)
    writeFileSync(`${half}/${name}`, face.file.endsWith('.woff2') ? await decompress(bytes) : bytes)
  }
  writeFileSync(`${half}/${CONFIGURATION}`, text)
  place(half, folder)
}

/** Writes each platform's fonts; `.ci/setup.mjs` has it done before a browser starts. */
export async function writeFonts(): Promise<void> {
  for (const platform of Object.keys(platforms) as Platform[]) await write(platform)
}

/** What tells a browser to see the fonts of one platform and no others; Linux only, elsewhere the system's own stay. */
export const fontEnvironment = (platform: Platform): Record<string, string> => ({ FONTCONFIG_FILE: `${folderOf(platform)}/${CONFIGURATION}` })
