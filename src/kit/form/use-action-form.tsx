import { type ReactNode, useRef } from 'react'
import * as z from 'zod/mini'
import { writeKey } from '#gateway/writes/outbox-entry.ts'
import type { Action } from '../action/action.ts'
import type { ActionState } from '../action/use-action.tsx'
import type { FieldValues } from './field.ts'
import { useFieldsForm } from './use-fields-form.ts'
import { useServerErrors } from './use-server-errors.tsx'

/** Options that a form shares with its action. */
export interface ActionFormOptions<Variables>
  extends Pick<Parameters<typeof useFieldsForm>[0], 'ns' | 'fields' | 'start' | 'check' | 'keepUntil'> {
  action: Pick<Action<Variables>, 'operation' | 'check'>
  /** Identifies the write among others of its operation: its variables without `data`. */
  place: Omit<Variables, 'data'>
  /** Name of the draft, unique in the portal. Null persists nothing. */
  draft: string | null
  /** Builds the variables of the write from valid values. */
  toVariables: (values: FieldValues) => Variables
  /**
   * Maps the path in a gateway refusal to the path of a field, for example an index in a list of answers.
   * @param values as they were sent
   */
  refusedPath?: (path: string, values: FieldValues) => string
}

interface Options<Variables> extends ActionFormOptions<Variables> {
  /** State of the action for this write (`place`, or `at` for one row). */
  state: Pick<ActionState<Variables>, 'send' | 'waiting'> & { notices: ReactNode }
  /** Called when the write is confirmed, or is queued as a repeatable write. */
  onEnd: (how: 'done' | 'queued') => void
}

/**
 * Connects a declared form to an action: one submission at a time, the gateway's errors at their fields, the draft
 * removed once the write is confirmed. While the write is queued, the queue holds its values and its file, so the form
 * persists no draft that would report the file as lost.
 * @returns the form, its submit handler, and the notices to render above the fields: those of the action, and errors of
 * fields that the form does not show
 */
export const useActionForm = <Variables,>({
  action,
  place,
  draft,
  toVariables,
  refusedPath = (path) => path,
  state,
  onEnd,
  ...options
}: Options<Variables>) => {
  const key = writeKey(action.operation, place)
  const isQueued = state.waiting.some((entry) => entry.key === key && entry.phase !== 'not-done')
  const form = useFieldsForm({ ...options, name: isQueued ? null : draft })
  const isSending = useRef(false)
  const refusals = useServerErrors(form)
  /**
   * Returns the variables of the write; null when the contract rejects a value, for example of a field that the form
   * does not have.
   */
  const variablesOf = (values: FieldValues): Variables | null => {
    try {
      return toVariables(values)
    } catch (error) {
      if (!(error instanceof z.core.$ZodError)) throw error
      refusals.reject(error)
      return null
    }
  }
  const send = async (values: FieldValues): Promise<void> => {
    if (isSending.current) return // a second click before the button is disabled
    refusals.clear()
    const variables = variablesOf(values)
    if (variables === null) return
    isSending.current = true
    const outcome = await state.send(variables) // never rejects
    isSending.current = false
    if (outcome.kind === 'refused') refusals.show(outcome.failure, (path) => refusedPath(path, values))
    if (outcome.kind === 'done') {
      form.draft.done()
      onEnd('done')
    }
    if (outcome.kind === 'open' && action.check === undefined) onEnd('queued')
  }
  const notices = (
    <>
      {state.notices}
      {refusals.notices}
    </>
  )
  return { form, send, notices }
}
