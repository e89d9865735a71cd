import { ofTheBuild, ofTheFiles, ofTheSite, ofTheSources } from '../e2e/harness/sabotage/faults.ts'

const build = 'src/app/build'

export const sabotages = [
  ...ofTheFiles([
    ['icons.drawn', 'the small icon for the large one', 'icon-512.png', () => Buffer.from('89504e470d0a1a0a0000000d49484452000000c0000000c00806000000', 'hex'), 'icon-512'],
  ]),
  ...ofTheSite([
    ['icons.vector', 'the ink of the day by night', 'icon.svg', '{path{fill:#f1e8d5}', '{path{fill:#10303a}', 'dark'],
    ['icons.manifest', 'another name', 'site.webmanifest', '"name":"', '"name":"Il sito di ', 'name, language'],
    ['icons.manifest', 'another colour', 'site.webmanifest', /"theme_color":"[^"]*"/, '"theme_color":"#000000"', 'name, language'],
    ['icons.linked', 'an icon not linked', 'contatti/index.html', /<link rel="apple-touch-icon"[^>]*>/, '', 'from /contatti'],
  ]),
  ...ofTheSources([
    ['icons.drawn', 'an icon of another size', `${build}/icons.ts`, "'icon-192.png', size: 192", "'icon-192.png', size: 180"],
    ['icons.drawn', 'a directory that points beside', `${build}/icons.ts`, 'directory.writeUInt32LE(directory.length, 18)', 'directory.writeUInt32LE(0, 18)'],
    ['icons.vector', 'the inks of the day by night', `${build}/icons.ts`, 'inksOf(colors.dark)', 'inksOf(colors.light)'],
    ['icons.safe', 'the sign over the edge', `${build}/icons.ts`, "size: 512, share: 0.5, purpose: 'maskable'", "size: 512, share: 0.8, purpose: 'maskable'"],
    ['icons.manifest', 'in English', `${build}/manifest.ts`, "lang: 'it'", "lang: 'en'"],
  ]),
  ...ofTheBuild([
    ['icons.linked', 'the manifest not linked', 'index.html', 'rel="manifest"', 'rel="help"', 'from /contatti'],
    ['icons.safe', 'drawn over the edge', `${build}/icons.ts`, "size: 512, share: 0.5, purpose: 'maskable'", "size: 512, share: 0.8, purpose: 'maskable'", 'one colour'],
  ]),
]
