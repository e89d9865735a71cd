import { euro, wholeEuros } from './format.ts'
import { leftOfHouse } from './houses.ts'
import { account, type ProfitInput } from './profit.ts'
import { withAllCosts, type FullYieldInput } from './yield.ts'

export interface Step {
  label: string
  value: number
  text: string
  total?: boolean
}

const step = (label: string, value: number): Step => ({ label, value, text: wholeEuros(value) })
const total = (label: string, value: number): Step => ({ ...step(label, value), total: true })
const BEFORE_VAT = 'Senza IVA'

/** A year as the figure takes it: to what is left without VAT, then what that leaves out, then what is left. */
export function accountSteps(input: ProfitInput, tax: number): Step[] {
  const example = account(input, { tax })
  const { left } = account(input, { tax, vat: 'all', reserve: true })
  return [
    step('Incasso', example.income),
    step('Portale e gestione', -example.fees),
    step('Cambi e fissi', -example.changeovers - example.fixed),
    step('Cedolare', -example.tax),
    total(BEFORE_VAT, example.left),
    step('IVA e fondo', left - example.left),
    total('Resta', left),
  ]
}

/** A house's year in the same way. */
export function houseSteps(house: FullYieldInput, rate: number): Step[] {
  const example = leftOfHouse(house, rate)
  const left = leftOfHouse(withAllCosts(house), rate)
  return [
    step('Entrate', house.income),
    step('Costi', -house.costs),
    total('Netto', leftOfHouse(house)),
    step('Cedolare', example - leftOfHouse(house)),
    total(BEFORE_VAT, example),
    step('IVA e fondo', left - example),
    total('Resta', left),
  ]
}

/** Amounts of euros as the bars take them. */
export const euroBars = (amounts: Record<string, number>): Step[] => Object.entries(amounts).map(([label, value]) => ({ label, value, text: euro(value) }))
