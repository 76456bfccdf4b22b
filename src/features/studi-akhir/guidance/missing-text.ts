import { useTranslation } from 'react-i18next'
import { missingOf, type Progress } from './guidance.ts'

/** Returns how many meetings are still missing, in words; '' for none, and where nobody knows. */
export const useMissingText = () => {
  const { t } = useTranslation('studi-akhir')
  return (progress: Pick<Progress, 'count' | 'needed' | 'isApprovedOnly'>): string => {
    const count = missingOf(progress) ?? 0
    if (count === 0) return ''
    return t(progress.isApprovedOnly ? 'progress.missing' : 'progress.missing.held', { count })
  }
}
