import type { AuditResult } from './result.ts'

/** 0 if there were checks, none of them failed, and all that was decided, answered and reported holds. */
export const codeOf = ({ tests, broken }: Pick<AuditResult, 'tests' | 'broken'>): number => Number(tests.length === 0 || tests.some(({ status }) => status === 'failed') || broken.length > 0)
