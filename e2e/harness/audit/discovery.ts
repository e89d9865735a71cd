import { count, some } from '../report/markup.ts'
import { Unusable } from '../command/unusable.ts'
import { read } from '../crawl/read.ts'
import type { AuditSite } from '../site.ts'
import { reasonOf } from '../verify/address.ts'
import { followLinks, MOST_PAGES } from './follow-links.ts'
import { htmlOf } from './html-of.ts'
import type { Opened } from './opened.ts'
import { sample } from './sample.ts'
import { templatesOf } from './templates.ts'

/** The pages of a site that are looked at, and how they were chosen. */
export interface Discovery {
  /** Each page of the site that is known, as served. */
  html: Record<string, string>
  missing?: string
  sampled: { structured: string[]; random: string[] }
  /** The sample could not be chosen as WCAG-EM asks; why, and what else is not known. */
  limits: string[]
}

/** A site that is looked at somewhere, and what was told of it. */
export interface Place extends Pick<Opened, 'start' | 'folder'> {
  told: AuditSite
  isFull: boolean
}

const MOST_TEMPLATES = 12
const NOWHERE = 'no-page-answers-here'

async function missingOf(start: string, folder: string): Promise<{ path: string; html: string } | undefined> {
  const address = new URL(`${folder}/${NOWHERE}`, start)
  // What does not answer has no page for what is missing either.
  const response = await read(address).catch(() => undefined)
  return response?.status === 404 && /html/.test(typeOf(response)) ? { path: address.pathname, html: await htmlOf(response) } : undefined
}

const typeOf = (response: Response): string => response.headers.get('content-type') ?? 'no type'

/** A page that the site file names, as served; the one for what is missing need not answer well. */
async function toldPage(origin: string, path: string, isMissing: boolean): Promise<string> {
  const wanted = `${path}: expected the page that the site file names`
  const response = await read(new URL(path, origin)).catch((error: unknown) => {
    throw new Unusable(`${wanted}, found that ${reasonOf(error)}`)
  })
  // What another host answers is no page of this site, and would be told as one.
  if (new URL(response.url).host !== new URL(origin).host) throw new Unusable(`${wanted}, found that it leads to ${response.url}`)
  if (!response.ok && !isMissing) throw new Unusable(`${wanted}, found status ${response.status}`)
  if (!/html/.test(typeOf(response))) throw new Unusable(`${wanted}, text/html, found ${typeOf(response)}`)
  return htmlOf(response)
}

/** The pages that a site file names, as served. */
export const toldPages = async (origin: string, paths: string[], missing?: string): Promise<Record<string, string>> =>
  Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await toldPage(origin, path, path === missing)] as const)))

/** A kind of pages is shown by one of the site. */
export function expectKinds(kinds: string[], paths: string[]): void {
  const unknown = kinds.find((path) => !paths.includes(path))
  if (unknown !== undefined) throw new Unusable(`pages.kinds: expected paths of the site, as ${paths[0]}, found «${unknown}»`)
}

/** Chooses the sample of a site that nobody prepared: its start, a page of each template, and others at random. */
export async function discover({ start, folder, told, isFull }: Place): Promise<Discovery> {
  const { origin } = new URL(start)
  const all = told.pages?.all
  const followed = all ? { pages: await toldPages(origin, all), isCut: false, broken: [], documents: [] } : await followLinks(start, folder)
  const paths = Object.keys(followed.pages)
  if (paths.length === 0) throw new Unusable(`${start}: expected a page to begin with, found none`)
  const templates = told.pages?.kinds ?? templatesOf(followed.pages)
  const toldMissing = told.pages?.missing
  const missing = toldMissing ? { path: toldMissing, html: (await toldPages(origin, [toldMissing], toldMissing))[toldMissing]! } : await missingOf(start, folder)
  if (told.pages?.kinds) expectKinds(told.pages.kinds, [...paths, ...(missing ? [missing.path] : [])])
  const kinds = templates.slice(0, MOST_TEMPLATES)
  const limits = [
    ...(all ? [] : [`The sample was made by following the links from the start: ${paths.length} pages, of ${templates.length} templates by their markup. Pages that no link in the HTML as served leads to, or that a script, a form or a login hides, are not known.`]),
    ...(followed.isCut ? [`Links were followed to ${MOST_PAGES} pages; there are more.`] : []),
    ...(templates.length > kinds.length ? [`Of ${templates.length} templates ${kinds.length} are in the sample.`] : []),
    ...(followed.broken.length > 0 ? [`No page answers at ${some(followed.broken)}, where links lead.`] : []),
    ...(followed.documents.length > 0 ? [`Links lead to ${count(followed.documents.length, 'document')} that are no pages of HTML, ${some(followed.documents)}: not looked at.`] : []),
    ...(missing ? [] : ['What is missing has no page of its own that answers 404.']),
  ]
  const html = { ...followed.pages, ...(missing ? { [missing.path]: missing.html } : {}) }
  const sampled = isFull ? { structured: Object.keys(html), random: [] } : sample({ all: paths, kinds, missing: missing?.path })
  return { html, ...(missing ? { missing: missing.path } : {}), sampled, limits }
}

/** What an audit cannot know of a site of which little was told. */
export function untold({ states, locale, specification: { decisions, answers } = {} }: AuditSite): string[] {
  return [
    ...(states ? [] : ['No states were told: menus, dialogs, errors and messages were not opened.']),
    'Nothing was sent: what a form answers was not seen.',
    ...(locale ? [] : ['No language was told: whether the pages are written in the one that they declare was not judged.']),
    ...(decisions ? [] : ['No decisions of people were told: what engines report was taken as it is.']),
    ...(answers ? [] : ['No answers of people were told.']),
    'Level AAA, and practices that no criterion asks for, were not judged.',
  ]
}
