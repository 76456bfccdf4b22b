import { type ComponentProps, type MouseEvent, useCallback, useId, useLayoutEffect, useRef } from 'react'
import { handRef } from '../input/hand-ref.ts'
import { type Reason, WhyNot } from '../overlay/why-not.tsx'
import styles from './action-button.module.css'
import { buttonClass } from './button-class.ts'

interface Props extends Omit<ComponentProps<'button'>, 'disabled' | 'className'> {
  look?: 'plain' | 'main' | 'quiet'
  wide?: boolean
  /** Why the action can not be taken now; null when it can. */
  reason?: Reason | null | undefined
  /** The action is on its way: a second click does nothing. */
  pending?: boolean
}

type Handed = Pick<ComponentProps<'button'>, 'ref' | 'onFocus' | 'onBlur'>

/** Keeps the focus on the button when its reason comes or goes: that puts another element in its place. */
const useKeptFocus = (hasReason: boolean, { ref: handed, onFocus, onBlur }: Handed): Handed => {
  const button = useRef<HTMLButtonElement>(null)
  const isFocused = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element changes with the reason
  useLayoutEffect(() => {
    // A browser reports no blur of an element that is removed: nothing has the focus from then on.
    if (isFocused.current && document.activeElement === document.body) button.current?.focus()
  }, [hasReason])
  const ref = useCallback(
    (node: HTMLButtonElement | null) => {
      button.current = node
      return handRef(handed, node)
    },
    [handed],
  )
  return {
    ref,
    onFocus: (event) => {
      isFocused.current = true
      onFocus?.(event)
    },
    onBlur: (event) => {
      isFocused.current = false
      onBlur?.(event)
    },
  }
}

/**
 * A button that never goes silent: when its action can not be taken it stays in the order of the keyboard, says why
 * below, and a click only brings the reason into sight.
 */
export const ActionButton = ({ look = 'plain', wide = false, reason, pending = false, ...rest }: Props) => {
  const { type = 'button', onClick, ref, onFocus, onBlur, children, ...button } = rest
  const kept = useKeptFocus(Boolean(reason), { ref, onFocus, onBlur })
  const id = useId()
  const disabled = pending || Boolean(reason)
  const guard = (event: MouseEvent<HTMLButtonElement>) => {
    if (!disabled) return onClick?.(event)
    event.preventDefault()
    document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
  }
  const control = (
    <button
      {...button}
      {...kept}
      type={type}
      className={buttonClass(look, wide)}
      aria-disabled={disabled}
      aria-describedby={reason ? id : undefined}
      onClick={guard}
    >
      {children}
    </button>
  )
  if (!reason) return control
  return (
    <div className={styles.action}>
      {control}
      <WhyNot id={id} reason={reason} />
    </div>
  )
}
