import createCache from '@emotion/cache'
import { wake } from '../ui/wake'
import { islands } from './islands'

export { notice } from './notice'

const cache = createCache({ key: 'c', stylisPlugins: [] })

/** From here on the page's islands wake when the reader comes near. */
export function awaken(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const load = islands[part.dataset.island ?? '']
    if (load) wake(part, load, cache)
  }
}
