import type { ComponentProps, ReactNode } from 'react'
import type { Action } from '#kit/action/action.ts'
import { ActionArea } from '#kit/action/action-area.tsx'
import { type ActionState, useAction } from '#kit/action/use-action.tsx'
import { FieldsForm } from '#kit/form/fields-form.tsx'
import { type ActionFormOptions, useActionForm } from '#kit/form/use-action-form.tsx'
import { SaveButton } from '#shared/ui/form/save-button.tsx'
import type { Reason } from '#shared/ui/overlay/why-not.tsx'

interface Options<Variables> extends ActionFormOptions<Variables> {
  action: Action<Variables>
  /** Reason why sending is disabled. */
  reason: Reason | null
  /** Called when the write is confirmed, by its answer or by a check. */
  onEnd: () => void
}

/** Returns the form of a page that sends one new entry, with the state of its action. */
export const useEntryForm = <Variables,>({ reason, onEnd, ...options }: Options<Variables>) => {
  const { action, place } = options
  const state = useAction(action, { place, reason, onDone: (how) => how === 'checked' && onEnd() })
  return { state, ...useActionForm({ ...options, state, onEnd }) }
}

interface Props
  extends Pick<ComponentProps<typeof FieldsForm>, 'sections'>,
    Pick<ComponentProps<typeof SaveButton>, 'label' | 'pendingLabel'> {
  of: ReturnType<typeof useActionForm> & {
    state: Pick<ActionState<unknown>, 'open' | 'doubt' | 'question' | 'reason' | 'isPending'>
  }
  /** Rendered below the fields, above the button. */
  children?: ReactNode
  /** Wraps the button. */
  around?: (button: ReactNode) => ReactNode
}

/** Fields of a new entry with the submit button, or with a panel in its place while the outcome is unknown. */
export const EntryForm = ({ of, sections, children, around = (button) => button, ...labels }: Props) => (
  <FieldsForm form={of.form} sections={sections} onSend={of.send} notices={of.notices}>
    {children}
    <ActionArea of={{ ...of.state, notices: null }}>
      {around(<SaveButton {...labels} reason={of.state.reason} pending={of.state.isPending} />)}
    </ActionArea>
  </FieldsForm>
)
