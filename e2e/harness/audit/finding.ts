export type Engine = 'axe' | 'ibm' | 'alfa' | 'probe'

/** What one engine says of one element. */
export interface Finding {
  engine: Engine
  rule: string
  /** WCAG criteria that the rule tests, «1.4.3»; none for best practice. */
  criteria: string[]
  /** XPath of the element, the one form that all engines can give. */
  element: string
  html: string
  message: string
  /** A review needs human eyes: the engine could not tell. */
  kind: 'violation' | 'review'
}

export const HTML_LENGTH = 200
