import type { ReactNode } from 'react'
import { CopyButton } from '../ui/CopyButton'
import { fieldGrid, frame } from './tool-style'
import type { ToolState } from './use-tool'

interface CalculatorProps {
  title: string
  tool: Pick<ToolState<never>, 'form' | 'update' | 'obstacle'>
  fields: ReactNode
  /** The result in one sentence, which is spoken and copied; nothing while the input is impossible. */
  summary: string | undefined
  /** The result in detail, where the article has no table of it. */
  children?: ReactNode
}

/** What every calculator has around its own fields and tables. */
export function Calculator({ title, tool, fields, summary, children }: CalculatorProps) {
  const { form, update, obstacle = '' } = tool
  const result = summary ?? `Nessun risultato. ${obstacle}`
  return (
    <section css={frame} aria-labelledby="strumento">
      <h2 id="strumento">{title}</h2>
      <form ref={form} autoComplete="off" onInput={update} onSubmit={(event) => event.preventDefault()}>
        <div css={fieldGrid}>{fields}</div>
        <output>{result}</output>
      </form>
      {children}
      <CopyButton label="Copia risultato" text={result} here done="Risultato copiato" />
    </section>
  )
}
