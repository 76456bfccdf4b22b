import type { TFunction } from 'i18next'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { type Remaining, toRemaining } from '#domain/jendela/jendela.ts'
import { useCampusClock } from '#shared/campus/use-campus-clock.ts'

/** Returns the two largest units: days and hours, hours and minutes, or minutes and seconds. Whole days and hours stand alone. */
const remainingText = ({ hari, jam, menit, detik }: Remaining, t: TFunction): string => {
  const hours = t('shared:remaining.hour', { count: jam })
  const minutes = t('shared:remaining.minute', { count: menit })
  if (hari > 0) return [t('ui:remaining.day', { count: hari }), ...(jam > 0 ? [hours] : [])].join(' ')
  if (jam > 0) return [hours, ...(menit > 0 ? [minutes] : [])].join(' ')
  return `${minutes} ${t('ui:remaining.second', { count: detik })}`
}

interface Props {
  /** Milliseconds since 1970. */
  to: number
  /** Text key of the sentence, which interpolates `waktu`. */
  text: string
}

/** Countdown to a moment by the campus's clock. */
export const Countdown = ({ to, text }: Props) => {
  const { t } = useTranslation('ui')
  const read = useCallback((nowMs: number) => Math.max(0, Math.ceil((to - nowMs) / 1000)), [to])
  const left = toRemaining(useCampusClock(read) * 1000)
  return <span>{t(text, { waktu: remainingText(left, t) })}</span>
}
