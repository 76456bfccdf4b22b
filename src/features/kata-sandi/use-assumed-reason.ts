import { useTranslation } from 'react-i18next'
import { useFlag } from '#flags/use-flag.ts'
import type { Reason } from '#shared/ui/why-not.tsx'
import { useOfflineReason } from '#shared/use-offline-reason.ts'

/**
 * Why a password can not be set now: the calls are ours, and a real gateway has to be known to answer them (readings, 34);
 * or there is no network.
 */
export const useAssumedReason = (): Reason | null => {
  const { t } = useTranslation('kata-sandi')
  const offline = useOfflineReason()
  return useFlag('assumed-writes') ? offline : { text: t('notHere'), rule: 'assumed-writes' }
}
