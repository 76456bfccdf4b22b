import { useTranslation } from 'react-i18next'
import { useReadOnlyReason } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useFlag } from '#flags/use-flag.ts'
import { ASSUMED } from '#generated/assumed.ts'
import { useOfflineReason } from '#shared/state/use-offline-reason.ts'
import type { Reason } from '#shared/ui/overlay/why-not.tsx'
import type { Action } from './action.ts'
import { actionText } from './action-text.ts'

interface Why {
  /**
   * The action. A call that the specification does not show is offered only when the gateway supports it (readings,
   * 34).
   */
  of?: Pick<Action<never>, 'operation' | 'words' | 'isAssumed'>
  /** The subject's own reason. */
  own?: Reason | null
  /** Set when the action concerns the account and not a student: an operator's own. */
  ofAccount?: boolean
}

/**
 * Returns why an action is disabled, in the portal's order: an operator without permission, a call that this campus
 * does not support, the subject's own reason, no network.
 */
export const useReason = ({ of, own = null, ofAccount = false }: Why = {}): Reason | null => {
  const { t } = useTranslation('shared')
  const readOnly = useReadOnlyReason()
  const isKnown = useFlag('assumed-writes')
  const offline = useOfflineReason()
  const isAssumed = of !== undefined && (of.isAssumed ?? ASSUMED.has(of.operation))
  const notHere =
    isAssumed && !isKnown ? { text: actionText(of, 'assumed') || t('failure.assumed'), rule: 'assumed-writes' } : null
  return (ofAccount ? null : readOnly) ?? notHere ?? own ?? offline
}
