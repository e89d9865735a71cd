import type { Page } from 'playwright/test'
import { type InPage, prepare } from '../../page/in-page.ts'
import type { Fault } from './fault.ts'
import { ofPictures } from './pictures.ts'
import { ofScripts } from './scripts.ts'

/** Runs in the page: what its elements say without being touched. */
const readMarkup = (): Fault[] => {
  const { locate } = window as unknown as InPage
  const found: Fault[] = []
  const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [root, ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : []))]
  const roots = rootsIn(document)
  const every = <Found extends Element>(selector: string): Found[] => roots.flatMap((root) => [...root.querySelectorAll<Found>(selector)])
  const add = (element: Element, criteria: string, kind: Fault['kind'], rule: string, message: string) => {
    for (const criterion of criteria.split(' ')) found.push({ criterion, rule, kind, message, ...locate(element) })
  }
  const each = (selector: string, ...[criteria, kind, rule, message]: [string, Fault['kind'], string, string]) => {
    for (const element of every(selector)) add(element, criteria, kind, rule, message)
  }
  each('audio', '1.2.1', 'review', 'sound', 'Does a text say what is heard here?')
  each('video', '1.2.1 1.2.2 1.2.3 1.2.4 1.2.5', 'review', 'film', 'Does it have captions, and is what only the picture shows told in words?')
  each('iframe, object, embed', '1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.4.2', 'review', 'embedded', 'Does what is embedded hold sound or film, and what it takes to follow it?')
  each('iframe, object, embed', '3.3.8', 'review', 'embedded', 'If one signs in there: can one be let in without remembering, copying or solving anything?')
  each('iframe, object, embed', '2.2.1 2.2.2', 'review', 'embedded', 'Does what is embedded move, renew itself or set a limit of time, and can that be stopped?')
  each('video, iframe, object, embed', '2.3.1', 'review', 'flashing', 'Does anything flash here more than three times in a second?')
  each('svg:not(svg svg):has(animate, animateTransform, animateMotion, set)', '2.2.2 2.3.1', 'review', 'moving', 'Does the drawing move, and can it be stopped?')
  // A script or a button may stop it, it may be short, or silent: what an attribute says is not enough.
  each(':is(audio, video)[autoplay]:not([muted])', '1.4.2', 'review', 'autoplay', 'If it sounds by itself: for three seconds at most, or can it be stopped at the beginning of the page?')
  each('video[autoplay]', '2.2.2', 'review', 'moving', 'It moves by itself: can it be stopped?')
  const canBeStopped = every('script, [onclick], [onmouseover], [onmouseenter], [onfocus], [onkeydown]').length > 0
  for (const line of every('marquee').filter((one) => one.checkVisibility({ visibilityProperty: true }))) {
    if (canBeStopped || line.matches('[loop], [scrollamount="0"]')) add(line, '2.2.2', 'review', 'moving', 'It moves by itself: can it be stopped, or does it end?')
    else add(line, '2.2.2', 'violation', 'moving', 'It moves by itself, and nothing stops it.')
  }
  each('img[src$=".gif" i], img[src*=".gif?" i]', '2.2.2 2.3.1', 'review', 'moving', 'Does the picture move, and can it be stopped?')
  each('canvas', '1.1.1', 'review', 'canvas', 'Does a text say what is drawn here?')
  each('input[type=password]', '3.3.8', 'review', 'login', 'Can one be let in without remembering, copying or solving anything?')
  // A code that was sent, or a puzzle, is typed into a field like any other.
  const [typed] = every('input:is(:not([type]), [type=""], [type=text], [type=tel], [type=number], [type=email])')
  if (typed) add(typed, '3.3.8', 'review', 'login', 'If one signs in here, as with a code or a puzzle: can one be let in without remembering, copying or solving anything?')
  each('[draggable=true], input[type=range]', '2.5.7', 'review', 'dragging', 'Can what is dragged be done by single presses, too?')
  each(':is(input[type=email], input[type=tel]):not([autocomplete])', '1.3.5', 'review', 'purpose', 'If this asks for something of the reader’s own: the field does not say what.')

  for (const { effect } of roots.flatMap((root) => root.getAnimations())) {
    const { endTime, duration, iterations = 1 } = effect?.getComputedTiming() ?? {}
    const target = effect instanceof KeyframeEffect ? effect.target : null
    if (!target?.checkVisibility()) continue
    if (Number(endTime) > 5000) add(target, '2.2.2', 'review', 'moving', 'It moves for more than five seconds: can it be stopped?')
    // There and back is a flash; from six steps on they may come in a part of the whole.
    const steps = effect instanceof KeyframeEffect ? effect.getKeyframes().length : 0
    const flashes = Math.max(1, Math.ceil((steps - 1) / 2))
    const isFast = (flashes * 1000) / Number(duration) >= 3 && flashes * iterations > 3
    if (isFast || steps >= 6) add(target, '2.3.1', 'review', 'flashing', 'Does it flash more than three times in a second?')
  }

  const places = new Map<string, { link: HTMLAnchorElement; href: string }>()
  for (const link of every<HTMLAnchorElement>('a[href]')) {
    const name = (link.ariaLabel ?? `${link.textContent} ${[...link.querySelectorAll('img')].map(({ alt }) => alt).join(' ')}`).replace(/\s+/g, ' ').trim().toLowerCase()
    const known = places.get(name)
    if (name && known && known.href !== link.href) add(link, '2.4.4', 'review', 'one-name', `Another link is called «${name}», too, and leads elsewhere: does its sentence tell them apart?`)
    if (!known) places.set(name, { link, href: link.href })
  }
  return found
}

/** What can be read from a page as it stands, before anything in it is stopped. */
export async function readPage(page: Page): Promise<Fault[]> {
  await prepare(page)
  return [...(await page.evaluate(readMarkup)), ...(await ofPictures(page)), ...(await ofScripts(page))]
}
