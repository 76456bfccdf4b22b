import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { onWriteDone } from '#gateway/writes/outbox-facade.ts'
import { type Outcome, useWrite } from '#gateway/writes/use-write.ts'
import { ConfirmDialog } from '#shared/ui/overlay/confirm-dialog.tsx'
import type { Action } from './action.ts'
import { ActionNotices } from './action-notices.tsx'
import { checkedBy } from './checked-by.ts'
import { UploadProgress } from './upload-progress.tsx'
import { useCaller } from './use-caller.ts'
import { useReason } from './use-reason.ts'
import { useUnderway } from './use-underway.ts'

interface Options<Variables> {
  /** Why it can not be taken now, beside an operator who may not and a missing network. */
  reason?: Parameters<typeof useReason>[0]
  /** Whether the screen offers it now: where it no longer does, the question goes too. */
  isOffered?: boolean
  /** What is asked before it is sent, as it stands when it is asked; without, and where there is nothing to ask, it is sent at once. */
  confirm?: (variables: Variables) => ReactNode
  /** What the buttons of the question do, where 'Ok' and 'Batal' would not say it. */
  labels?: { confirmLabel: string; cancelLabel: string }
  /** That it was checked and did not happen, in words of the subject. */
  notDone?: string
  /** That its answer was lost and it waits in the queue, in words of the subject. */
  queued?: string
  /** Why it is still not known whether it happened, once it should be. */
  doubt?: string
  /** It has happened: by its answer, with what was sent, or as a check has found out, also one of the queue. */
  onDone?: (how: 'answered' | 'checked', sent: Variables | null) => unknown
}

/** The write of an action, with what it has read before that was no longer as it was shown. */
const useSend = <Variables,>(action: Action<Variables>, onAnswer: (sent: Variables) => void) => {
  const { t } = useTranslation('ui')
  const caller = useCaller()
  const [changed, setChanged] = useState<string | null>(null)
  const { sent, follow, stop } = useUnderway()
  const { operation, describe, isLost, check, replaces } = action
  const mayLeave = async (variables: Variables) => {
    const leave = (await action.mayLeave?.(variables, caller)) ?? true
    if (typeof leave === 'boolean' || !('changed' in leave)) return leave
    setChanged(leave.changed)
    return false
  }
  const write = useWrite<Variables>(
    operation,
    (variables) => follow((underway) => action.send(variables, caller, underway)),
    {
      describe,
      isLost,
      intent: check && { check: checkedBy(check, caller), mayLeave },
      replaces: replaces?.(caller),
    },
  )
  const send = async (variables: Variables): Promise<Outcome> => {
    setChanged(null)
    const outcome = await write.send(variables)
    if (outcome.kind === 'done') onAnswer(variables)
    if (outcome.kind !== 'stopped') return outcome
    setChanged(t('ui:upload.stopped'))
    await caller.client.invalidateQueries() // what of it had arrived all the same
    return outcome
  }
  return { ...write, send, changed, progress: sent && <UploadProgress sent={sent} onStop={stop} /> }
}

/**
 * The question before it is sent. While it is on its way it stays and can not be pressed again; it closes on the outcome.
 * @param isGone what would be asked is no longer offered, or sent already by another tab: not asked then, nor again later
 */
const useQuestion = <Variables,>(
  { send, isPending }: { send: (variables: Variables) => Promise<unknown>; isPending: boolean },
  { confirm, labels }: Options<Variables>,
  isGone: boolean,
) => {
  const [asked, setAsked] = useState<{ variables: Variables; shown: ReactNode } | null>(null)
  if (asked && isGone) setAsked(null)
  const leave = async (variables: Variables): Promise<void> => {
    await send(variables)
    setAsked(null)
  }
  const ask = (variables: Variables): void => {
    const shown = confirm?.(variables) ?? null
    if (shown === null) void leave(variables)
    else setAsked({ variables, shown })
  }
  const question = asked && (
    <ConfirmDialog
      {...labels}
      pending={isPending}
      onConfirm={() => void leave(asked.variables)}
      onCancel={() => setAsked(null)}
    >
      {asked.shown}
    </ConfirmDialog>
  )
  return { ask, isAsked: asked !== null, question }
}

/**
 * The one way in which a screen acts: the reason why not, the question before it, single flight, the refusal in place,
 * and the panel in place of its button while nobody knows whether it happened (ActionArea).
 */
export const useAction = <Variables,>(action: Action<Variables>, options: Options<Variables> = {}) => {
  const { isOffered = true, notDone, queued, doubt, onDone } = options
  const { t } = useTranslation('ui')
  const reason = useReason(options.reason)
  const write = useSend(action, (sent) => onDone?.('answered', sent))
  const { isPending, failure, changed, waiting, progress } = write
  const open = waiting.filter(({ next, phase }) => next.kind === 'check' && phase !== 'not-done')
  const { ask, isAsked, question } = useQuestion(write, options, open.length > 0 || !isOffered)
  const hear = useEffectEvent((operation: string) => {
    if (operation === action.operation) onDone?.('checked', null)
  })
  useEffect(() => onWriteDone((done) => hear(done.operation)), [])
  return {
    /** Opens the question, or sends at once where there is none. */
    ask,
    /** Sends it without a question, for whoever has asked in another way. */
    send: write.send,
    reason,
    isPending,
    /** The refusal, where the subject says it in words of its own. */
    failure,
    /** The question is open. */
    isAsked,
    question,
    /** What of it has no known end, and what a check has refuted. */
    waiting,
    /** What is not known yet to have happened or not: nothing else may leave before. */
    open,
    doubt: doubt ?? t('ui:checking.unread'),
    notices: (
      <>
        {progress}
        <ActionNotices
          notDone={waiting.some(({ phase }) => phase === 'not-done') ? (notDone ?? t('ui:action.notDone')) : null}
          queued={waiting.some(({ next }) => next.kind === 'send') ? (queued ?? t('ui:action.queued')) : null}
          changed={changed}
          failure={failure}
        />
      </>
    ),
  }
}
