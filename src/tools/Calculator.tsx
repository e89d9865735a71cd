import { type ReactNode, useRef, useState } from 'react'
import { toolId, type ToolName, toolTitles } from '../content/tool-names.ts'
import { CopyButton } from '../ui/CopyButton.tsx'
import { NextStep } from './NextStep.tsx'
import { visuallyHidden } from '../ui/visually-hidden.ts'
import { type Result, ResultText, resultWords } from './Result.tsx'
import { calculator, steady } from './tool-style.ts'
import type { ToolState } from './use-tool.ts'

interface CalculatorProps {
  name: ToolName
  tool: Pick<ToolState<never>, 'form' | 'update' | 'changed' | 'obstacle'>
  fields: ReactNode
  /** Spoken and copied; nothing while the input is impossible. */
  result: Result | undefined
  /** Under the figure: what is to be known of it, which is neither spoken nor copied. */
  notes?: ReactNode
  /** How to read the figure; on a phone, where the entries are to be near it, after them. */
  remarks?: string
  /** It opens on the article's example, and says so above the entries. */
  example?: boolean
  /** The reader's next step: the words of the link to the contacts. */
  step?: string
  /** It opens on another input than the one it was built with. */
  changes?: boolean
  children?: ReactNode
}

/** A page of a ledger: entries on the left, the figure on the right; on a phone above them, where it stays while they are typed. */
export function Calculator({ name, tool, fields, result, notes, remarks, example = false, step, changes = false, children }: CalculatorProps) {
  const { form, update, changed, obstacle = '' } = tool
  const refusal = `Nessun risultato. ${obstacle}`
  const output = useRef<HTMLOutputElement>(null)
  const [height, setHeight] = useState<number>()
  // What is typed is refused until it is whole: meanwhile the field below the answer stays where it is.
  const answer = () => {
    if (result) setHeight(output.current?.offsetHeight)
    update()
  }
  return (
    <section css={changes ? steady : calculator} aria-labelledby={toolId}>
      <h2 id={toolId}>{toolTitles[name]}</h2>
      <form ref={form} autoComplete="off" onInput={answer} onSubmit={(event) => event.preventDefault()}>
        <div>
          <output ref={output} style={{ minHeight: result ? undefined : height }} aria-labelledby={toolId}>
            {result ? (
              <ResultText {...result} />
            ) : (
              <>
                {/* Seen at the entry. */}
                <span css={visuallyHidden}>{refusal}</span>
                <span aria-hidden>
                  <ResultText label="Nessun risultato" figure="—" />
                </span>
              </>
            )}
          </output>
          {notes}
          {remarks && <p>{remarks}</p>}
        </div>
        <div>
          {example && <p>{changed ? 'Con le tue cifre.' : 'Parti dall’esempio: metti le tue cifre.'}</p>}
          {fields}
        </div>
      </form>
      {children}
      <NextStep {...(step && { text: step })}>
        <CopyButton label="Copia risultato" text={result ? resultWords(result) : refusal} here done="Risultato copiato" />
      </NextStep>
    </section>
  )
}
