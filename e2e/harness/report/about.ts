import { test } from 'playwright/test'

/** A part of a test of several requirements: what fails in it blames this one, or these, by the title of the step. */
export const about = <T>(ids: string, check: () => T | Promise<T>): Promise<T> => test.step(ids, check)
