import { random } from './random.ts'

const SEED = 22

/** The sample of WCAG-EM: one page of each kind, and a tenth as many again at random, at least three, if there are. */
export function sample({ all, kinds, missing }: { all: string[]; kinds: string[]; missing?: string | undefined }): { structured: string[]; random: string[] } {
  const structured = [...kinds.filter((path) => path !== missing), ...(missing === undefined ? [] : [missing])]
  const others = all.filter((path) => !structured.includes(path))
  const draw = random(SEED)
  const atRandom: string[] = []
  const wanted = Math.min(others.length, Math.max(3, Math.ceil(structured.length / 10)))
  while (atRandom.length < wanted) {
    atRandom.push(...others.splice(Math.floor(draw() * others.length), 1))
  }
  return { structured, random: atRandom }
}
