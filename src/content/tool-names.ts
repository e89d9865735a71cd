/** Tools beside a text, as an article's front matter names them; `office` stands on the contact page. */
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
