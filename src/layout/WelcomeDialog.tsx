import { css } from '@emotion/react'
import { welcomeUrl } from 'virtual:pictures'
import { paths } from '../config/paths.ts'
import { site } from '../config/site.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { buttonRow, LinkButton } from '../ui/LinkButton.tsx'

// One plate in two halves: whole, a browser would take it for the largest part of the first view, which is the hero's.
const halves = css({
  display: 'flex',
  '& img': { width: '50%', height: 'auto', aspectRatio: '240/190', objectFit: 'cover', objectPosition: 'left' },
  '& img + img': { objectPosition: 'right' },
})

export function WelcomeDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      onClose={onClose}
      picture={
        <div css={halves}>
          <img src={welcomeUrl} width={240} height={190} alt="" />
          <img src={welcomeUrl} width={240} height={190} alt="" />
        </div>
      }
      title="Benvenuti a Venezia"
      description={`Dal Lab di ${site.name} arrivano conti e analisi, senza giri di parole. Se in città hai una casa, comincia dall’area dei proprietari.`}
    >
      <div css={buttonRow}>
        <LinkButton to={paths.lab} tone="ink" onClick={onClose}>
          Scopri il Lab
        </LinkButton>
        <LinkButton to={paths.owners} onClick={onClose}>
          Area Proprietari
        </LinkButton>
      </div>
    </Dialog>
  )
}
