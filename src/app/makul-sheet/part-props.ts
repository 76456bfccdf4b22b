import type { FoundMakul } from './use-found-makul.ts'
import type { MakulAnswers } from './use-makul-answers.ts'

/** Props of each part of the sheet. */
export interface PartProps {
  answers: MakulAnswers
  makul: FoundMakul
}
