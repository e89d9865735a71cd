import { css } from '@emotion/react'
import { useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { color, font } from '../config/theme.ts'

export type Toast = typeof toast

// A slip of ink under double rules. Sonner's own control to close it is 20 px, at a corner outside the toast: too small for a finger.
// Large letters leave what is around the words as it is; in a low window the longest notice would be higher than it, and they grow less.
const slip = css({
  '--gray11': color.gold,
  '&[data-sonner-toaster] [data-sonner-toast][data-styled=true]': {
    gap: 'min(.75rem, 2.5vw)',
    padding: '.375rem .375rem .375rem min(1.25rem, 4vw)',
    border: `1px solid ${color.waterline}`,
    borderTop: `6px double ${color.gold}`,
    borderRadius: 0,
    boxShadow: 'none',
    background: color.lagoon,
    color: color.onLagoon,
    font: `600 min(1.0625rem, 8.9vh)/1.4 ${font.ui}`,
    '--text': color.onLagoon,
    '&:focus-visible': { outline: `3px solid ${color.gold}`, outlineOffset: 3 },
    '& [data-icon]': { color: color.gold, margin: 0 },
    '& [data-close-button]': {
      '&, &:hover': { position: 'static', order: 9, flex: 'none', width: 44, height: 44, marginLeft: 'auto', transform: 'none', border: 0, borderRadius: 0, background: 'none', color: 'inherit' },
      '&:focus-visible': { boxShadow: 'none', outline: `3px solid ${color.onLagoon}`, outlineOffset: -3 },
      '& svg': { width: '1.125rem', height: '1.125rem' },
    },
  },
})

/** Where toasts appear; loaded with the first of them. */
export function Toaster({ onReady }: { onReady: (show: Toast) => void }) {
  // A toast that is sent before Sonner listens is lost; its own effect runs before this one.
  useEffect(() => onReady(toast), [onReady])
  return (
    <Sonner
      css={slip}
      position="bottom-right"
      hotkey={['altKey', 'KeyT']}
      closeButton
      theme="system"
      containerAriaLabel="Notifiche"
      toastOptions={{ closeButtonAriaLabel: 'Chiudi la notifica' }}
    />
  )
}
