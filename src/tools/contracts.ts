import type { Dated } from './freshness.ts'

export type ContractId = 'turistica' | 'transitoria' | 'studenti' | '3+2' | '4+4'

export interface Contract extends Dated {
  id: ContractId
  name: string
  duration: string
  reason: string
  renewal: string
  taxes: string
  note: string
}

const AGREED_RATE = '10% con canone concordato nei comuni ad alta tensione abitativa, altrimenti 21%'

/** From the shortest to the longest. */
export const contracts: readonly Contract[] = [
  {
    id: 'turistica',
    name: 'Locazione turistica breve',
    duration: 'Fino a 30 giorni',
    reason: 'Vacanza o soggiorno breve',
    renewal: 'Nessuno',
    taxes: '21% sulla casa indicata in dichiarazione, 26% sulla seconda',
    note: 'Non si registra. Servono CIN e comunicazione degli ospiti. Dal 2026 la terza casa fa presumere l’impresa.',
    checked: '2026-11-21',
    source: 'Legge 199/2025 e decreto-legge 145/2023, art. 13-ter, nelle guide del 2024-2026',
  },
  {
    id: 'transitoria',
    name: 'Locazione transitoria',
    duration: 'Da 1 a 18 mesi',
    reason: 'Esigenza temporanea, scritta nel contratto e documentata',
    renewal: 'Nessun rinnovo automatico',
    taxes: AGREED_RATE,
    note: 'Si registra entro 30 giorni. Se l’esigenza manca, il giudice può trasformarla in 4+4.',
    checked: '2026-11-21',
    source: 'Legge 431/1998, art. 5; DM 16 gennaio 2017',
  },
  {
    id: 'studenti',
    name: 'Locazione per studenti universitari',
    duration: 'Da 6 a 36 mesi',
    reason: 'Studi universitari lontano dal comune di residenza',
    renewal: 'Una volta, per lo stesso periodo, salvo disdetta dello studente',
    taxes: AGREED_RATE,
    note: 'Si registra entro 30 giorni. Il canone segue l’accordo territoriale.',
    checked: '2026-11-21',
    source: 'Legge 431/1998, art. 5; DM 16 gennaio 2017, allegato C',
  },
  {
    id: '3+2',
    name: 'Locazione a canone concordato, 3+2',
    duration: '3 anni, più 2',
    reason: 'Casa in cui vivere, a canone concordato',
    renewal: 'Di 2 anni, alle condizioni di legge',
    taxes: AGREED_RATE,
    note: 'Si registra entro 30 giorni. Il canone segue l’accordo territoriale; l’IMU è ridotta del 25%.',
    checked: '2026-11-21',
    source: 'Legge 431/1998, art. 2; legge 208/2015',
  },
  {
    id: '4+4',
    name: 'Locazione ordinaria, 4+4',
    duration: '4 anni, più 4',
    reason: 'Casa in cui vivere, a canone libero',
    renewal: 'Di 4 anni, alle condizioni di legge',
    taxes: '21%',
    note: 'Si registra entro 30 giorni. Il canone è libero.',
    checked: '2026-11-21',
    source: 'Legge 431/1998, art. 2',
  },
]
