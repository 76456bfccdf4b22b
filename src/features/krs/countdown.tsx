import type { TFunction } from 'i18next'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { CampusTime } from '#domain/krs/campus-time.ts'
import { type Remaining, toRemaining } from '#domain/krs/jendela.ts'
import { useGatewayTime } from '#gateway/use-gateway-time.ts'

/** The two biggest parts: days and hours, hours and minutes, at last minutes and seconds. */
const remainingText = ({ hari, jam, menit, detik }: Remaining, t: TFunction<'krs'>): string => {
  const hours = t('remaining.hour', { count: jam })
  const minutes = t('remaining.minute', { count: menit })
  if (hari > 0) return `${t('remaining.day', { count: hari })} ${hours}`
  return jam > 0 ? `${hours} ${minutes}` : `${minutes} ${t('remaining.second', { count: detik })}`
}

/** What is left until a moment, counted by the gateway's clock. */
export const Countdown = ({ to: { ms }, text }: { to: CampusTime; text: string }) => {
  const { t } = useTranslation('krs')
  const read = useCallback((nowMs: number) => Math.max(0, Math.ceil((ms - nowMs) / 1000)), [ms])
  const left = toRemaining(useGatewayTime(read) * 1000)
  return <>{t(text, { waktu: remainingText(left, t) })}</>
}
