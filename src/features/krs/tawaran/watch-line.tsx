import { IconAlertTriangle, IconEye, IconHourglass } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useCallback } from 'react'
import { formatJamDetik } from '#shared/campus/tanggal.ts'
import { useCampusClock } from '#shared/campus/use-campus-clock.ts'
import styles from './tawaran.module.css'
import type { SeatLook } from './watch-seats.ts'

const MINUTE_MS = 60_000
const ICONS = { busy: IconHourglass, failed: IconAlertTriangle }

interface Props {
  look: SeatLook
  /** False when the response does not show the seats of this class. */
  isKnown: boolean
  t: TFunction<'krs'>
  language: string
}

/** Full minutes until the next request. */
const NextLook = ({ nextAt, t }: Pick<SeatLook, 'nextAt'> & Pick<Props, 't'>) => {
  const minutes = useCampusClock(
    useCallback((nowMs: number) => Math.max(1, Math.ceil((nextAt - nowMs) / MINUTE_MS)), [nextAt]),
  )
  return <span>{t('watch.again', { count: minutes })}</span>
}

/** State of watching a class: how often, until when and when last, or why the last request failed. */
export const WatchLine = ({ look: { seenAt, failure, nextAt }, isKnown, t, language }: Props) => {
  const last = seenAt === null ? null : { jam: formatJamDetik(seenAt, language) }
  const Icon = failure ? ICONS[failure] : IconEye
  return (
    <p className={styles.watch}>
      <Icon size={16} aria-hidden />
      {failure ? (
        <span>
          <span>{t(failure === 'busy' ? 'watch.busy' : 'watch.failed')}</span> <NextLook nextAt={nextAt} t={t} />{' '}
          {last ? <span>{t('watch.before', last)}</span> : null}
        </span>
      ) : (
        <span>
          <b>{t('watch.tag')}</b> <span>{last ? t('watch.last', last) : t('watch.every')}</span>{' '}
          {isKnown ? null : <span>{t('watch.unknown')}</span>}
        </span>
      )}
    </p>
  )
}
