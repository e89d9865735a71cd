import { css } from '@emotion/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { color, font, from, rule } from '../config/theme.ts'
import { toolId } from '../content/tool-names.ts'
import { filled } from '../ui/LinkButton.tsx'
import { NextStep } from './NextStep.tsx'
import { frame, tick } from './tool-style.ts'

// What stands beside the list, or beside what is around it, does not go on its paper.
const alone = css({
  '& fieldset': { border: 0, padding: 0 },
  '& legend': { fontWeight: 600, padding: '1rem 0 0', textWrap: 'balance' },
  // A box stands beside the first line of its words, and both in the middle of a row of one line.
  '& label': { alignItems: 'start', paddingBlock: '.6rem', textWrap: 'pretty', lineHeight: 1.4 },
  '& label > span > span': { display: 'block' },
  '& output': { background: color.panel, borderBottom: rule.hair },
  // Below the header, and each box clear of it; a low window needs its height for the boxes.
  '@media (min-height: 34em)': { '& output': { position: 'sticky', top: '4.25rem', zIndex: 1 }, '& input': { scrollMarginTop: '3rem' } },
  '& output b': { font: `400 1.75rem/1.1 ${font.display}` },
  [from.gridOnScreen]: {
    '& fieldset': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '2rem', alignItems: 'start' },
  },
  '@media print': {
    '*:has(&[data-alone]) > *:not(:has(&[data-alone])):not(&[data-alone])': { display: 'none' },
    // What is ticked on paper is counted there.
    '& button, & output': { display: 'none' },
    '& label': { paddingBlock: '.375rem' },
  },
})

/** On paper, only the list to which this button belongs. */
function printList(control: HTMLElement) {
  const list = control.closest('section')
  list?.setAttribute('data-alone', '')
  addEventListener('afterprint', () => list?.removeAttribute('data-alone'), { once: true })
  print()
}

/** What is to be done, or where, and what to look for there on a line of its own. */
type Entry = readonly [string, string?]

interface ChecklistProps {
  title: string
  /** With a heading of their own, or one list without. */
  parts: readonly { name: string; entries: readonly Entry[] }[]
}

/** Ticked for this visit or on paper: nothing is stored. */
export function Checklist({ title, parts }: ChecklistProps) {
  const form = useRef<HTMLFormElement>(null)
  const [done, setDone] = useState(0)
  const count = () => setDone(form.current?.querySelectorAll(':checked').length ?? 0)
  useLayoutEffect(count, []) // boxes ticked before the script was there
  const total = parts.flatMap(({ entries }) => entries).length
  return (
    <section css={[frame, alone]} aria-labelledby={toolId}>
      <h2 id={toolId}>{title}</h2>
      <form ref={form} autoComplete="off" onInput={count}>
        <output aria-labelledby={toolId}>
          Voci spuntate: <b>{`${done} su ${total}`}</b>
        </output>
        {parts.map(({ name, entries }) => (
          <fieldset key={name}>
            <legend>{name}</legend>
            {entries.map(([what, find]) => (
              <label key={what} css={tick}>
                <input type="checkbox" />
                <span>
                  {find ? `${what}: ` : what}
                  {find && <span>{find}</span>}
                </span>
              </label>
            ))}
          </fieldset>
        ))}
      </form>
      <NextStep
        task={
          <button type="button" css={filled} onClick={(event) => printList(event.currentTarget)}>
            Stampa l’elenco
          </button>
        }
      />
    </section>
  )
}
