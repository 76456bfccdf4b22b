import { showToast } from '#shared/ui/overlay/toast.ts'
import type { Action } from './action.ts'
import { actionText } from './action-text.ts'

/** Shows a toast that an action was confirmed, with the subject's text when it has one. */
export const showDone = (action: Pick<Action<never>, 'words'>): void => {
  const done = actionText(action, 'done')
  if (done !== '') showToast(done)
}
