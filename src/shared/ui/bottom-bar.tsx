import type { ComponentProps } from 'react'

const HEIGHT = '--bottom-bar'

/** What floats in the corner stands above the bar, however many lines its reasons take. */
const measure = (bar: HTMLElement | null): (() => void) | undefined => {
  if (!bar || typeof ResizeObserver === 'undefined') return undefined
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty(HEIGHT, `${bar.offsetHeight}px`))
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty(HEIGHT)
  }
}

interface Props extends Omit<ComponentProps<'section'>, 'ref'> {
  /** A landmark, which needs a name (aria-label). */
  as?: 'div' | 'section'
  /** Where it stays at the bottom: on every window, on a narrow one only, or not now. */
  stays?: 'always' | 'narrow' | 'no'
}

/**
 * A bar that stays at the bottom of the window: marked for what floats in the corner (`data-bottom-bar`) and measured,
 * both or neither.
 */
export const BottomBar = ({ as: Tag = 'div', stays = 'always', ...props }: Props) =>
  stays === 'no' ? <Tag {...props} /> : <Tag {...props} ref={measure} data-bottom-bar={stays} />
