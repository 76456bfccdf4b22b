import { type ComponentProps, type MouseEvent, useCallback, useId, useLayoutEffect, useRef } from 'react'
import { handRef } from '../input/hand-ref.ts'
import { type Reason, WhyNot } from '../overlay/why-not.tsx'
import styles from './action-button.module.css'
import { buttonClass } from './button-class.ts'

interface Props extends Omit<ComponentProps<'button'>, 'disabled' | 'className'> {
  variant?: 'plain' | 'main' | 'quiet'
  wide?: boolean
  /** Reason that disables the action; null enables it. */
  reason?: Reason | null | undefined
  /** True while the action is in flight: a second click does nothing. */
  pending?: boolean
}

type Handed = Pick<ComponentProps<'button'>, 'ref' | 'onFocus' | 'onBlur'>

/** Keeps the focus on the button when its reason appears or disappears, which replaces the element. */
const useKeptFocus = (hasReason: boolean, { ref: handed, onFocus, onBlur }: Handed): Handed => {
  const button = useRef<HTMLButtonElement>(null)
  const isFocused = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element changes with the reason
  useLayoutEffect(() => {
    // Browsers emit no blur for a removed element; the focus is lost then.
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

/** A button that stays focusable when disabled: it shows the reason below, and a click scrolls the reason into view. */
export const ActionButton = ({ variant = 'plain', wide = false, reason, pending = false, ...rest }: Props) => {
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
      className={buttonClass(variant, wide)}
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
