import { type Fault, ofPage } from './fault.ts'

/** Runs in the page: what it has in common with others, or should not; of its links those of what stands around the content, in their order. */
export const readFrame = () => ({
  title: document.title.trim(),
  /** Of «en-GB» the first part. */
  language: document.documentElement.lang.trim().toLowerCase().split('-')[0]!,
  links: [...document.querySelectorAll<HTMLAnchorElement>(':is(header, nav, footer, [role=banner], [role=navigation], [role=contentinfo]) a[href]')]
    .filter((link) => !link.closest('main :is(header, footer), article, [role=main] :is(header, footer)'))
    .map((link): { name: string; href: string; isRelated?: boolean } => ({ name: (link.ariaLabel ?? link.textContent ?? '').replace(/\s+/g, ' ').trim(), href: link.href, isRelated: link.closest(':is(main, [role=main], aside, [role=complementary]) :is(nav, [role=navigation])') !== null })),
  /** Anywhere: of a menu that is marked as nothing it cannot be told. */
  hasLinks: document.querySelector('a[href]') !== null,
})

export type Frame = ReturnType<typeof readFrame> & { path: string }

const once = ({ links }: Frame): Frame['links'] => links.filter(({ href }) => links.filter((other) => other.href === href).length === 1)

/** Pages that were told to be unlike those before them: no others are measured by them. */
const odd = new WeakSet<Frame>()

/** What is wrong with one page beside those before it. */
export function unlike(frame: Frame, earlier: Frame[]): Fault[] {
  // In each language a site may call its links otherwise, and order them so; a page that names none has no excuse, on neither side.
  const alike = earlier.filter((page) => !odd.has(page) && (page.language === frame.language || page.language === '' || frame.language === ''))
  const own = once(frame)
  const beside = alike.map((page) => ({ path: page.path, others: once(page) }))
  const moves = beside.flatMap(({ path, others }) => {
    const common = own.filter(({ href }) => others.some((other) => other.href === href))
    const movedIn = (links: Frame['links']) => {
      const order = others.filter(({ href }) => links.some((link) => link.href === href)).map(({ href }) => href)
      return links.find(({ href }, at) => href !== order[at])
    }
    // What stands beside or in the content may be chosen for it, and is no navigation that is repeated.
    const sure = movedIn(common.filter(({ isRelated }) => !isRelated))
    const link = sure ?? movedIn(common)
    return link ? [{ path, name: link.name, isSure: sure !== undefined }] : []
  })
  const moved = moves.find(({ isSure }) => isSure) ?? moves[0]
  const renamed = own.flatMap(({ href, name }) => {
    const other = beside.find(({ others }) => others.some((link) => link.href === href && link.name !== name))
    return other ? [{ path: other.path, name }] : []
  })
  if (moved?.isSure || renamed.length > 0) odd.add(frame)
  const unread = beside.length > 0 && frame.links.length === 0 && frame.hasLinks
  const twin = earlier.find(({ title }) => title !== '' && title === frame.title)
  return [
    ...(moved ? [ofPage('3.2.3', 'order', moved.isSure ? 'violation' : 'review', `«${moved.name}» stands in another order among the links of the page than on ${moved.path}.`, moved.name)] : []),
    ...renamed.map(({ name, path }) => ofPage('3.2.4', 'renamed', 'review', `What is called «${name}» here has another name on ${path}.`, name)),
    ...(unread ? ['3.2.3', '3.2.4'].map((criterion) => ofPage(criterion, 'unread', 'review', 'No link stands in what the page marks as header, navigation or footer: has what comes again on each page the same order and names?')) : []),
    ...(twin ? [ofPage('2.4.2', 'same-title', 'review', `The title is that of ${twin.path}, too: does it say what this page is about?`, frame.title)] : []),
  ]
}
