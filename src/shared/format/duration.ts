import type { TFunction } from 'i18next'

const HOUR_MINUTES = 60

/**
 * Formats a duration in hours and minutes, '1 jam 25 menit'; a part that is 0 is left out.
 * @param minutes more than 0
 */
export const durationText = (minutes: number, t: TFunction): string => {
  const [hours, rest] = [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES]
  return [
    hours > 0 ? t('shared:remaining.hour', { count: hours }) : '',
    rest > 0 ? t('shared:remaining.minute', { count: rest }) : '',
  ]
    .filter(Boolean)
    .join(' ')
}
