import type { Proposal } from '#generated/client/proposal/readers.ts'
import { type Work, workFrom } from '../guidance/guidance.ts'

/** Returns a proposal in the form that guidance needs. */
export const workOf = (of: Proposal): Work => workFrom('proposal', of)
