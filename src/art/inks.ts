import { DEEP } from '../config/theme.ts'

/** The six inks of a plate, and the light behind its windows. */
export const inkNames = ['key', 'paper', 'tone', 'acqua', 'red', 'gold', 'light'] as const

export type Ink = (typeof inkNames)[number]

export const inks: Record<'day' | 'night', Record<Ink, string>> = {
  day: {
    key: '#10303a',
    paper: '#f7f1e3',
    tone: '#e6d6b4',
    acqua: '#8fb5a9',
    red: '#b23a22',
    gold: '#dba33f',
    light: '#10303a',
  },
  night: {
    key: DEEP,
    paper: '#bfc9b8',
    tone: '#466662',
    acqua: '#2f666c',
    red: '#a63f2b',
    gold: '#d79f4b',
    light: '#f0c669',
  },
}

/** After dark the water of the plates comes close to the tone that two sestieri have on the map: there it is deeper. */
export const deepLagoon: Partial<Record<Ink, string>> = { acqua: '#173f47' }

/** After dark the wall of the page that is not there is darker than the sign on it, which has the paper of the plates. */
export const darkWall: Partial<Record<Ink, string>> = { paper: '#7c8578', tone: '#2c413f' }
