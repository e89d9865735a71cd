import type { Page } from 'playwright/test'
import { alfaOutcome, alfaRules } from './engines/alfa.ts'
import { axeOutcome, axeRules } from './engines/axe.ts'
import { ibmOutcome, ibmRules } from './engines/ibm.ts'
import { ownOutcome, ownRules } from './engines/own.ts'
import type { Outcome } from './judge.ts'

/** In the order of the table. */
export const names = ['ours', 'axe', 'ibm', 'alfa'] as const

/** The engines only look; checks of ours press keys and change windows, so they come last. */
export const turns = ['alfa', 'axe', 'ibm', 'ours'] as const
export type Name = (typeof names)[number]

/** Of each its own rules that test an ACT rule, none where it does not test it; and what it says of a page. */
export const implementations: Record<Name, { rulesOf: (act: string) => string[]; run: (page: Page, act: string) => Promise<Outcome> }> = {
  ours: { rulesOf: ownRules, run: ownOutcome },
  axe: { rulesOf: axeRules, run: axeOutcome },
  ibm: { rulesOf: ibmRules, run: ibmOutcome },
  alfa: { rulesOf: alfaRules, run: alfaOutcome },
}
