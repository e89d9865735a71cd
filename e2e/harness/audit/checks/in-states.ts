import { type Cell, firstLooks } from '../matrix.ts'
import { OWN_STATES } from '../../site-states.ts'
import { type Fault, ofPage } from './fault.ts'

/** What our checks decide of a page as it opens, and no engine can see in a state of it. */
const asks: Record<string, string> = {
  '1.4.10': 'can all be read and done in a window of 320 px, without scrolling to both sides?',
  '1.4.13': 'does what comes up with the pointer or the focus stay, and does Escape send it away?',
  '2.1.1': 'can all be done by the keyboard?',
  '2.1.2': 'does the focus leave each part by the keyboard?',
  '2.4.7': 'does each control show that it has the focus?',
  '2.4.11': 'is each control in sight while it has the focus?',
  '3.2.1': 'does nothing happen by the focus alone?',
  '3.2.2': 'does nothing unforeseen happen by filling in?',
}

/** Of each state that was told, in the first look that has it, what is left to a person. */
export const askedInStates = (cells: Cell[]): { cell: Cell; faults: Fault[] }[] =>
  firstLooks(cells).filter(({ state }) => !OWN_STATES.includes(state)).map((cell) => ({
    cell,
    faults: Object.entries(asks).map(([criterion, question]) => ofPage(criterion, 'state', 'review', `In the state «${cell.state}», in which no check of ours has looked: ${question}`)),
  }))
