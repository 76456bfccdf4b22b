import { showToast } from '#shared/ui/overlay/toast.ts'
import type { Action } from './action.ts'
import { actionText } from './action-text.ts'

/** Tells the person that an action was confirmed, in the subject's words where it has some. */
export const showDone = (action: Pick<Action<never>, 'words'>): void => {
  const done = actionText(action, 'done')
  if (done !== '') showToast(done)
}
