import i18next from 'i18next'
import type { Action } from './action.ts'

/**
 * Texts of an action beside its label, which is the key itself. Each may be missing: the kit has words of its own.
 * - question, confirm, back: what is asked before it is sent, and the two buttons
 * - once: that it cannot be changed after that
 * - pending: label of the button while it is in flight
 * - done: it was confirmed
 * - queued: its answer was lost, it waits in the queue
 * - notDone: it was checked and did not happen
 * - doubt: why it is still not known whether it happened
 * - assumed: this campus is not known to answer the call
 */
type Part = 'question' | 'once' | 'confirm' | 'back' | 'pending' | 'done' | 'queued' | 'notDone' | 'doubt' | 'assumed'

/**
 * Returns a text of an action in the language of the screen, its label without a part; '' where the subject has none.
 * @param values what the text is filled with
 */
export const actionText = ({ words }: Pick<Action<never>, 'words'>, part?: Part, values: object = {}): string =>
  i18next.t(part === undefined ? words : `${words}.${part}`, { ...values, defaultValue: '' })
