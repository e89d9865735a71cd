import { Component, type ReactNode } from 'react'

/** A page or text whose chunk could not be fetched: the address is right, so the whole page is loaded instead. */
export class FailureBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    location.reload()
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
