import { useState } from 'react'
import { button } from './LinkButton'
import { Icon } from './Icon'
import { toasts } from './toasts'

interface CopyButtonProps {
  label: string
  /** Read when the button is pressed. */
  text: () => string
  done: string
}

const REFUSED = 'Il browser non lascia copiare: usa la barra degli indirizzi.'

/** Fails, too, where the browser offers no clipboard: it does so on secure addresses only. */
const write = async (text: string): Promise<void> => navigator.clipboard.writeText(text)

/** Copies a text and says how it went. */
export function CopyButton({ label, text, done }: CopyButtonProps) {
  const [name, setName] = useState(label)
  const copy = async () => {
    const copied = write(text())
    try {
      const toast = await toasts()
      toast.promise(copied, { loading: 'Copio…', success: done, error: REFUSED })
    } catch {
      // The notice could not be fetched: the button itself says how it went.
      setName(await copied.then(() => done, () => REFUSED))
    }
  }
  return (
    <button type="button" css={button} onClick={() => void copy()}>
      <Icon name="Copy" />
      {name}
    </button>
  )
}
