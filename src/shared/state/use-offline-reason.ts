import { useTranslation } from 'react-i18next'
import type { Reason } from '../ui/overlay/why-not.tsx'
import { useOffline } from './online.ts'

/** Returns the reason that disables sending while offline, for WhyNot; null when online. Updates by itself. */
export const useOfflineReason = (): Reason | null => {
  const { t } = useTranslation()
  return useOffline() ? { text: t('ui:offline.reason'), kind: 'wait' } : null
}
