import type { Proposal } from '#generated/client/proposal/readers.ts'
import { type Work, workFrom } from '../guidance/guidance.ts'

/** Returns a proposal as its guidance needs it. */
export const workOf = (of: Proposal): Work => workFrom('proposal', of)
