import type { Page } from 'playwright/test'

/** What is wrong, with the ACT rule that says so. */
export interface Problem {
  rule: string
  kind: 'violation' | 'review'
  message: string
}

/** A check of ours that any page can be asked. */
export interface Check {
  name: string
  /** ACT rules that it tests. */
  rules: string[]
  /** Those of them of which it finds only what a person has to judge. */
  asks?: string[]
  check: (page: Page) => Promise<Problem[]>
}

export const violation = (rule: string) => (message: string): Problem => ({ rule, kind: 'violation', message })
export const review = (rule: string) => (message: string): Problem => ({ rule, kind: 'review', message })
