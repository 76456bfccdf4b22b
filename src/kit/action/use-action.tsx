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
   * Identifies the write when a screen shows several of the operation: its variables without `data`. Queued, pending
   * and confirmed writes of other places are ignored. Without it, all writes of the operation count (`at` for one row).
   */
  place?: Omit<Variables, 'data'>
  /** The subject's own reason why the action is disabled. */
  reason?: Reason | null
  /** False when the screen no longer offers the action: the confirmation dialog closes too. */
  isOffered?: boolean
  /**
   * Renders the confirmation question at the moment of the press; the action's own question by default. When it returns
   * null, the write is sent at once.
   */
  questionOf?: (variables: Variables) => ReactNode
  /** Reason why the outcome is still unknown, when it depends on more than the action. */
  doubt?: string
  /**
   * Called when the write has happened: confirmed by its response, with the sent variables, or found by a check, also
   * one of the queue.
   */
  onDone?: (how: 'answered' | 'checked', sent: Variables | null) => unknown
  /** Called when the gateway has refused the write in this flight. Its errors belong to the fields of a form. */
  onRefused?: (failure: GatewayError, sent: Variables) => unknown
}

/** Message about the write of one key. */
interface Changed {
  key: string
  words: string
}

const arrivalOf = <Variables,>(arrival: NonNullable<Action<Variables>['arrival']>, caller: Caller) => ({
  note: (variables: Variables) => arrival.note(variables, caller),
  read: ({ snapshot }: RecordFacts) => arrival.read(snapshot, caller),
  check: checkedBy(checkArrival(arrival), caller),
})

/** Sends the writes of an action. Also returns the message of a precheck that found the state changed. */
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
    await caller.client.invalidateQueries() // part of it may have arrived anyway
    return outcome
  }
  return { ...write, send, changed, progress, stop }
}

/** Returns whether an entry is queued to be sent again and is known not to have arrived. */
const isQueued = (entry: OutboxEntry): boolean =>
  entry.next.kind === 'send' && entry.phase !== 'overtaken' && !isArrivalUnknown(entry)

interface Confirmation<Variables> {
  keyOf: (variables: Variables) => string
  send: (variables: Variables) => Promise<unknown>
  pending: ReadonlySet<string>
  /** Returns whether the action is no longer offered, or was already sent by another tab. The dialog is then closed. */
  isGone: (key: string) => boolean
}

/** Returns the action's own question, interpolated with `data`; null when it has none. */
const ownQuestion = <Variables,>(action: Action<Variables>, variables: Variables): ReactNode => {
  const data = isRecord(variables) ? variables['data'] : null
  const question = actionText(action, 'question', isRecord(data) ? data : {})
  return question === '' ? null : <p>{question}</p>
}

/**
 * Manages the confirmation dialog. While the write is in flight the dialog stays open with its button disabled; it
 * closes on the outcome.
 */
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
 * Runs an action on a screen. Returns the reason why it is disabled, the confirmation dialog, the notices in place, and
 * the unresolved entries, for which ActionArea replaces the button. Sends one write per key at a time.
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
  /** Returns the state of one write, or with null of every write of the operation. */
  const viewOf = (key: string | null) => {
    const isHere = (one: string | null): boolean => one !== null && (key === null || one === key)
    const waiting = write.waiting.filter((entry) => isHere(entry.key))
    const failure = isHere(write.failedKey) ? write.failure : null
    const changed = write.changed && isHere(write.changed.key) ? write.changed.words : null
    return {
      isPending: [...write.pending].some(isHere),
      /** The refusal, for a subject that shows it in its own words. */
      failure,
      /** True while the confirmation dialog is open. */
      isConfirming: isHere(confirmingKey),
      question: isHere(confirmingKey) ? question : null,
      /** Entries whose outcome is unknown, and entries that a check has disproved. */
      waiting,
      /** Entries whose outcome is unknown. No other write may be sent until it is known. */
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
    /** Opens the confirmation dialog, or sends at once when there is no question. */
    confirm,
    /** Sends without a confirmation dialog, for screens that ask the user in another way. */
    send: write.send,
    reason,
    ...viewOf(ownKey),
    /**
     * Returns the state of one write, for a screen that offers the action in several rows. @param variables without
     * `data`
     */
    at: (variables: Omit<Variables, 'data'>) => viewOf(keyOf(variables)),
  }
}

/** State of an action on the screen that offers it. */
export type ActionState<Variables> = ReturnType<typeof useAction<Variables>>
