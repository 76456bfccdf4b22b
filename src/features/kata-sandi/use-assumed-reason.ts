import { useTranslation } from 'react-i18next'
import { useFlag } from '#flags/use-flag.ts'
import type { Reason } from '#shared/ui/why-not.tsx'

/** Why a password can not be set here: the calls are ours, and a real gateway has to be known to answer them (readings, 34). */
export const useAssumedReason = (): Reason | null => {
  const { t } = useTranslation('kata-sandi')
  return useFlag('assumed-writes') ? null : { text: t('notHere'), rule: 'assumed-writes' }
}
