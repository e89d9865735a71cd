import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Sabotage } from '../harness/sabotage/sabotage.ts'

const ENDING = '.sabotages.ts'

export interface Told extends Sabotage {
  /** The chapter that the sabotage stands beside. */
  chapter: string
}

async function besides(file: string): Promise<Told[]> {
  const { sabotages } = (await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href)) as { sabotages: Sabotage[] }
  return sabotages.map((sabotage) => ({ ...sabotage, chapter: file.replace(ENDING, '.md') }))
}

/** Every sabotage of the specification. */
export const sabotages: Told[] = (await Promise.all(globSync(`spec/*${ENDING}`).toSorted().map(besides))).flat()
