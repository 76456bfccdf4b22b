import { mayHaveOpenWrites } from '#gateway/writes/outbox-facade.ts'
import { leaveForms } from '#shared/state/dirty-forms.ts'
import type { WayOut } from './way-out.ts'

/**
 * Leaves a student's screens at once, or after a confirmation when a write is open or a form has typed text. Used by
 * every way out.
 * @param onLost called when the dialog fails to load, so that the user could not be asked
 */
export const askAboutOpenWrites = (way: WayOut, go: () => void, onLost: () => void): void => {
  if (mayHaveOpenWrites()) import('../later-screens.ts').then(({ askToLeave }) => askToLeave(go, way)).catch(onLost)
  else leaveForms(go, `draft.${way}`)
}
