import { existsSync, readFileSync } from 'node:fs'
import type { Ink } from '../../art/inks.ts'
import { pressPlate } from '../../art/press.ts'
import { sceneOf } from '../../art/scenes.ts'
import { readFrontMatter } from '../../content/mdx/front-matter.ts'
import { articleFolder } from '../../content/mdx/plugin.ts'
import { digestOf, digestOfFiles, keptFile, pictureStore } from './picture-store.ts'

/** An article's front matter says which two inks tint the sky of its plate. */
export function skyOf(name: string): readonly [Ink, Ink] | undefined {
  const file = `${articleFolder}/${name}.mdx`
  if (!existsSync(file)) return undefined
  return readFrontMatter(file, readFileSync(file, 'utf8')).sky
}

/** What cuts and prints, whatever the scene. */
const pressSources = ['src/art/{graver,kit}/*.ts', 'src/art/{press,print,inks,ink-style}.ts', 'src/config/theme.ts']

/** Prints a plate, unless the same scene was printed under the same sky before. */
export function plateFor(sky = skyOf, store = pictureStore): (name: string) => string {
  const press = digestOfFiles(...pressSources)
  return (name) => {
    const inks = sky(name)
    const digest = digestOf(press, JSON.stringify([name, inks, sceneOf(name)]))
    return readFileSync(keptFile(store, `${digest}.svg`, () => Buffer.from(pressPlate(name, inks))), 'utf8')
  }
}
