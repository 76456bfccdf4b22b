import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GatewayError } from '#gateway/call/gateway-error.ts'
import { isArrivalUnknown, isUnresolved, type OutboxEntry, writeKey } from '#gateway/writes/outbox-entry.ts'
import { onWriteDone, type WriteDone } from '#gateway/writes/outbox-facade.ts'
import { type Outcome, useWrite } from '#gateway/writes/use-write.ts'
import type { Precheck, WriteKind } from '#gateway/writes/write-kind.ts'
import type { RecordFacts } from '#gateway/writes/write-record.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { ConfirmDialog } from '#shared/ui/overlay/confirm-dialog.tsx'
import type { Reason } from '#shared/ui/overlay/why-not.tsx'
import type { Action, Caller } from './action.ts'
import { ActionNotices } from './action-notices.tsx'
import { actionText } from './action-text.ts'
import { checkArrival } from './check-arrival.ts'
import { checkedBy } from './checked-by.ts'
import { checkReadable } from './readable-files.ts'
import { UploadProgress } from './upload-progress.tsx'
import { useCaller } from './use-caller.ts'
import { useReason } from './use-reason.ts'
import { useUploadControl } from './use-upload-control.ts'

interface Options<Variables> {
  /**
   * Which write of the operation this is, where a screen may show several: its variables without `data`. What waits, is in
   * flight or was confirmed of another one is none of its business. Without it all of the operation is (`at` for one row).
   */
  place?: Omit<Variables, 'data'>
  /** The subject's own reason why it can not be taken now. */
  reason?: Reason | null
  /** Whether the screen offers it now: where it no longer does, the question goes too. */
  isOffered?: boolean
  /**
   * What is asked before it is sent, as it stands when it is asked; without it, the action's own question. Where there is
   * nothing to ask, it is sent at once.
   */
  questionOf?: (variables: Variables) => ReactNode
  /** Why it is still not known whether it happened, where that depends on more than the action. */
  doubt?: string
  /** It has happened: by its answer, with what was sent, or as a check has found out, also one of the queue. */
  onDone?: (how: 'answered' | 'checked', sent: Variables | null) => unknown
  /** The gateway has refused it, in this flight: its errors belong to the fields of a form. */
  onRefused?: (failure: GatewayError, sent: Variables) => unknown
}

/** Words about the write of one key. */
interface Changed {
  key: string
  words: string
}

const arrivalOf = <Variables,>(arrival: NonNullable<Action<Variables>['arrival']>, caller: Caller) => ({
  note: (variables: Variables) => arrival.note(variables, caller),
  read: ({ snapshot }: RecordFacts) => arrival.read(snapshot, caller),
  check: checkedBy(checkArrival(arrival), caller),
})

/** The write of an action, with what it has read before that was no longer as it was shown. */
const useSend = <Variables,>(
  action: Action<Variables>,
  { onDone, onRefused }: Pick<Options<Variables>, 'onDone' | 'onRefused'>,
) => {
  const { t } = useTranslation('ui')
  const caller = useCaller()
  const [changed, setChanged] = useState<Changed | null>(null)
  const { progress, follow, stop } = useUploadControl()
  const { operation, describe, isLost, check, isMoney, replaces, arrival } = action
  const keyOf = (variables: Variables) => writeKey(operation, variables)
  const precheck = async (variables: Variables): Promise<Precheck> => {
    const prechecked = (await action.precheck?.(variables, caller)) ?? true
    if (typeof prechecked === 'boolean' || !('changed' in prechecked)) return prechecked
    setChanged({ key: keyOf(variables), words: prechecked.changed })
    return false
  }
  const kindOf = (): WriteKind<Variables> => {
    if (check) return { kind: 'once', check: checkedBy(check, caller), precheck, isMoney }
    if (replaces) return { kind: 'replacing', replaced: replaces(caller), precheck }
    return { kind: 'repeatable', precheck, arrival: arrival && arrivalOf(arrival, caller) }
  }
  const write = useWrite<Variables>(
    operation,
    async (variables) => {
      await checkReadable(operation, variables)
      return follow(keyOf(variables), (control) => action.send(variables, caller, control))
    },
    { describe, isLost, kind: kindOf() },
  )
  const send = async (variables: Variables): Promise<Outcome> => {
    setChanged(null)
    const outcome = await write.send(variables)
    if (outcome.kind === 'done') onDone?.('answered', variables)
    if (outcome.kind === 'refused') onRefused?.(outcome.failure, variables)
    if (outcome.kind !== 'stopped') return outcome
    setChanged({ key: keyOf(variables), words: t('ui:upload.stopped') })
    await caller.client.invalidateQueries() // what of it had arrived all the same
    return outcome
  }
  return { ...write, send, changed, progress, stop }
}

/** Returns whether an entry waits to be sent again and is known not to have arrived. */
const isQueued = (entry: OutboxEntry): boolean =>
  entry.next.kind === 'send' && entry.phase !== 'overtaken' && !isArrivalUnknown(entry)

interface Confirmation<Variables> {
  keyOf: (variables: Variables) => string
  send: (variables: Variables) => Promise<unknown>
  pending: ReadonlySet<string>
  /** What would be asked is no longer offered, or sent already by another tab: not asked then, nor again later. */
  isGone: (key: string) => boolean
}

