import { useRef } from 'react'
import type { Reason } from '#shared/ui/overlay/why-not.tsx'
import type { Action } from '../action/action.ts'
import { ActionArea } from '../action/action-area.tsx'
import { actionText } from '../action/action-text.ts'
import { showDone } from '../action/show-done.ts'
import { useAction } from '../action/use-action.tsx'
import type { FieldValues } from '../form/field.ts'
import { QuestionForm } from './question-form.tsx'
import { type JawabanSoal, jawabanOf } from './soal.ts'
import { type QuestionFormOptions, useQuestionForm } from './use-question-form.ts'

interface Props<Variables> extends QuestionFormOptions {
  /** The action. Its texts `pending`, `question` (with `judul` and `count`), `once` and `done` are required. */
  action: Action<Variables>
  /** Identifies the write among others of its operation: its variables without `data`. */
  place: Omit<Variables, 'data'>
  /** Topic of the questions. */
  title: string
  /** Reason why nothing can be sent now. */
  reason: Reason | null
  /** Builds the variables of the write from the answers; its body lists them in the same order. */
  toVariables: (jawaban: readonly JawabanSoal[]) => Variables
}

/**
 * Form of questions known at run time with the action that sends the answers once: the confirmation dialog, the
 * gateway's errors at their questions, and the draft, which is removed once the write is confirmed.
 */
export const SendQuestions = <Variables extends { data: { jawaban: readonly unknown[] } }>({
  action,
  place,
  title,
  reason,
  toVariables,
  ...options
}: Props<Variables>) => {
  const form = useQuestionForm(options)
  const asked = useRef<readonly JawabanSoal[]>([])
  const send = useAction(action, {
    place,
    reason,
    questionOf: ({ data: { jawaban } }) => (
      <>
        <p>{actionText(action, 'question', { judul: title, count: jawaban.length })}</p>
        <p>{actionText(action, 'once')}</p>
      </>
    ),
    onDone: (how) => {
      form.draft.done()
      if (how === 'answered') showDone(action)
    },
    onRefused: (failure) => form.refuseAnswers(failure, { list: 'jawaban', sent: asked.current }),
  })
  const ask = (given: FieldValues) => {
    asked.current = jawabanOf(form.rows, given)
    send.confirm(toVariables(asked.current))
  }
  return (
    <ActionArea of={send}>
      <QuestionForm
        form={form}
        title={title}
        action={send}
        sendLabel={actionText(action)}
        pendingLabel={actionText(action, 'pending')}
        onSend={ask}
      />
    </ActionArea>
  )
}
