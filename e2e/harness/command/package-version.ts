import { readFileSync } from 'node:fs'

/** The version of an installed package. */
export const packageVersion = (name: string): string => (JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string }).version
