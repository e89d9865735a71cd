import { type ComponentType, lazy } from 'react'

const nothing = () => null

/** A part whose script is fetched once it is shown; where that fails, the page does without it. */
export const late = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() }
    } catch {
      return { default: nothing }
    }
  })
