import { useTranslation } from 'react-i18next'
import { useReadOnlyReason } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useFlag } from '#flags/use-flag.ts'
import { ASSUMED } from '#generated/assumed.ts'
import { useOfflineReason } from '#shared/state/use-offline-reason.ts'
import type { Reason } from '#shared/ui/overlay/why-not.tsx'
import type { Action } from './action.ts'
import { actionText } from './action-text.ts'

interface Why {
  /** What would be sent: a call that the specification does not show is offered only where it is known (readings, 34). */
  of?: Pick<Action<never>, 'operation' | 'words' | 'isAssumed'>
  /** The subject's own reason. */
  own?: Reason | null
  /** It concerns the account and no student: an operator's own. */
  ofAccount?: boolean
}

/**
 * Why an action can not be taken now, in the one order of the portal: an operator who may not, a call that is not known
 * here, the subject's own reason, no network.
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
