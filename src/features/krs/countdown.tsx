import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useGatewayTime } from '#gateway/use-gateway-time.ts'
import type { CampusTime } from './campus-time.ts'
import { type Remaining, toRemaining } from './jendela.ts'

/** The two biggest parts; the text for each pair stands in the locales. */
const textKey = ({ hari, jam }: Remaining): string => {
  if (hari > 0) return 'remaining.days'
  return jam > 0 ? 'remaining.hours' : 'remaining.minutes'
}

/** What is left until a moment, counted by the gateway's clock. */
export const Countdown = ({ to: { ms }, text }: { to: CampusTime; text: string }) => {
  const { t } = useTranslation('krs')
  const read = useCallback((nowMs: number) => Math.max(0, Math.ceil((ms - nowMs) / 1000)), [ms])
  const left = toRemaining(useGatewayTime(read) * 1000)
  return <>{t(text, { waktu: t(textKey(left), { ...left }) })}</>
}
