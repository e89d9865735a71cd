import { readTable } from '../../spec/support/table.ts'

/** Bytes, as the chapter on performance has them. */
export const budget = (name: string): number => Number(readTable('performance').find((row) => row.budget === name)!.bytes)
