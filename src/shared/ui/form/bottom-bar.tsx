import type { ComponentProps } from 'react'
import { measureHeight } from '../overlay/measure-height.ts'

/** What floats, and what is said at the edge, stands above the bar, however many lines its reasons take (base.css). */
const MEASURE = { always: measureHeight('--bottom-bar'), narrow: measureHeight('--bottom-bar-narrow') }

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
  stays === 'no' ? <Tag {...props} /> : <Tag {...props} ref={MEASURE[stays]} data-bottom-bar={stays} />
