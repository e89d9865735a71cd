/** What an article's front matter may write as `tool: …`; `office` stands on the contact page. */
export const toolNames = [
  'yield',
  'commissions',
  'profit',
  'contract',
  'price',
  'sunset',
  'market',
  'office',
  'line',
  'rules',
  'itinerary',
  'festivals',
] as const

export type ToolName = (typeof toolNames)[number]

export const isToolName = (name: string | undefined): name is ToolName => toolNames.some((known) => known === name)
