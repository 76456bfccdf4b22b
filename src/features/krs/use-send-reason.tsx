import { useTranslation } from 'react-i18next'
import { useReason } from '#kit/action/use-reason.ts'
import type { Reason } from '#shared/ui/why-not.tsx'

/** What is known of the plan that would be sent. */
export interface SendFacts {
  /** What stands in the way of the registration itself. */
  blocked: Reason | null
  /** Some of what is registered can not be read: a save would drop it. */
  isUnreadable: boolean
  isEmpty: boolean
  isSaved: boolean
  /** SKS beyond the limit that the gateway sent; 0 within it or without one. */
  tooMany: number
  /** Picks that are not offered as they stand here. */
  outdated: number
  /** It can not be written as the contract wants it. */
  isUnsendable: boolean
}

/** Why a plan can not be sent now: what is true for everything first, then the registration, then the plan itself. */
export const useSendReason = (facts: SendFacts): Reason | null => {
  const { t } = useTranslation('krs')
  const { blocked, isUnreadable, isEmpty, isSaved, tooMany, outdated, isUnsendable } = facts
  const ofPlan: [unknown, Reason][] = [
    [isUnreadable, { text: t('send.unreadable'), rule: 'KRS-DAFTAR' }],
    [isEmpty, { text: t('send.empty'), kind: 'wait' }],
    [isSaved, { text: t('send.saved'), kind: 'wait' }],
    [outdated > 0, { text: t('send.outdated', { count: outdated }), rule: 'KRS-BEDA' }],
    [tooMany > 0, { text: t('send.tooMany', { count: tooMany }), rule: 'KRS-SKS' }],
    [isUnsendable, { text: t('send.unsendable'), rule: 'KRS-PERIODE' }],
  ]
  const own = blocked ?? ofPlan.find(([holds]) => holds)?.[1] ?? null
  return useReason({ assumed: t('send.notHere'), own })
}
