import { iconsUrl } from 'virtual:pictures'
import type { IconName } from './icon-names.ts'

/** A decoration beside a text that says the same: hidden from assistive technology. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg aria-hidden width="1.125em" height="1.125em">
      <use href={`${iconsUrl}#${name}`} />
    </svg>
  )
}
