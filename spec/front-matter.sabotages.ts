import { ofTheSources } from '../e2e/harness/sabotage/faults.ts'

const matter = 'src/content/mdx/front-matter.ts'
const schema = 'src/config/schema.ts'

export const sabotages = ofTheSources([
  ['front-matter.accepted', 'titles of three letters only', matter, 'title: text(70)', 'title: text(3)'],
  ['front-matter.refused', 'nine minutes accepted', matter, 'wholeNumber(7, 8)', 'wholeNumber(1, 99)'],
  ['front-matter.refused', 'an icon that no sheet has', matter, 'icon: oneOf(iconNames)', 'icon: text(30) as never'],
  ['front-matter.refused', 'months over twelve', schema, '(0[1-9]|1[0-2])', '\\d\\d'],
  ['front-matter.all', 'only the first fault told', schema, "throw new Error(found.join('\\n'))", 'throw new Error(found[0])'],
  ['front-matter.block', 'no word about a missing block', matter, 'block === undefined', 'block === null'],
  ['front-matter.related', 'any slug will do', 'src/content/mdx/plugin.ts', '!existsSync(`${articleFolder}/${slug}.mdx`)', "slug === ''"],
  ['front-matter.call', 'any heading will do', 'src/content/mdx/plugin.ts', 'if (meta.call && !ids.includes(meta.call.to))', 'if (meta.call?.to === \'\')'],
  ['front-matter.call', 'a call beside a tool taken', 'src/content/mdx/plugin.ts', 'if (call && values.tool)', 'if (call === null)'],
  ['front-matter.links', 'http accepted', 'src/content/mdx/links.ts', "scheme !== 'https'", "!scheme?.startsWith('http')"],
  ['front-matter.scene', 'any scene will do', 'src/art/scenes.ts', 'if (!scene) throw noScene(name)', 'if (!scene) return [...scenes.values()][0]!'],
])
