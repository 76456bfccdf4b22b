import { Component, type ReactNode } from 'react'
import { renewLostParts } from './lazy-part.tsx'

interface Props {
  children: ReactNode
  /** Rendered in place of the failed children; `again` renders them again. */
  fallback: (error: unknown, again: () => void) => ReactNode
  /** A change of this value renders failed children again. */
  resetKey?: unknown
}

interface State {
  caught: { error: unknown } | null
}

/** Error boundary around its children. */
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
