import { useTranslation } from 'react-i18next'
import { useOffline } from './online.ts'
import type { Reason } from './ui/why-not.tsx'

/** Why nothing can be sent now, for WhyNot; null with a network. It opens by itself. */
export const useOfflineReason = (): Reason | null => {
  const { t } = useTranslation()
  return useOffline() ? { text: t('ui:offline.reason'), kind: 'wait' } : null
}
