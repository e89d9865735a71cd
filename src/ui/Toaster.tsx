import { css } from '@emotion/react'
import { useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'

export type Toast = typeof toast

// Sonner's own is 20 px, at a corner outside the toast: too small for a finger.
const closable = css({
  '& [data-sonner-toast][data-styled=true] [data-close-button]': {
    position: 'static',
    order: 9,
    flex: 'none',
    width: '2.75rem',
    height: '2.75rem',
    marginLeft: 'auto',
    transform: 'none',
  },
})

/** Where toasts appear; loaded with the first of them. */
export function Toaster({ onReady }: { onReady: (show: Toast) => void }) {
  // A toast that is sent before Sonner listens is lost; its own effect runs before this one.
  useEffect(() => onReady(toast), [onReady])
  return (
    <div css={closable}>
      <Sonner
        position="bottom-right"
        hotkey={['altKey', 'KeyT']}
        closeButton
        theme="system"
        containerAriaLabel="Notifiche"
        toastOptions={{ closeButtonAriaLabel: 'Chiudi la notifica' }}
      />
    </div>
  )
}
