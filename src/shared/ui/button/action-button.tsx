import { type ComponentProps, type MouseEvent, useId } from 'react'
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

/**
 * A button that never goes silent: when its action can not be taken it stays in the order of the keyboard, says why
 * below, and a click only brings the reason into sight.
 */
export const ActionButton = ({ look = 'plain', wide = false, reason, pending = false, ...rest }: Props) => {
  const { type = 'button', onClick, children, ...button } = rest
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
