import { css } from '@emotion/react'
import { AmountField } from './AmountField.tsx'
import { Calculator } from './Calculator.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import { contractDefaults, contractFor, contractProblems, reasonNames, reasonNotes, unitNames } from './contract.ts'
import { useTool } from './use-tool.ts'

const model = {
  names: { reason: 'motivo', length: 'durata', unit: 'misura' },
  defaults: contractDefaults,
  problems: contractProblems,
}

// As far from its field as a label that has a row to itself; what is said of one goes across under both.
const pair = css({
  '& label': { display: 'block', marginBottom: '.375rem' },
  '@container (min-width:17rem)': { '&&': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '0 1rem' }, '& > div': { display: 'contents' }, '& :is(span, select)': { gridRow: 2 }, '& p': { gridColumn: '1 / 3', marginTop: '.375rem' } },
})

export function ContractTool() {
  const tool = useTool(model)
  const { input, draft, field } = tool
  const contract = input && contractFor(input)
  return (
    <Calculator
      name="contract"
      tool={tool}
      result={contract && { label: 'Il contratto', figure: contract.name, detail: contract.note }}
      step="Parlane con noi"
      fields={
        <>
          <ChoiceField label="Motivo del soggiorno" choices={reasonNames} note={reasonNotes[draft.reason ?? contractDefaults.reason]} {...field('reason')} />
          <div css={pair}>
            <AmountField label="Durata" {...field('length')} />
            <ChoiceField label="Unità di tempo" choices={unitNames} {...field('unit')} />
          </div>
        </>
      }
    >
      <p>È un’informazione, non un parere legale: prima di firmare senti un professionista.</p>
    </Calculator>
  )
}
