import { render, type RenderResult, screen } from '@testing-library/react'
import { CommissionsTool } from './CommissionsTool.tsx'
import { ContractTool } from './ContractTool.tsx'
import { LineTool } from './LineTool.tsx'
import { PriceTool } from './PriceTool.tsx'
import { ProfitTool } from './ProfitTool.tsx'
import { SunsetTool } from './SunsetTool.tsx'
import { YieldTool } from './YieldTool.tsx'

const tools = { CommissionsTool, ContractTool, LineTool, PriceTool, ProfitTool, SunsetTool, YieldTool }

/** For tests of the calculators: one of them, on a page at an address. */
export function open(name: string, search = ''): RenderResult {
  const Tool = tools[name as keyof typeof tools]
  history.replaceState({ key: 'router' }, '', `/articolo${search}`)
  return render(<Tool />)
}

/** Its result as it is copied: whatever the width of its spaces. */
export const spoken = (): string => screen.getByRole('button', { name: 'Copia risultato' }).dataset.copy!.replaceAll('\u00A0', ' ')

export const COSTS = 'Costi totali annui in euro'
