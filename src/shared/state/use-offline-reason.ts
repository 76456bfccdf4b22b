import { useTranslation } from 'react-i18next'
import type { Reason } from '../ui/overlay/why-not.tsx'
import { useOffline } from './online.ts'

/** Why nothing can be sent now, for WhyNot; null with a network. It opens by itself. */
export const useOfflineReason = (): Reason | null => {
  const { t } = useTranslation()
  return useOffline() ? { text: t('ui:offline.reason'), kind: 'wait' } : null
}
