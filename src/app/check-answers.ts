import { findingsOf } from '#gateway/answer/answer.ts'
import { checkWith } from '#gateway/answer/check-later.ts'
import { recordDrift } from '#gateway/answer/drift.ts'
import { LATE_VALIDATORS } from '#generated/late-validators.ts'

const isLate = (operation: string): operation is keyof typeof LATE_VALIDATORS => operation in LATE_VALIDATORS

/** Validates the responses of the first screens, whose validators are not in the first load (docs/contract.md). */
export const checkAnswers = (): void =>
  checkWith((operation, answer) => {
    if (isLate(operation)) recordDrift(operation, findingsOf(LATE_VALIDATORS[operation], answer), answer)
  })
