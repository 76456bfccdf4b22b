import i18next from 'i18next'
import type { Action } from './action.ts'

/**
 * Texts of an action besides its label, which is the key itself. Each is optional: the kit has defaults.
 * - question, confirm, back: confirmation question and its two buttons
 * - once: note that it cannot be changed after that
 * - pending: label of the button while it is in flight
 * - done: message that it was confirmed
 * - queued: message that its response was lost and it waits in the queue
 * - notDone: message that a check has found that it did not happen
 * - doubt: reason why its outcome is still unknown
 * - assumed: message that this campus may not support the call
 */
type Part = 'question' | 'once' | 'confirm' | 'back' | 'pending' | 'done' | 'queued' | 'notDone' | 'doubt' | 'assumed'

/**
 * Returns a text of an action in the screen's language, its label without `part`; '' when the subject has none.
 * @param values values to interpolate
 */
export const actionText = ({ words }: Pick<Action<never>, 'words'>, part?: Part, values: object = {}): string =>
  i18next.t(part === undefined ? words : `${words}.${part}`, { ...values, defaultValue: '' })
