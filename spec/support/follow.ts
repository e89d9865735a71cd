import { cleanup, screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import { visit } from './subject.tsx'

type User = { click: (link: HTMLElement) => Promise<void> }

/** Presses a link, which must be left to the browser, and does what the browser then does: opens its page as a new document. */
export async function follow(user: User, link: HTMLElement, title: string) {
  let left: boolean | undefined
  const listen = (event: MouseEvent) => {
    left = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', listen)
  await user.click(link)
  window.removeEventListener('click', listen)
  expect(left, 'left to the browser').toBe(true)
  const target = link.getAttribute('href')!
  cleanup()
  await visit(target)
  expect(screen.getByRole('heading', { level: 1, hidden: true })).toHaveAccessibleName(title)
}

export const headerLink = (text: string) => within(screen.getByRole('navigation', { name: 'Principale' })).getByRole('link', { name: text })
