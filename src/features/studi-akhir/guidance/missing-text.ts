import { useTranslation } from 'react-i18next'
import { missingOf, type Progress } from './guidance.ts'

/**
 * Returns a function that formats the number of missing meetings; '' when none are missing or the number is unknown.
 */
export const useMissingText = () => {
  const { t } = useTranslation('studi-akhir')
  return (progress: Pick<Progress, 'count' | 'needed' | 'isApprovedOnly'>): string => {
    const count = missingOf(progress) ?? 0
    if (count === 0) return ''
    return t(progress.isApprovedOnly ? 'progress.missing' : 'progress.missing.held', { count })
  }
}
