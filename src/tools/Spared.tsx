import { Component, type ReactNode } from 'react'

/** Leaves out what fails while it is drawn, as in an older browser: without it React would take the whole tool away. */
export class Spared extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError = () => ({ failed: true })
  override state = { failed: false }
  override render() {
    return !this.state.failed && this.props.children
  }
}
