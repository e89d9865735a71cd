import type { Page } from 'playwright/test'
import { askNode } from '../../page/ask-node.ts'
import { type InPage, prepare } from '../../page/in-page.ts'
import { some } from '../../report/markup.ts'
import { absence, judgementsOf } from '../judgement.ts'
import type { CellResult } from '../result.ts'
import { wcagCriteria } from '../wcag.ts'
import type { Fault } from './fault.ts'

/** A node as the browser's debugger tells it, as far as it is asked here. */
interface Told {
  nodeName: string
  backendNodeId: number
  children?: Told[]
  shadowRoots?: (Told & { shadowRootType?: string })[]
}

type Unseen = 'frame' | 'closed-tree'

const FRAME = /^(?:I?FRAME|OBJECT|EMBED)$/

/** What of a page is not looked into: frames, wherever they stand, and what has a closed shadow tree. The trees of the browser's own controls are no part of the page. */
function unseenIn({ nodeName, backendNodeId, children = [], shadowRoots = [] }: Told): { kind: Unseen; node: number }[] {
  const isClosed = shadowRoots.some(({ shadowRootType }) => shadowRootType === 'closed')
  const ofPage = shadowRoots.filter(({ shadowRootType }) => shadowRootType !== 'user-agent')
  return [
    ...(FRAME.test(nodeName) ? [{ kind: 'frame' as const, node: backendNodeId }] : []),
    ...(isClosed ? [{ kind: 'closed-tree' as const, node: backendNodeId }] : []),
    ...[...children, ...ofPage].flatMap(unseenIn),
  ]
}

/** Runs in a prepared page: where a part is, if it is shown and not known to be empty. */
function placeOfShown(this: Element): Pick<Fault, 'place' | 'html'> | null {
  const { isShown, locate } = window as unknown as InPage
  const isFrame = this.matches('iframe, frame, object, embed')
  const inside = (this as HTMLIFrameElement).contentDocument?.body
  const isEmpty = inside && inside.childElementCount === 0 && inside.textContent.trim() === ''
  // A tree may show itself beside its host.
  return isShown(this) && !isEmpty && (!isFrame || (this.clientWidth > 1 && this.clientHeight > 1)) ? locate(this) : null
}

/** Of the whole page, whatever stands in it. */
const ofWhole = new Set(['2.4.1', '3.2.3'])
/** What a machine decides of a page: a person is not asked of each. */
const decided = wcagCriteria().map(({ num }) => num).filter((criterion) => !(criterion in judgementsOf({ hasOwnProbes: false })) && !ofWhole.has(criterion))
/** Of a frame these are asked already, as of sound and film. */
const criteriaOf: Record<Unseen, string[]> = { 'frame': decided.filter((criterion) => !absence.has(criterion) || criterion === '2.5.4'), 'closed-tree': decided }
const messages: Record<Unseen, string> = { 'frame': 'No check looks into this frame: does what stands in it meet this criterion?', 'closed-tree': 'Its shadow tree is closed, and no check looks into it: does what stands in it meet this criterion?' }

/** What nothing of ours can look into is asked about, for each criterion that is decided without a person. */
export async function unseenParts(page: Page): Promise<Fault[]> {
  await prepare(page)
  const session = await page.context().newCDPSession(page)
  try {
    const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true })
    const found: Fault[] = []
    for (const { kind, node } of unseenIn(root)) {
      const place = await askNode<ReturnType<typeof placeOfShown>>(session, node, placeOfShown.toString())
      if (place) found.push(...criteriaOf[kind].map((criterion): Fault => ({ criterion, rule: kind, kind: 'review', message: messages[kind], ...place })))
    }
    return found
  } finally {
    await session.detach()
  }
}

const lines: Record<Unseen, (pages: string) => string> = {
  'frame': (pages) => `Frames stand in ${pages}: of what is in them only axe-core tells anything, and a person has to look.`,
  'closed-tree': (pages) => `Closed shadow trees stand in ${pages}: nothing looks into them, and a person has to.`,
}

/** What an audit could not look into, and on which pages. */
export const unseenLines = (cells: Pick<CellResult, 'cell' | 'reviews'>[]): string[] =>
  Object.entries(lines).flatMap(([kind, line]) => {
    const pages = [...new Set(cells.filter(({ reviews }) => reviews.some(({ rules }) => rules.includes(`probe:${kind}`))).map(({ cell }) => cell.path))]
    return pages.length > 0 ? [line(some(pages))] : []
  })
