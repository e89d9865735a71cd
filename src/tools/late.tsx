import { Component, type ComponentType, createElement, lazy, type ReactNode } from 'react'

/** Leaves out what fails while it is drawn: without it React would take the whole tool away. */
class Spared extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError = () => ({ failed: true })
  override state = { failed: false }
  override render() {
    return !this.state.failed && this.props.children
  }
}

const nothing = () => null

/** A part whose script is fetched once it is shown; where that fails, brings nothing, as a file that came in part may, or cannot be drawn in this browser, the page does without it. */
export function late<Props extends object>(load: () => Promise<ComponentType<Props> | undefined>): ComponentType<Props> {
  const Part: ComponentType<Props> = lazy(async () => {
    try {
      return { default: (await load()) ?? nothing }
    } catch {
      return { default: nothing }
    }
  })
  return (props) => <Spared>{createElement(Part, props)}</Spared>
}
