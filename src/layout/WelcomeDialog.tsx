import { welcomeUrl } from 'virtual:pictures'
import { paths } from '../config/paths'
import { site } from '../config/site'
import { Dialog } from '../ui/Dialog'
import { buttonRow, LinkButton } from '../ui/LinkButton'

export function WelcomeDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      onClose={onClose}
      picture={<img src={welcomeUrl} width={480} height={190} alt="" decoding="async" />}
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
