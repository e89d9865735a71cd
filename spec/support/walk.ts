import { screen, within } from '@testing-library/react'
import { expect, vi } from 'vitest'

type User = { click: (link: HTMLElement) => Promise<void> }

/** Presses a link and waits for its page; behind a dialog the page's heading is hidden. */
export async function walk(user: User, link: HTMLElement, title: string) {
  await user.click(link)
  // A busy machine may need more than the second that is usual.
  await vi.waitFor(() => expect(screen.getByRole('heading', { level: 1, hidden: true })).toHaveAccessibleName(title), 10_000)
}

export const headerLink = (text: string) => within(screen.getByRole('navigation', { name: 'Principale' })).getByRole('link', { name: text })
