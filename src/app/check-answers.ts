import { findingsOf } from '#gateway/answer/answer.ts'
import { recordMismatches } from '#gateway/answer/contract-mismatch.ts'
import { startValidation } from '#gateway/answer/defer-validation.ts'
import { LATE_VALIDATORS } from '#generated/late-validators.ts'

const isLate = (operation: string): operation is keyof typeof LATE_VALIDATORS => operation in LATE_VALIDATORS

/** Validates the responses of the first screens, whose validators are not in the first load (docs/contract.md). */
export const checkAnswers = (): void =>
  startValidation((operation, answer) => {
    if (isLate(operation)) recordMismatches(operation, findingsOf(LATE_VALIDATORS[operation], answer), answer)
  })
