import type { ComponentProps, ReactNode } from 'react'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import type { Action } from './action.ts'
import { ActionArea } from './action-area.tsx'
import { actionText } from './action-text.ts'
import { showDone } from './show-done.ts'
import { useAction } from './use-action.tsx'

type Options<Variables> = NonNullable<Parameters<typeof useAction<Variables>>[1]>

interface Props<Variables>
  extends Pick<Options<Variables>, 'reason' | 'isOffered' | 'questionOf' | 'doubt' | 'onDone'>,
    Pick<ComponentProps<typeof ActionButton>, 'variant'> {
  action: Action<Variables>
  /** Variables of the write. Without `data` they identify the write among others of its operation. */
  of: Variables
  /** Label of the button, when it differs from the action's own text. */
  label?: ReactNode
  /** Object of the action for screen readers: the name of the row. */
  about?: string
  /** True to render it even when none of its writes is queued. */
  isShown?: boolean
  /** Rendered instead when it is not shown. */
  otherwise?: ReactNode
  /** Places the button among its surroundings. */
  children?: (button: ReactNode) => ReactNode
}

const inRow = (button: ReactNode): ReactNode => <div>{button}</div>

/**
 * An action behind a button: the reason why it is disabled, the confirmation dialog, its notices, and a toast once the
 * gateway has confirmed it. All texts come from the action's `words`.
 * @example
 * <ConfirmAction action={cancelCuti} of={{ idMahasiswa, idPengajuanCuti, data: { label } }} about={label} />
 */
export const ConfirmAction = <Variables extends { data?: unknown }>({
  action,
  of,
  variant = 'plain',
  label = actionText(action),
  about = '',
  isShown = true,
  otherwise = null,
  children = inRow,
  onDone,
  ...options
}: Props<Variables>) => {
  const { data: _, ...place } = of
  const state = useAction(action, {
    ...options,
    place,
    onDone: (how, sent) => {
      if (how === 'answered') showDone(action) // the queue shows its own message
      onDone?.(how, sent)
    },
  })
  if (!isShown && state.waiting.length === 0) return otherwise
  const button = (
    <ActionButton variant={variant} reason={state.reason} pending={state.isPending} onClick={() => state.confirm(of)}>
      {about === '' ? (
        label
      ) : (
        <>
          <span>{label}</span>
          <span className="visually-hidden">{` ${about}`}</span>
        </>
      )}
    </ActionButton>
  )
  return <ActionArea of={state}>{children(button)}</ActionArea>
}
