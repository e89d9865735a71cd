import { button } from './LinkButton.tsx'
import { Icon } from './Icon.tsx'

interface CopyButtonProps {
  label: string
  text: string
  /** The page's address follows the text, as it is when the button is pressed. */
  here?: boolean
  done: string
}

/**
 * Copies a text and says how it went. A script of the page does both (src/app/start-copy.ts): a browser lets a page copy during the press only,
 * not once a script has come. Without scripts the button is not there.
 */
export function CopyButton({ label, text, here, done }: CopyButtonProps) {
  return (
    // Where the notice cannot be fetched, that script changes the words.
    <button type="button" css={button} data-copy={text} data-here={here ? '' : undefined} data-done={done} suppressHydrationWarning>
      <Icon name="Copy" />
      {label}
    </button>
  )
}
