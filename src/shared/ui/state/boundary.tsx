import { Component, type ReactNode } from 'react'
import { renewLostParts } from './lazy-part.tsx'

interface Props {
  children: ReactNode
  /** In place of what broke; `again` draws that anew. */
  fallback: (error: unknown, again: () => void) => ReactNode
  /** What broke for one of these is tried anew with another. */
  resetKey?: unknown
}

interface State {
  caught: { error: unknown } | null
}

/** Holds a fault of whatever is drawn in it. */
export class Boundary extends Component<Props, State> {
  override state: State = { caught: null }

  static getDerivedStateFromError(error: unknown): State {
    return { caught: { error } }
  }

  override componentDidCatch() {
    renewLostParts()
  }

  override componentDidUpdate(before: Props) {
    if (before.resetKey !== this.props.resetKey && this.state.caught) this.again()
  }

  again = () => this.setState({ caught: null })

  override render() {
    const { caught } = this.state
    return caught ? this.props.fallback(caught.error, this.again) : this.props.children
  }
}
