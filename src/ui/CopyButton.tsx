import { button } from './LinkButton'
import { Icon } from './Icon'
import { toasts } from './toasts'

interface CopyButtonProps {
  label: string
  /** Read when the button is pressed. */
  text: () => string
  done: string
}

/** Copies a text and says how it went. */
export function CopyButton({ label, text, done }: CopyButtonProps) {
  const copy = async () => {
    const copied = navigator.clipboard.writeText(text())
    const toast = await toasts()
    toast.promise(copied, {
      loading: 'Copio…',
      success: done,
      error: 'Il browser non lascia copiare: usa la barra degli indirizzi.',
    })
  }
  return (
    <button type="button" css={button} onClick={() => void copy()}>
      <Icon name="Copy" />
      {label}
    </button>
  )
}
