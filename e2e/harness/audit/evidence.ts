import { stripVTControlCharacters } from 'node:util'
import type { TestStep } from 'playwright/types/testReporter'
import { idsOf } from '../requirements/ids.ts'

/** A page as a check met it, read from the runner's own record of its steps. */
export interface Visit {
  /** With what is asked of it: `/?p=2`. */
  path: string
  /** Opened in a window, only its HTML was asked for, or it could not be had. */
  how: 'opened' | 'fetched' | 'not opened'
  viewport: string
  /** As told to the browser: «dark», «forced colours»; plain, if nothing was. */
  media: string
  state: string
  /** When it was asked for. */
  at: string
  /** What was found wrong there. */
  errors: string[]
  /** As the check left it. */
  picture?: string
}

/** The part of a step that is read here. */
export type Step = Pick<TestStep, 'title' | 'category' | 'params' | 'subtitle' | 'startTime'> & { error?: { message?: string } | undefined; steps: Step[] }

/** A step of this title says what a helper has brought the page to. */
export const STATE = 'state: '
export const LOOK = 'look: '

/** In their order. What failed inside an expectation was tried again: only its own end counts; and a fault is that of the innermost step, and blames what the part around it is about. */
const flat = (steps: Step[], isTried = false, blamed = ''): (Step & { blamed: string })[] =>
  steps.flatMap((step) => {
    const own = step.category === 'test.step' && idsOf(`${step.title}: `).length > 0 ? `${step.title}: ` : blamed
    const inner = flat(step.steps, isTried || step.category === 'expect', own)
    const isOwn = !isTried && !inner.some(({ error }) => error)
    return [{ ...step, blamed: own, category: isTried ? 'tried' : step.category, error: isOwn ? step.error : undefined }, ...inner]
  })

/** What a message says: in no colours, and of no folder of the machine. */
export const wordsOf = (message: string): string => stripVTControlCharacters(message).replaceAll(`${process.cwd()}/`, '')

const addressOf = ({ title, subtitle, params = {} }: Step): string | undefined =>
  /^(?:Navigate|GET|Fetch)\b/.test(title) ? String(params.url ?? /"([^"]+)"/.exec(`${title} ${subtitle ?? ''}`)?.[1] ?? '') : undefined

/** The path inside the site, with what is asked of it; nothing for an address elsewhere. */
function pathOf(address: string, base: string): string | undefined {
  const site = new URL(base)
  const url = new URL(/^[a-z]+:/.test(address) ? address : address.startsWith('/') ? address : `http://${address}`, site)
  const folder = site.pathname.replace(/\/$/, '')
  const isInside = url.host === site.host && `${url.pathname}/`.startsWith(`${folder}/`)
  return isInside ? (url.pathname.slice(folder.length) || '/') + url.search : undefined
}

/** A path may hold any sign; one of punctuation that follows it is not part of it. */
const names = (text: string, path: string): boolean => text.split(/[\s«»→]+/).some((word) => word === path || word.replace(/[,:;]+$/, '') === path)

const mediaOf = (params: Step['params'] = {}): string => {
  const said = Object.entries(params as Record<string, string>).filter(([name, value]) => value && !(name === 'colorScheme' && value === 'light') && value !== 'no-preference')
  return said.map(([name, value]) => (name === 'colorScheme' || name === 'media' ? value : `${name} ${value}`)).join(', ') || 'light'
}

/**
 * Which pages a check met, how they looked, and what it found wrong on each. A fault is that of the page that its message names; if it names
 * none, that of each page opened since the last expectation: the worst reading. `messages` are those of the test: without any it has passed, whatever was
 * tried; one that no step bears, as of a test that took too long, is that of what was open, whatever else failed before.
 */
export function visitsOf(steps: Step[], base: string, viewport: string, messages: string[] = []): Visit[] {
  const visits: Visit[] = []
  const borne = new Set<string>()
  let group: Visit[] = []
  let isJudged = false
  let opened = 0
  const look = { viewport, media: 'light' }
  const enter = (visit: Visit) => {
    if (isJudged) group = []
    isJudged = false
    opened = visits.push(visit) - 1
    group.push(visit)
  }
  for (const step of flat(steps)) {
    const { title, params = {}, category } = step
    const address = addressOf(step)
    const path = address === undefined ? undefined : pathOf(address, base)
    if (title.startsWith('Set viewport size')) look.viewport = `${String(params['viewportSize.width'] ?? params.width)}x${String(params['viewportSize.height'] ?? params.height)}`
    if (title.startsWith('Emulate media')) look.media = mediaOf(params)
    if (title.startsWith(LOOK)) [look.media, look.viewport] = title.slice(LOOK.length).split(' · ') as [string, string]
    const open = visits.at(-1)
    if (title.startsWith(STATE) && open) {
      const state = title.slice(STATE.length)
      // A page that is brought from one state to another has been in both.
      if (open.state === 'plain') open.state = state
      else enter({ ...open, state, at: step.startTime.toISOString(), errors: [] })
    }
    if (path !== undefined) {
      const how = !title.startsWith('Navigate') ? 'fetched' : step.error ? 'not opened' : 'opened'
      enter({ path, how, ...look, state: 'plain', at: step.startTime.toISOString(), errors: [] })
    }
    if (category === 'expect') {
      isJudged = true
      // An open page may be given other looks, one after the other, and be judged in each.
      const isNew = open?.how === 'opened' && !visits.slice(opened).some(({ viewport: size, media }) => size === look.viewport && media === look.media)
      if (isNew) {
        const again = { ...open, ...look, at: step.startTime.toISOString(), errors: [] }
        visits.push(again)
        group.push(again)
      }
    }
    const message = wordsOf(step.error?.message ?? '')
    if (!message) continue
    const named = visits.filter((visit) => names(`${title} ${message.split('\n')[0]!}`, visit.path))
    for (const visit of named.length > 0 ? named : group) {
      visit.errors.push(step.blamed + message)
      borne.add(message)
    }
  }
  const left = messages.filter((message) => !borne.has(message))
  return visits.map((visit) => ({ ...visit, errors: messages.length === 0 ? [] : group.includes(visit) ? [...visit.errors, ...left] : visit.errors }))
}
