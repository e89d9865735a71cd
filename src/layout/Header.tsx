import { css } from '@emotion/react'
import { useLocation } from 'react-router-dom'
import { Logo } from '../art/Logo.tsx'
import { normalPath, paths } from '../config/paths.ts'
import { site } from '../config/site.ts'
import { color, font, from, rule } from '../config/theme.ts'
import { button } from '../ui/LinkButton.tsx'
import { container } from '../ui/surface.ts'

const links = [
  { to: paths.home, text: 'Home' },
  { to: paths.owners, text: 'Proprietario' },
  { to: paths.guests, text: 'Ospite' },
  { to: paths.lab, text: 'Lab' },
  { to: paths.contacts, text: 'Contatti' },
]

const bar = css({ position: 'sticky', top: 0, zIndex: 5, background: color.background, borderBottom: rule.double })
const row = css(container, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '4.25rem',
})
const brand = css({
  display: 'flex',
  alignItems: 'center',
  gap: '.625rem',
  minHeight: '2.75rem',
  font: `400 min(1.75rem, 9vw)/1 ${font.display}`,
  textDecoration: 'none',
})
const skip = css({
  position: 'absolute',
  left: '-99em',
  zIndex: 9,
  padding: '.75rem 1.25rem',
  background: color.text,
  color: color.background,
  '&:focus': { left: '1rem', top: '.75rem' },
})
const toggle = css(button, { minHeight: '2.75rem', padding: '0 min(1rem, 5vw)', [from.grid]: { display: 'none' } })
const menu = css({
  inset: '4.4rem 0 auto',
  width: '100%',
  margin: 0,
  padding: '.5rem 1.5rem 1rem',
  border: 0,
  borderBottom: rule.double,
  background: color.background,
  color: 'inherit',
  '& a': { display: 'flex', alignItems: 'center', minWidth: '2.75rem', minHeight: '3rem', width: 'fit-content', fontWeight: 600, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  '& [aria-current]': {
    textDecoration: 'underline',
    textDecorationThickness: 4,
    textDecorationColor: color.accent,
    textUnderlineOffset: '.4em',
  },
  [from.grid]: {
    display: 'block',
    position: 'static',
    overflow: 'visible', // a popover's own would cut the rings of the focus
    width: 'auto',
    padding: 0,
    border: 0,
    // The space between two words is theirs, so that the shortest is as wide as a finger.
    // As wide as its words and the four gaps between them from the start: those that come later push none to the left.
    '& ul': { display: 'flex', gap: 'clamp(0px, 2.2vw - 1.1rem, .9rem)', marginRight: '-.55rem', minWidth: 'min(18.7rem + 8.8vw, 26.7rem)' },
    '& a': { minHeight: '2.75rem', padding: '0 .55rem' },
  },
})

/** Articles belong to their section's link. */
const isCurrent = (to: string, here: string) =>
  to === here ? 'page' : here.startsWith(`${to}/`) || undefined

/**
 * The menu is a native popover: it opens, closes by Escape, gives the focus back and tells whether it is open without any script.
 * The boot script closes it behind the focus.
 */
export function Header() {
  const here = normalPath(useLocation().pathname)
  return (
    <header css={bar}>
      <a href="#contenuto" css={skip}>
        Vai al contenuto
      </a>
      <div css={row}>
        <a href={paths.home} css={brand}>
          <Logo />
          {site.name}
        </a>
        <button type="button" popoverTarget="menu" css={toggle}>
          Menu
        </button>
        <nav id="menu" popover="auto" aria-label="Principale" css={menu}>
          <ul>
            {links.map(({ to, text }) => (
              <li key={to}>
                <a href={to} aria-current={isCurrent(to, here)}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  )
}
