import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { type ComponentType, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { replayPress } from './replay-press.ts'

/** Stands in the part's own root, to know when it listens. */
function Awake({ onAwake }: { onAwake: () => void }) {
  useEffect(onAwake, [onAwake])
  return null
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
const controlsOf = (part: HTMLElement) => [...part.querySelectorAll<Control>('input, select, textarea')]

/** Whether it says something else than it was built with. */
const isChanged = (control: Control) =>
  control instanceof HTMLSelectElement ? [...control.options].some((option) => option.selected !== option.defaultSelected) : control.value !== control.defaultValue || ('checked' in control && control.checked !== control.defaultChecked)

/** Keeps what the reader has entered in the part's controls; gives it back to those that came in their place, where anything was. */
function keepTyped(part: HTMLElement): () => void {
  const kept = controlsOf(part).map((control) => isChanged(control) && { value: control.value, checked: 'checked' in control && control.checked })
  return () => {
    if (!kept.some(Boolean)) return
    for (const [place, control] of controlsOf(part).entries()) Object.assign(control, kept[place])
    part.querySelector('form')?.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

const touches = ['focusin', 'pointerdown']

/** Calls back as soon as the part comes near the window or is touched, until it is stopped. */
function onApproach(part: HTMLElement, wake: () => void): () => void {
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && wake(), {
    rootMargin: '200px',
  })
  observer.observe(part)
  for (const type of touches) part.addEventListener(type, wake)
  return () => {
    observer.disconnect()
    for (const type of touches) part.removeEventListener(type, wake)
  }
}

/**
 * Fetches an island's own script when the reader comes near, or at once where it starts by itself. React takes over the server's own nodes, in a root of
 * their own: focus, typed text and an open list stay as they are.
 */
export function wake(part: HTMLElement, load: () => Promise<ComponentType>, cache: EmotionCache): void {
  let awake = false
  const listens = () => {
    part.dataset.awake = ''
    replayPress(part)
  }
  const start = (Component: ComponentType | undefined) => {
    // A file that came in part may be read all the same, and then brings nothing.
    if (!Component) return
    stop()
    if (awake) return
    awake = true
    hydrateRoot(
      part,
      <CacheProvider value={cache}>
        <Component />
        <Awake onAwake={listens} />
      </CacheProvider>,
      // The page was changed on its way: React has made the part anew.
      { onRecoverableError: keepTyped(part) },
    )
  }
  const fetchScript = () => {
    load().then(start, () => {}) // not fetched: the static part stays, the next touch tries again
  }
  const stop = onApproach(part, fetchScript)
  if ('start' in part.dataset) fetchScript()
}
