import { contracts, type Contract, type ContractId } from './contracts.ts'
import { amountProblems, type Draft, type Problem } from './problem.ts'

export type Reason = 'holiday' | 'need' | 'study' | 'home' | 'agreed-home'
export type LengthUnit = 'days' | 'months'

interface ContractInput {
  length: number
  unit: LengthUnit
  reason: Reason
}

export const reasonNames: Record<Reason, string> = {
  holiday: 'Vacanza',
  need: 'Esigenza temporanea',
  study: 'Studi universitari',
  home: 'Casa, canone libero',
  'agreed-home': 'Casa, canone concordato',
}
/** What each reason means to the law. */
export const reasonNotes: Record<Reason, string> = {
  holiday: 'Chi viene a vedere la città, fino a 30 giorni.',
  need: 'Va documentata: lavoro, cura, ristrutturazione.',
  study: 'Fuori dal comune di residenza.',
  home: 'La casa in cui si vive.',
  'agreed-home': 'La casa in cui si vive.',
}
export const unitNames: Record<LengthUnit, string> = { days: 'giorni', months: 'mesi' }

export const contractDefaults: ContractInput = { length: 6, unit: 'months', reason: 'need' }

const SHORT_DAYS = 30
const LONGEST_NEED = 18
const STUDY_MONTHS = { shortest: 6, longest: 36 }

const idFor: Record<Reason, (input: ContractInput) => ContractId> = {
  holiday: () => 'turistica',
  home: () => '4+4',
  'agreed-home': () => '3+2',
  need: (input) => {
    if (input.unit === 'days' && input.length < SHORT_DAYS) return 'turistica'
    return input.unit === 'days' || input.length <= LONGEST_NEED ? 'transitoria' : '4+4'
  },
  study: (input) => {
    const { shortest, longest } = STUDY_MONTHS
    if (input.unit === 'days' || input.length < shortest) return idFor.need(input)
    return input.length <= longest ? 'studenti' : '4+4'
  },
}

/**
 * The contract that a length and a reason call for, from the bounds of the specification, section 9. A month is
 * thirty days: a holiday's last, a need's first. A home has the length that the law gives it.
 */
export function contractFor(input: ContractInput): Contract {
  const id = idFor[input.reason](input)
  return contracts.find((contract) => contract.id === id)!
}

const limits = {
  days: { min: 1, max: 60, unit: '\u00A0giorni', whole: true, tooMuch: 'Oltre i 60 giorni scrivi la durata in mesi.' },
  months: { min: 1, max: 120, unit: '\u00A0mesi', whole: true },
} as const

const HOLIDAY_TOO_LONG =
  'Oltre i 30 giorni non è più una locazione breve: serve un’esigenza documentata, oppure un contratto più lungo.'

export function contractProblems({ length, unit, reason }: Draft<ContractInput>): Problem<keyof ContractInput>[] {
  const isUnit = unit !== undefined && Object.hasOwn(limits, unit)
  const isReason = reason !== undefined && Object.hasOwn(reasonNames, reason)
  const problems: Problem<keyof ContractInput>[] = [
    ...amountProblems('length', length, limits[isUnit ? unit : 'months']),
    ...(isUnit ? [] : [{ field: 'unit' as const, message: 'Scegli giorni o mesi.' }]),
    ...(isReason ? [] : [{ field: 'reason' as const, message: 'Scegli il motivo del soggiorno.' }]),
  ]
  if (problems.length > 0 || reason !== 'holiday' || length === undefined || !unit) return problems
  const days = unit === 'days' ? length : length * SHORT_DAYS
  return days <= SHORT_DAYS ? [] : [{ field: 'length', message: HOLIDAY_TOO_LONG }]
}
