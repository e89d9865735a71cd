import type { ComponentType } from 'react'
import type { ToolName } from '../content/tool-names'
import { Island } from '../ui/Island'
import { requests } from '../ui/requests'

/** Each tool in a chunk of its own. */
const loaders: Record<ToolName, () => Promise<ComponentType>> = {
  yield: async () => (await import('./YieldTool')).YieldTool,
  commissions: async () => (await import('./CommissionsTool')).CommissionsTool,
  profit: async () => (await import('./ProfitTool')).ProfitTool,
  contract: async () => (await import('./ContractTool')).ContractTool,
  price: async () => (await import('./PriceTool')).PriceTool,
  sunset: async () => (await import('./SunsetTool')).SunsetTool,
  market: async () => (await import('./MarketTool')).MarketTool,
  office: async () => (await import('./OfficeTool')).OfficeTool,
  line: async () => (await import('./LineTool')).LineTool,
  rules: async () => (await import('./RulesTool')).RulesTool,
  itinerary: async () => (await import('./ItineraryTool')).ItineraryTool,
  festivals: async () => (await import('./FestivalsTool')).FestivalsTool,
}

const requestTool = requests<ToolName, ComponentType>((name) => loaders[name]())

const loads = new Map(Object.keys(loaders).map((name) => [name, () => requestTool(name as ToolName)]))

/** A tool beside the text: static HTML with its result for the default input, alive once the reader comes near. */
export function ReaderTool({ name }: { name: ToolName }) {
  return <Island id={`tool-${name}`} load={loads.get(name)!} />
}
