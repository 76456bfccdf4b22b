import { useTranslation } from 'react-i18next'
import type { UjianKalender } from '#domain/jadwal/ics.ts'
import { toSpan } from '#domain/jadwal/span.ts'
import type { SidangKerjaPraktik } from '#generated/client/kerja-praktik/readers.ts'
import { formatTanggal } from '#shared/format/tanggal.ts'
import { joined } from '#shared/text/joined.ts'
import { dayOf, daysBetween } from '#shared/time/campus-time.ts'
import { useNowMs } from '#shared/time/use-campus-clock.ts'
import { WebLink } from '#shared/ui/look/web-link.tsx'
import { hoursText } from '../hours.ts'
import styles from '../studi-akhir.module.css'

/** Id of a defence in a calendar. */
export const calendarId = ({ id }: Pick<SidangKerjaPraktik, 'id'>): string => `sidang-kp-${id}`

/** Returns the defence as an event of a calendar; none while its day is not set. */
export const defenceEvents = (of: SidangKerjaPraktik, nama: string): UjianKalender[] =>
  !of.tanggal
    ? []
    : [
        {
          id: calendarId(of),
          nama,
          tanggal: of.tanggal,
          jam: toSpan(of.jamMulai, of.jamSelesai),
          ruang: joined(of.ruang, of.tautanDaring),
          keterangan: of.judulLaporan,
        },
      ]

/** The day of a defence in large letters, its hours and place, and the days that are left. */
export const DefenceDay = ({ of }: { of: SidangKerjaPraktik }) => {
  const { t, i18n } = useTranslation('kerja-praktik')
  const today = dayOf(useNowMs())
  const left = !of.tanggal ? -1 : daysBetween(today, of.tanggal)
  return (
    <div>
      <p className={styles.day}>{formatTanggal(of.tanggal, i18n.language, 'weekday') || t('defence.noDay')}</p>
      <p className={styles.minor}>
        {joined(
          hoursText(of, i18n.language),
          of.ruang,
          left === 0 ? t('day.today') : left > 0 ? t('day.left', { count: left }) : '',
        )}
      </p>
      {of.tautanDaring ? <WebLink to={of.tautanDaring}>{t('defence.online')}</WebLink> : null}
    </div>
  )
}
