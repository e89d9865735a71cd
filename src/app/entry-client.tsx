import createCache from '@emotion/cache'
import { wake } from '../ui/wake.tsx'
import { islands } from './islands.ts'

export { notice } from './notice.ts'

const cache = createCache({ key: 'c', stylisPlugins: [] })

/** From here on the page's islands wake when the reader comes near. */
export function awaken(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const load = islands[part.dataset.island ?? '']
    if (load) wake(part, load, cache)
  }
}
