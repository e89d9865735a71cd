import { browser } from './browser.ts'
import { citations } from './citations.ts'
import { deployed } from './deployed.ts'
import { documents } from './documents.ts'
import { harness } from './harness.ts'
import type { Sabotage } from '../harness/sabotage/sabotage.ts'
import { sources } from './sources.ts'
import { tables } from './tables.ts'

export const sabotages: Sabotage[] = [...documents, ...sources, ...citations, ...harness, ...browser, ...tables, ...deployed]
