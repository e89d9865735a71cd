import type { ComponentType } from 'react'
import type { ToolName } from '../content/tool-names'
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

export const requestTool = requests<ToolName, ComponentType>((name) => loaders[name]())

/** By the id of the tool's island. */
export const toolLoaders = Object.fromEntries((Object.keys(loaders) as ToolName[]).map((name) => [`tool-${name}`, () => requestTool(name)]))
