import { type ComponentType, lazy } from 'react'

const nothing = () => null

/** A part whose script is fetched once it is shown; where that fails, or brings nothing, as a file that came in part may, the page does without it. */
export const late = <Props>(load: () => Promise<ComponentType<Props> | undefined>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: (await load()) ?? nothing }
    } catch {
      return { default: nothing }
    }
  })
