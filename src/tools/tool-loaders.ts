import type { ComponentType } from 'react'
import type { ToolName } from '../content/tool-names.ts'
import { requests } from '../ui/requests.ts'

/** Each tool in a chunk of its own. */
const loaders: Record<ToolName, () => Promise<ComponentType>> = {
  yield: async () => (await import('./YieldTool.tsx')).YieldTool,
  commissions: async () => (await import('./CommissionsTool.tsx')).CommissionsTool,
  profit: async () => (await import('./ProfitTool.tsx')).ProfitTool,
  contract: async () => (await import('./ContractTool.tsx')).ContractTool,
  price: async () => (await import('./PriceTool.tsx')).PriceTool,
  sunset: async () => (await import('./SunsetTool.tsx')).SunsetTool,
  market: async () => (await import('./MarketTool.tsx')).MarketTool,
  office: async () => (await import('./OfficeTool.tsx')).OfficeTool,
  line: async () => (await import('./LineTool.tsx')).LineTool,
  rules: async () => (await import('./RulesTool.tsx')).RulesTool,
  itinerary: async () => (await import('./ItineraryTool.tsx')).ItineraryTool,
  festivals: async () => (await import('./FestivalsTool.tsx')).FestivalsTool,
}

export const requestTool = requests<ToolName, ComponentType>((name) => loaders[name]())

/** By the id of the tool's island. */
export const toolLoaders = Object.fromEntries((Object.keys(loaders) as ToolName[]).map((name) => [`tool-${name}`, () => requestTool(name)]))
