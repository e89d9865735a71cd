import { CacheProvider, withEmotionCache } from '@emotion/react'
import { type ComponentType, createElement, Suspense, use, useCallback, useEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { Prerendered } from './Prerendered'
import { replayPress } from './replay-press'

interface IslandProps {
  id: string
  /** Gives the same promise each time. It may not use `useId`: its ids would not be the server's. */
  load: () => Promise<ComponentType>
}

function Live({ load }: Pick<IslandProps, 'load'>) {
  return createElement(use(load()))
}

/** Stands in the part's own root, to know when it listens. */
function Awake({ part }: { part: HTMLElement }) {
  useEffect(() => replayPress(part), [part])
  return null
}

/** Calls back as soon as the part comes near the window or is touched, until it is stopped. */
function onApproach(part: HTMLElement, wake: () => void): () => void {
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && wake(), {
    rootMargin: '200px',
  })
  observer.observe(part)
  for (const type of ['focusin', 'pointerdown']) part.addEventListener(type, wake)
  return () => {
    observer.disconnect()
    for (const type of ['focusin', 'pointerdown']) part.removeEventListener(type, wake)
  }
}

/**
 * A part that is static HTML until the reader comes near, and only then fetches its script. React takes over
 * the server's own nodes, in a root of their own: focus, typed text and an open list stay as they are.
 */
export const Island = withEmotionCache(function Island({ id, load }: IslandProps, cache) {
  const awaken = useCallback(
    (part: HTMLElement) => {
      let root: Root | undefined
      let left = false
      const start = (Component: ComponentType) => {
        stop()
        if (root || left) return
        root = hydrateRoot(
          part,
          <CacheProvider value={cache}>
            <Component />
            <Awake part={part} />
          </CacheProvider>,
        )
      }
      const stop = onApproach(part, () => {
        load().then(start, () => {}) // not fetched: the static part stays, the next touch tries again
      })
      return () => {
        left = true
        stop()
        queueMicrotask(() => root?.unmount()) // React forbids it while the page around is being removed
      }
    },
    [cache, load],
  )
  return (
    <Suspense>
      <Prerendered id={id} awaken={awaken}>
        {() => <Live load={load} />}
      </Prerendered>
    </Suspense>
  )
})
