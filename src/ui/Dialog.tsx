import { css, keyframes } from '@emotion/react'
import * as Radix from '@radix-ui/react-dialog'
import { type ReactNode, useRef } from 'react'
import { color, DEEP, motion } from '../config/theme.ts'
import { button } from './LinkButton.tsx'
import { Icon } from './Icon.tsx'
import { Tooltip } from './Tooltip.tsx'

// Radix's own overlay locks the scroll with an injected <style>, which the Content-Security-Policy forbids.
// This one has a pixel to scroll of its own and keeps the scrolling to itself, so the page below stays where it is.
const overlay = css({
  position: 'fixed',
  inset: 0,
  zIndex: 20,
  display: 'grid',
  placeItems: 'center',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'none',
  pointerEvents: 'auto',
  '&::before': { content: '""', gridArea: '1/1', width: 1, height: 'calc(100dvh + 1px)' },
  // A box that scrolls and whose content moves is painted twice in WebKit: half-clear, its own ground would be darker meanwhile.
  // The pointer goes through it: what is fixed would hand a turn of the wheel to the page.
  '&::after': { content: '""', position: 'fixed', inset: 0, zIndex: -1, pointerEvents: 'none', background: `${DEEP}b3` },
})

const rise = keyframes({ from: { opacity: 0, translate: '0 .75rem' } })
const panel = css({
  position: 'relative',
  gridArea: '1/1',
  width: 'calc(100% - 2rem)',
  maxWidth: '500px',
  margin: '1rem 0',
  outline: 0,
  borderRadius: 2,
  background: color.background,
  // By night the panel is as dark as what it covers: a line says where it ends.
  boxShadow: `0 0 0 1px ${color.line}, 0 1.5rem 4rem ${DEEP}80`,
  '&:focus': { outline: 0 },
  '& img': { display: 'block', width: '100%', height: 'auto' },
  [motion]: { animation: `${rise} .28s` },
  '@media (forced-colors: active)': { border: '2px solid CanvasText' },
})
const words = css({ padding: '1.75rem 2rem 2rem', '& h2': { fontSize: '2.25rem' }, '& p': { margin: '.75rem 0 1.5rem' } })
const close = css(button, {
  position: 'absolute',
  top: '.75rem',
  right: '.75rem',
  width: '2.75rem',
  minHeight: '2.75rem',
  padding: 0,
  background: color.background,
  color: color.text,
  // Inside, where its ground is known: around it is the picture.
  '&:focus-visible': { outlineOffset: -6 },
})

interface DialogProps {
  onClose: () => void
  picture: ReactNode
  title: string
  description: string
  children: ReactNode
}

/** A dialog that no control opened; it is open while it is mounted. On closing, focus goes back to where it was. */
export function Dialog({ onClose, picture, title, description, children }: DialogProps) {
  const before = useRef<Element | null>(null)
  return (
    <Radix.Root open onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <div css={overlay}>
          <Radix.Content
            css={panel}
            onOpenAutoFocus={(event) => {
              before.current = document.activeElement
              // Radix would pick the close control, whose tooltip covers the picture and takes the first Escape;
              // from the panel itself, Shift+Tab would lead nowhere.
              event.preventDefault()
              if (event.currentTarget instanceof HTMLElement) event.currentTarget.querySelector<HTMLElement>('a, button')?.focus()
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              if (before.current instanceof HTMLElement) before.current.focus()
            }}
          >
            {picture}
            <div css={words}>
              <Radix.Title>{title}</Radix.Title>
              <Radix.Description>{description}</Radix.Description>
              {children}
            </div>
            <Tooltip text="Chiudi">
              <Radix.Close css={close} aria-label="Chiudi">
                <Icon name="X" />
              </Radix.Close>
            </Tooltip>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}
