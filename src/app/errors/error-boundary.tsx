import { Component, type ReactNode } from 'react'
import { ErrorScreen } from './error-screen.tsx'

interface Props {
  children: ReactNode
  /** Inside a layout, whose menu and logout stay. */
  inside?: boolean
}

/** Where a fault of ours ends: the 500 page with the raw message, never a blank screen (section 2, trust.md 14). */
export class ErrorBoundary extends Component<Props, { error: unknown; failed: boolean }> {
  override state = { error: undefined, failed: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true }
  }

  override render() {
    const { error, failed } = this.state
    return failed ? <ErrorScreen error={error} inside={this.props.inside ?? false} /> : this.props.children
  }
}
