import { useTranslation } from 'react-i18next'
import { useReadOnlyReason } from '#domain/mahasiswa/read-only.ts'
import { useFlag } from '#flags/use-flag.ts'
import type { Reason } from '#shared/ui/why-not.tsx'
import { useOfflineReason } from '#shared/use-offline-reason.ts'

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
  const readOnly = useReadOnlyReason()
  const offline = useOfflineReason()
  const isKnownCall = useFlag('assumed-writes')
  const { blocked, isUnreadable, isEmpty, isSaved, tooMany, outdated, isUnsendable } = facts
  const own: [unknown, Reason][] = [
    [!isKnownCall, { text: t('send.notHere'), rule: 'assumed-writes' }],
    [isUnreadable, { text: t('send.unreadable'), rule: 'KRS-DAFTAR' }],
    [isEmpty, { text: t('send.empty'), kind: 'wait' }],
    [isSaved, { text: t('send.saved'), kind: 'wait' }],
    [outdated > 0, { text: t('send.outdated', { count: outdated }), rule: 'KRS-BEDA' }],
    [tooMany > 0, { text: t('send.tooMany', { count: tooMany }), rule: 'KRS-SKS' }],
    [isUnsendable, { text: t('send.unsendable'), rule: 'KRS-PERIODE' }],
  ]
  const [notHere, ...ofPlan] = own
  const missing = notHere?.[0] ? notHere[1] : null
  return readOnly ?? missing ?? blocked ?? ofPlan.find(([holds]) => holds)?.[1] ?? offline
}
