import { mayHaveOpenWrites } from '#gateway/writes/outbox-facade.ts'
import { leaveForms } from '#shared/state/dirty-forms.ts'
import type { WayOut } from './way-out.ts'

/**
 * Leaves a student's screens at once, or after a question where a write is open or a form holds typed text. Every way out
 * of a student goes through here.
 * @param onLost called when the question does not load: nobody was asked
 */
export const askAboutOpenWrites = (way: WayOut, go: () => void, onLost: () => void): void => {
  if (mayHaveOpenWrites()) import('../later-screens.ts').then(({ askToLeave }) => askToLeave(go, way)).catch(onLost)
  else leaveForms(go, `draft.${way}`)
}
