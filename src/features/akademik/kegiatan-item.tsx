import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { namaMakulOf } from '#domain/jadwal/nama-makul.ts'
import { spanText } from '#domain/jadwal/pertemuan.ts'
import {
  campusMomentText,
  campusTimeText,
  campusZoneMinutes,
  toCampusTime,
  wallClock,
} from '#domain/jendela/jendela.ts'
import type { Kegiatan } from '#generated/readers/akademik.ts'
import { dayName } from '#shared/format/kalender.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { daysBetween } from '#shared/format/tanggal.ts'
import { Notice } from '#shared/ui/look/notice.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import styles from './akademik.module.css'
import type { Bentrok } from './bentrok.ts'
import { batasOf, isDiambil, isDibatalkan, sisaKursi } from './kegiatan.ts'

/** From when to when, on the wall of the campus: one day with two times, or two days. */
const useWaktu = ({ tanggalMulai, tanggalSelesai }: Kegiatan): string => {
  const { i18n } = useTranslation()
  const mulai = campusMomentText(tanggalMulai, i18n.language)
  const selesai = campusMomentText(tanggalSelesai, i18n.language)
  if (!mulai) return ''
  if (!selesai) return `${mulai.hari}, ${mulai.jam}`
  const [jamMulai = ''] = mulai.jam.split(' ')
  if (mulai.hari === selesai.hari) return `${mulai.hari}, ${jamMulai}–${selesai.jam}`
  return `${mulai.hari}, ${mulai.jam} – ${selesai.hari}, ${selesai.jam}`
}

/** Until when one may register, and how many days are left. */
const useBatas = (kegiatan: Kegiatan, nowMs: number): string => {
  const { t, i18n } = useTranslation('akademik')
  const batas = batasOf(kegiatan, campusZoneMinutes())
  if (!batas) return ''
  const { hari, jam } = campusTimeText(batas, i18n.language)
  const until = `${hari}, ${jam}`
  if (batas.ms < nowMs) return t('deadline.past', { until })
  const days = daysBetween(wallClock({ ...batas, ms: nowMs }), wallClock(batas))
  return days === 0 ? t('deadline.today', { until }) : t('deadline.left', { until, count: days })
}

const useKursi = (kegiatan: Kegiatan): string => {
  const { t } = useTranslation('akademik')
  const { kuota, terisi } = kegiatan
  const sisa = sisaKursi(kegiatan)
  if (sisa !== null) return sisa === 0 ? t('seats.none', { kuota }) : t('seats.left', { sisa, kuota })
  if (kuota !== null) return t('seats.of', { kuota })
  return terisi === null ? '' : t('seats.unlimited', { count: terisi })
}

const useBiaya = ({ biaya, isSudahBayar, ...kegiatan }: Kegiatan): ReactNode => {
  const { t } = useTranslation('akademik')
  if (biaya === undefined) return t('cost.unreadable')
  if (biaya === null) return ''
  if (biaya === 0) return t('cost.free')
  if (!isDiambil(kegiatan)) return formatRupiah(biaya)
  return (
    <>
      {formatRupiah(biaya)}{' '}
      <Tag tone={isSudahBayar ? 'ok' : 'warn'}>{t(isSudahBayar ? 'cost.paid' : 'cost.unpaid')}</Tag>
    </>
  )
}

/** That it runs while a class meets: said before one registers. */
export const BentrokText = ({ of }: { of: readonly Bentrok[] }) => {
  const { t, i18n } = useTranslation('akademik')
  const list = of.map(({ hari, kelas, ...span }) => {
    const nama = [namaMakulOf(kelas, i18n.language), kelas.kelas].filter(Boolean).join(' ')
    return `${nama}, ${dayName(hari, i18n.language)} ${spanText(span, i18n.language)}`
  })
  return <>{t('clash', { list: list.join('; ') })}</>
}

/** What a student has to know of it, as text keys and values. */
const useFakta = (kegiatan: Kegiatan, nowMs: number): { label: string; value: ReactNode }[] => {
  const waktu = useWaktu(kegiatan)
  const batas = useBatas(kegiatan, nowMs)
  const kursi = useKursi(kegiatan)
  const biaya = useBiaya(kegiatan)
  const { tempat, keterangan } = kegiatan
  return [
    { label: 'when', value: waktu },
    { label: 'where', value: tempat },
    ...(kursi === '' ? [] : [{ label: 'seats', value: kursi }]),
    ...(isDiambil(kegiatan) || batas === '' ? [] : [{ label: 'deadline', value: batas }]),
    { label: 'cost', value: biaya },
    ...(keterangan === '' ? [] : [{ label: 'note', value: keterangan }]),
  ]
}

/** Whether a student takes part, in a word. */
const Status = ({ of, isOver }: { of: Kegiatan; isOver: boolean }) => {
  const { t } = useTranslation('akademik')
  if (isDiambil(of)) return <Tag tone="ok">{t(isOver ? 'status.done' : 'status.taken')}</Tag>
  return isDibatalkan(of) ? <Tag>{t('status.cancelled')}</Tag> : null
}

interface Props {
  of: Kegiatan
  bentrok: readonly Bentrok[]
  nowMs: number
  /** The way to take or to cancel it. */
  children: ReactNode
}

/** One activity: what a student has to know of it, and the way to take part or not. */
export const KegiatanItem = ({ of, bentrok, nowMs, children }: Props) => {
  const { t } = useTranslation('akademik')
  const { nama, jenis, penyelenggara } = of
  const facts = useFakta(of, nowMs)
  const isOver = (toCampusTime(of.tanggalSelesai, 'selesai', campusZoneMinutes())?.ms ?? nowMs) < nowMs
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <div>
          <h3>{nama || t('unnamed')}</h3>
          <p className={styles.minor}>{[jenis, penyelenggara].filter(Boolean).join(' · ')}</p>
        </div>
        <Status of={of} isOver={isOver} />
      </div>
      {bentrok.length > 0 && !isOver ? (
        <Notice tone="warn">
          <BentrokText of={bentrok} />
        </Notice>
      ) : null}
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{value === '' ? '–' : value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </li>
  )
}
