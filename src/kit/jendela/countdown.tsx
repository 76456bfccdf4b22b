import type { TFunction } from 'i18next'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { type CampusTime, type Remaining, toRemaining } from '#domain/jendela/jendela.ts'
import { useGatewayTime } from '#gateway/campus/use-gateway-time.ts'

/** The two biggest parts: days and hours, hours and minutes, at last minutes and seconds. */
const remainingText = ({ hari, jam, menit, detik }: Remaining, t: TFunction): string => {
  const hours = t('ui:remaining.hour', { count: jam })
  const minutes = t('ui:remaining.minute', { count: menit })
  if (hari > 0) return `${t('ui:remaining.day', { count: hari })} ${hours}`
  return jam > 0 ? `${hours} ${minutes}` : `${minutes} ${t('ui:remaining.second', { count: detik })}`
}

/** What is left until a moment, counted by the gateway's clock. @param text key of its sentence, which says `waktu` */
export const Countdown = ({ to: { ms }, text }: { to: CampusTime; text: string }) => {
  const { t } = useTranslation('ui')
  const read = useCallback((nowMs: number) => Math.max(0, Math.ceil((ms - nowMs) / 1000)), [ms])
  const left = toRemaining(useGatewayTime(read) * 1000)
  return <>{t(text, { waktu: remainingText(left, t) })}</>
}
