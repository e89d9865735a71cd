import { css } from '@emotion/react'
import * as Radix from '@radix-ui/react-tooltip'
import type { ReactElement } from 'react'
import { color } from '../config/theme.ts'

const OPEN_DELAY_MS = 700
const SKIP_DELAY_MS = 300

const bubble = css({
  zIndex: 30,
  padding: '.375rem .75rem',
  borderRadius: 2,
  background: color.text,
  color: color.background,
  fontSize: '1rem',
  outline: '1px solid transparent',
})

interface TooltipProps {
  text: string
  /** One control without a text of its own, named by `aria-label`. */
  children: ReactElement
}

export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content css={bubble} sideOffset={8}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
