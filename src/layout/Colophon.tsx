import { css } from '@emotion/react'
import { Logo } from '../art/Logo.tsx'
import { paths } from '../config/paths.ts'
import { site, telephone } from '../config/site.ts'
import { color, font, rule } from '../config/theme.ts'
import { OpenHours } from '../tools/OpenHours.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { container } from '../ui/surface.ts'
import { room, tied } from '../ui/tied.ts'

/** Whom a page speaks to, in its last line. */
export type Reader = keyof typeof readers

const readers = {
  owners: { line: 'Hai una casa a Castello? Portaci i tuoi numeri.', area: { to: paths.owners, text: 'Area Proprietari' } },
  guests: { line: 'Cerchi casa a Venezia? Scrivici.', area: { to: paths.guests, text: 'Area Ospiti' } },
  anyone: { line: 'Una casa da affidare o\u00a0un soggiorno da preparare? Scrivici.', area: undefined },
}

const frame = css(container, {
  borderTop: rule.double,
  padding: '2.5rem 0 4rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: '1rem',
  textAlign: 'center',
  textWrap: 'balance',
  color: color.muted,
  '& svg': { width: '3.5rem', height: '4rem', color: color.text },
  // «da preparare?» stays on one line at 320 px with the font at 200 %, too.
  '& > p:first-of-type': { font: `italic 400 min(1.75rem, 15vw)/1.5 ${font.display}`, color: color.text },
  '& span': { display: 'inline-block' },
  '& p a': { display: 'inline-block', lineHeight: '2.75rem' },
})

interface ColophonProps {
  reader: Reader
  /** The page's path: it may be the reader's area itself. */
  here: string
}

/** How every page ends: the printer's mark, a line for its reader, and the way to who answers. */
export function Colophon({ reader, here }: ColophonProps) {
  const { line, area } = readers[reader]
  return (
    <section css={frame} aria-label="Scrivici">
      <Logo />
      <p>{tied(line, room.heading)}</p>
      <LinkButton to={paths.contacts} tone="ink">
        Contattaci
      </LinkButton>
      <p>
        <a href={telephone}>{site.phone}</a>
        <br />
        <OpenHours />
        {area && area.to !== here && (
          <>
            <br />
            <a href={area.to}>{area.text}</a>
          </>
        )}
      </p>
    </section>
  )
}
