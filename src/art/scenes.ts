import { readdirSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Scene } from './kit/mark.ts'
import { noScene } from './no-scene.ts'

const folder = 'src/art/scenes'

async function sceneIn(file: string): Promise<[string, Scene]> {
  const module = (await import(/* @vite-ignore */ pathToFileURL(resolve(folder, file)).href)) as { scene?: Scene }
  if (!module.scene) throw new Error(`${folder}/${file}: expected «export const scene»`)
  return [basename(file, '.ts'), module.scene]
}

/** One file, one scene, one plate, all of one name: an article's slug, or a screen's last path segment. */
const scenes = new Map(await Promise.all(readdirSync(folder).toSorted().map(sceneIn)))

export const plateNames = [...scenes.keys()]

export function sceneOf(name: string): Scene {
  const scene = scenes.get(name)
  if (!scene) throw noScene(name)
  return scene
}
