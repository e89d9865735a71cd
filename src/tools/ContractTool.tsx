import { css } from '@emotion/react'
import { AmountField } from './AmountField.tsx'
import { Calculator } from './Calculator.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import { contractDefaults, contractFor, contractProblems, reasonNames, reasonsNote, unitNames } from './contract.ts'
import { useTool } from './use-tool.ts'

const model = {
  names: { reason: 'motivo', length: 'durata', unit: 'misura' },
  defaults: contractDefaults,
  problems: contractProblems,
}

// As far from its field as a label that has a row to itself.
const pair = css({ '& label': { display: 'block', marginBottom: '.375rem' } })

export function ContractTool() {
  const tool = useTool(model)
  const { input, field } = tool
  const contract = input && contractFor(input)
  return (
    <Calculator
      name="contract"
      tool={tool}
      result={contract && { label: 'Il contratto', figure: contract.name, detail: contract.note }}
      step="Parlane con noi"
      fields={
        <>
          <ChoiceField label="Motivo del soggiorno" choices={reasonNames} note={reasonsNote} {...field('reason')} />
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
