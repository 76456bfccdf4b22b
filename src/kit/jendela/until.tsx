import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { edgeOf } from '#domain/jendela/jendela.ts'
import { momenText } from '#shared/format/momen.ts'
import { dayOf, daysBetween } from '#shared/time/campus-time.ts'
import { useCampusClock } from '#shared/time/use-campus-clock.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const OVER = -1

/** Calendar days of the campus that are left until a moment: 0 on its own day, -1 after it. Both in milliseconds since 1970. */
export const daysLeft = (nowMs: number, untilMs: number): number =>
  nowMs > untilMs ? OVER : daysBetween(dayOf(nowMs), dayOf(untilMs))

/** A day or moment as the gateway writes it, or a moment in milliseconds since 1970. */
export type UntilValue = string | number | null | undefined

const UntilMoment = ({ untilMs, isDay }: { untilMs: number; isDay: boolean }) => {
  const { t, i18n } = useTranslation('ui')
  const days = useCampusClock(useCallback((nowMs: number) => daysLeft(nowMs, untilMs), [untilMs]))
  const { hari, jam } = momenText(untilMs, i18n.language, 'weekday')
  const moment = isDay ? hari : t('ui:until.moment', { hari, jam })
  if (days === OVER) return <span>{t('ui:until.over', { moment })}</span>
  const left = days === 0 ? t('ui:until.today') : t('ui:until.days', { count: days })
  return <span>{t('ui:until.left', { moment, left })}</span>
}

/**
 * A deadline on the campus's clock with the days that are left: 'Sampai Selasa, 27 Oktober 2026 pukul 10.00 WIB (5 hari lagi)'.
 * A day without a time lasts until it ends and is shown without one. Renders nothing for no date.
 */
export const Until = ({ value }: { value: UntilValue }) => {
  const untilMs = typeof value === 'number' ? value : edgeOf(value ?? null, 'selesai')
  if (untilMs === null) return null
  return <UntilMoment untilMs={untilMs} isDay={typeof value === 'string' && DAY.test(value)} />
}
