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

interface Implementation {
  /** Its own rules that test an ACT rule; none: it does not test it. */
  rulesOf: (act: string) => string[]
  run: (page: Page, act: string) => Promise<Outcome>
}

export const implementations: Record<Name, Implementation> = {
  ours: { rulesOf: ownRules, run: ownOutcome },
  axe: { rulesOf: axeRules, run: axeOutcome },
  ibm: { rulesOf: ibmRules, run: ibmOutcome },
  alfa: { rulesOf: alfaRules, run: alfaOutcome },
}
