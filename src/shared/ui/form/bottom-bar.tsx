import type { ComponentProps } from 'react'
import { measureHeight } from '../overlay/measure-height.ts'

/** Measured, so that floating elements and messages stay above the bar, whatever its height (base.css). */
const MEASURE = { always: measureHeight('--bottom-bar'), narrow: measureHeight('--bottom-bar-narrow') }

interface Props extends Omit<ComponentProps<'section'>, 'ref'> {
  /** 'section' is a landmark and needs a name (aria-label). */
  as?: 'div' | 'section'
  /** Windows in which it is fixed to the bottom: all, narrow ones only, or none. */
  stays?: 'always' | 'narrow' | 'no'
}

/**
 * A bar fixed to the bottom of the window: marked for floating elements (`data-bottom-bar`) and measured, both or
 * neither.
 */
export const BottomBar = ({ as: Tag = 'div', stays = 'always', ...props }: Props) =>
  stays === 'no' ? <Tag {...props} /> : <Tag {...props} ref={MEASURE[stays]} data-bottom-bar={stays} />
