import type { ComponentProps, ReactNode } from 'react'
import { outboxOwner } from '#gateway/writes/outbox-facade.ts'
import { removeDraft } from '#shared/form/draft-store.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import type { Action } from '../action/action.ts'
import { ActionArea } from '../action/action-area.tsx'
import { showDone } from '../action/show-done.ts'
import { type ActionState, useAction } from '../action/use-action.tsx'
import { FormDialog } from './fields-form.tsx'
import { type ActionFormOptions, useActionForm } from './use-action-form.tsx'
import { useDialogParam } from './use-dialog-param.ts'

type DialogTexts = Pick<ComponentProps<typeof FormDialog>, 'title' | 'submitLabel' | 'reason'>

interface DialogProps<Variables> extends Omit<ActionFormOptions<Variables>, 'action'>, DialogTexts {
  action: Action<Variables>
  /** State of the action for this write (`place`, or `at` for one row). */
  state: Pick<ActionState<Variables>, 'send' | 'waiting' | 'isPending'> & { notices: ReactNode }
  intro?: ReactNode
  onClose: () => void
}

/**
 * Dialog with declared fields for an action whose button is rendered elsewhere, such as one dialog for the rows of a
 * list. It closes when the write is confirmed or queued, which the screen shows.
 */
export const FormActionDialog = <Variables,>({
  title,
  submitLabel,
  reason = null,
  intro,
  onClose,
  ...options
}: DialogProps<Variables>) => {
  const { form, send, notices } = useActionForm({
    ...options,
    onEnd: (how) => {
      if (how === 'done') showDone(options.action)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={title}
      {...(submitLabel !== undefined && { submitLabel })}
      onClose={onClose}
      onSend={send}
      pending={options.state.isPending}
      reason={reason}
      notices={
        <>
          {intro}
          {notices}
        </>
      }
    />
  )
}

type Options<Variables> = NonNullable<Parameters<typeof useAction<Variables>>[1]>

interface Props<Variables>
  extends Omit<ActionFormOptions<Variables>, 'action'>,
    Pick<Options<Variables>, 'reason' | 'onDone'>,
    Pick<DialogProps<Variables>, 'title' | 'submitLabel' | 'intro'>,
    Pick<ComponentProps<typeof ActionButton>, 'variant'> {
  action: Action<Variables>
  /** Query parameter that opens the dialog, so that a reload reopens it: `?tambah=ya`. */
  param: string
  /** Value of the parameter, when a screen has several dialogs with the same parameter: an id. */
  value?: string
  /** Label of the button, when it differs from the dialog's title. */
  label?: ReactNode
}

/**
 * Returns the action with a `send` that also removes the draft, even when the queue sends the write after the form was
 * closed.
 */
const withDraft = <Variables,>(action: Action<Variables>, draft: string | null): Action<Variables> => ({
  ...action,
  send: async (...sent) => {
    const answer = await action.send(...sent)
    if (draft !== null) removeDraft(outboxOwner(), draft)
    return answer
  },
})

/**
 * An action with a form: its button, and a dialog with declared fields. Handles the reason why it is disabled, the
 * draft and the leave guard, the gateway's errors per field and as a whole, upload progress, and the panel that
 * replaces the button while the outcome is unknown. An action of effect `once` also removes the draft in its `check`,
 * which any screen may run.
 * @example
 * <FormAction action={createCuti} place={{ idMahasiswa }} ns="cuti" fields={FIELDS} draft="cuti" param="ajukan"
 * toVariables={(values) => ({ idMahasiswa, data: CreateCutiBody.parse(bodyOf(FIELDS, values)) })}
 * title="Ajukan cuti" />
 */
export const FormAction = <Variables,>({
  action,
  place,
  ns,
  fields,
  start,
  check,
  draft,
  keepUntil,
  toVariables,
  param,
  value = 'ya',
  title,
  label = title,
  variant = 'main',
  submitLabel,
  intro,
  onDone,
  ...options
}: Props<Variables>) => {
  const { param: asked, setParam } = useDialogParam(param)
  const isOpen = asked === value
  const state = useAction(withDraft(action, draft), {
    ...options,
    place,
    onDone: (how, sent) => {
      if (how === 'checked' && draft !== null) removeDraft(outboxOwner(), draft)
      if (how === 'checked' && action.check && isOpen) setParam(null)
      onDone?.(how, sent)
    },
  })
  return (
    <ActionArea of={isOpen ? { ...state, notices: null } : state}>
      <div>
        <ActionButton variant={variant} reason={state.reason} onClick={() => setParam(value)}>
          {label}
        </ActionButton>
      </div>
      {isOpen ? (
        <FormActionDialog
          {...{ ns, fields, check, draft, keepUntil, toVariables, title, intro, action, place, state }}
          {...(start !== undefined && { start })}
          {...(submitLabel !== undefined && { submitLabel })}
          reason={state.reason}
          onClose={() => setParam(null)}
        />
      ) : null}
    </ActionArea>
  )
}