/** The action's own question, filled with what is sent; null where it has none. */
const ownQuestion = <Variables,>(action: Action<Variables>, variables: Variables): ReactNode => {
  const data = isRecord(variables) ? variables['data'] : null
  const question = actionText(action, 'question', isRecord(data) ? data : {})
  return question === '' ? null : <p>{question}</p>
}

/** The question before it is sent. While it is on its way it stays and can not be pressed again; it closes on the outcome. */
const useConfirmation = <Variables,>(
  action: Action<Variables>,
  { keyOf, send, pending, isGone }: Confirmation<Variables>,
  questionOf = (variables: Variables) => ownQuestion(action, variables),
) => {
  const confirmLabel = actionText(action, 'confirm') || actionText(action)
  const cancelLabel = actionText(action, 'back')
  const [confirming, setConfirming] = useState<{ key: string; variables: Variables; shown: ReactNode } | null>(null)
  if (confirming && isGone(confirming.key)) setConfirming(null)
  const submit = async (variables: Variables): Promise<void> => {
    await send(variables)
    setConfirming((now) => (now?.key === keyOf(variables) ? null : now))
  }
  const confirm = (variables: Variables): void => {
    const shown = questionOf(variables)
    if (shown === null) void submit(variables)
    else setConfirming({ key: keyOf(variables), variables, shown })
  }
  const question = confirming && (
    <ConfirmDialog
      {...(confirmLabel !== '' && { confirmLabel })}
      {...(cancelLabel !== '' && { cancelLabel })}
      pending={pending.has(confirming.key)}
      onConfirm={() => void submit(confirming.variables)}
      onCancel={() => setConfirming(null)}
    >
      {confirming.shown}
    </ConfirmDialog>
  )
  return { confirm, confirmingKey: confirming?.key ?? null, question }
}

/**
 * The one way in which a screen acts: the reason why not, the question before it, single flight, the refusal in place,
 * and the panel in place of its button while nobody knows whether it happened (ActionArea).
 */
export const useAction = <Variables,>(action: Action<Variables>, options: Options<Variables> = {}) => {
  const { isOffered = true, place, doubt, onDone } = options
  const { t } = useTranslation('ui')
  const reason = useReason({ of: action, own: options.reason ?? null })
  const keyOf = (variables: Omit<Variables, 'data'>): string => writeKey(action.operation, variables)
  const ownKey = place === undefined ? null : keyOf(place)
  const write = useSend(action, options)
  const isGone = (key: string) => !isOffered || write.waiting.some((entry) => entry.key === key && isUnresolved(entry))
  const { confirm, confirmingKey, question } = useConfirmation(action, { ...write, keyOf, isGone }, options.questionOf)
  const onDoneElsewhere = useEffectEvent((done: WriteDone) => {
    const isOwn = ownKey === null ? done.operation === action.operation : done.key === ownKey
    if (isOwn) onDone?.('checked', null)
  })
  useEffect(() => onWriteDone((done) => onDoneElsewhere(done)), [])
  /** What concerns one write, or with null every write of the operation. */
  const viewOf = (key: string | null) => {
    const isHere = (one: string | null): boolean => one !== null && (key === null || one === key)
    const waiting = write.waiting.filter((entry) => isHere(entry.key))
    const failure = isHere(write.failedKey) ? write.failure : null
    const changed = write.changed && isHere(write.changed.key) ? write.changed.words : null
    return {
      isPending: [...write.pending].some(isHere),
      /** The refusal, where the subject says it in words of its own. */
      failure,
      /** The question is open. */
      isConfirming: isHere(confirmingKey),
      question: isHere(confirmingKey) ? question : null,
      /** What of it has no known end, and what a check has refuted. */
      waiting,
      /** What is not known yet to have happened or not: nothing else may leave before. */
      open: waiting.filter(isUnresolved),
      doubt: doubt ?? (actionText(action, 'doubt') || t('ui:checking.unread')),
      notices: (
        <>
          {[...write.progress].map(([one, sent]) =>
            isHere(one) ? <UploadProgress key={one} sent={sent} onStop={() => write.stop(one)} /> : null,
          )}
          <ActionNotices
            notDone={
              waiting.some(({ phase }) => phase === 'not-done')
                ? actionText(action, 'notDone') || t('ui:action.notDone')
                : null
            }
            queued={waiting.some(isQueued) ? actionText(action, 'queued') || t('ui:action.queued') : null}
            unknown={waiting.filter(isArrivalUnknown)}
            isOvertaken={waiting.some(({ phase }) => phase === 'overtaken')}
            changed={changed}
            failure={failure}
          />
        </>
      ),
    }
  }
  return {
    /** Opens the question, or sends at once where there is none. */
    confirm,
    /** Sends it without a question, for whoever has asked in another way. */
    send: write.send,
    reason,
    ...viewOf(ownKey),
    /** The same of one write, for a screen that offers the action in several rows. @param variables without `data` */
    at: (variables: Omit<Variables, 'data'>) => viewOf(keyOf(variables)),
  }
}

/** State of an action on the screen that offers it. */
export type ActionState<Variables> = ReturnType<typeof useAction<Variables>>
