import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { edgeOf } from '#domain/jendela/jendela.ts'
import { dayOf, daysBetween } from '#shared/campus/campus-time.ts'
import { momenText } from '#shared/campus/momen.ts'
import { useCampusClock } from '#shared/campus/use-campus-clock.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const OVER = -1

/**
 * Returns the calendar days of the campus until a moment: 0 on its own day, -1 after it. Both in milliseconds since
 * 1970.
 */
export const daysLeft = (nowMs: number, untilMs: number): number =>
  nowMs > untilMs ? OVER : daysBetween(dayOf(nowMs), dayOf(untilMs))

/** A day or moment as the gateway writes it, or a moment in milliseconds since 1970. */
export type UntilValue = string | number | null | undefined

/** A deadline: an action and its last moment. */
export interface Deadline {
  /** Label of the action's button: 'Setujui kehadiran'. */
  action: string
  /** Undefined when the gateway sent an invalid date. */
  value: UntilValue
}

const Sentence = ({ action, rest }: { action: string; rest: string }) => (
  <span>
    <b>{action}</b> <span>{rest}</span>
  </span>
)

const UntilMoment = ({ action, untilMs, isDay }: { action: string; untilMs: number; isDay: boolean }) => {
  const { t, i18n } = useTranslation('ui')
  const days = useCampusClock(useCallback((nowMs: number) => daysLeft(nowMs, untilMs), [untilMs]))
  const { hari, jam } = momenText(untilMs, i18n.language, 'weekday')
  const moment = isDay ? hari : t('ui:until.moment', { hari, jam })
  const left =
    days === OVER ? t('ui:until.over') : days === 0 ? t('ui:until.today') : t('ui:until.days', { count: days })
  return <Sentence action={action} rest={t('ui:until.left', { moment, left })} />
}

/**
 * A deadline on the campus's clock with its action and the remaining days: 'Setujui kehadiran sampai Selasa, 27 Oktober
 * 2026 pukul 10.00 WIB (5 hari lagi)'. A passed deadline is marked as passed. A day without a time lasts until its end
 * and is shown without a time. Renders nothing for an invalid date.
 */
export const Until = ({ action, value }: Deadline) => {
  const { t } = useTranslation('ui')
  if (value === undefined) return <Sentence action={action} rest={t('ui:until.unread')} />
  const untilMs = typeof value === 'number' ? value : edgeOf(value, 'selesai')
  if (untilMs === null) return null
  return <UntilMoment action={action} untilMs={untilMs} isDay={typeof value === 'string' && DAY.test(value)} />
}
