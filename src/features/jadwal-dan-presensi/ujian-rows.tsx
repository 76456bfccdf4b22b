import { IconAlertTriangle, IconClock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import type { UjianKalender } from '#domain/jadwal/ics.ts'
import { ujianBerikutnya, type WaktuUjian, waktuUjianOf } from '#domain/jadwal/jadwal-ujian.ts'
import { tanggalMinggu } from '#domain/jadwal/minggu-kuliah.ts'
import { hoursText } from '#domain/jadwal/pertemuan.ts'
import { kodeText } from '#domain/kode/kode-text.ts'
import type { JadwalKuliah } from '#generated/client/jadwal-dan-presensi/readers.ts'
import type { JadwalUjian, KartuUjianMakul } from '#generated/client/ujian/readers.ts'
import { RemindButton } from '#kit/jadwal/remind-button.tsx'
import { Countdown } from '#kit/jendela/countdown.tsx'
import { MakulLink } from '#kit/link/makul-link.tsx'
import { UnreadNote } from '#kit/list/unread-note.tsx'
import { formatRentang } from '#shared/campus/rentang.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { formatDesimal } from '#shared/format/desimal.ts'
import { shownText, unreadableWord } from '#shared/format/unreadable.ts'
import { joined } from '#shared/text/joined.ts'
import { Disclosure } from '#shared/ui/disclosure.tsx'
import { type Listed, readRows, UNREADABLE } from '#shared/wire/readers.ts'
import styles from './ujian.module.css'
import { useMinimal } from './use-minimal.ts'

const NS = 'jadwal-dan-presensi'
const SHORT_LETTERS = 3

/** Weekday, day and month; screen readers get the full date. Exams without a date have their own heading. */
const Day = ({ of: { tanggalUjian } }: { of: JadwalUjian }) => {
  const { language } = useTranslation(NS).i18n
  if (!tanggalUjian) return <p className={styles.day}>{tanggalUjian === undefined ? '?' : '–'}</p>
  return (
    <p className={styles.day}>
      <span className="visually-hidden">{formatTanggal(tanggalUjian, language, 'weekday')}</span>
      <span aria-hidden>{formatTanggal(tanggalUjian, language, 'dayName').slice(0, SHORT_LETTERS)}</span>
      <b aria-hidden>{formatTanggal(tanggalUjian, language, 'day')}</b>
      <span aria-hidden>{formatTanggal(tanggalUjian, language, 'monthShort')}</span>
    </p>
  )
}

/** Returns a function that formats a value with its label; '' for an empty value. */
const useSaid = () => {
  const { t, i18n } = useTranslation(NS)
  return (label: string, value: string): string => value && `${t(label)}: ${shownText(value, i18n.language)}`
}

/** Hours and room. Unreadable values are labelled; a missing room is omitted. */
const Place = ({ of }: { of: JadwalUjian }) => {
  const { t, i18n } = useTranslation(NS)
  const said = useSaid()
  const hours = hoursText(of, i18n.language)
  const isUnread = hours === unreadableWord(i18n.language)
  return (
    <p className={styles.place}>
      <span>{isUnread ? said('column.jam', UNREADABLE) : hours || t('exam.hoursUnknown')}</span>
      {of.ruang ? <b>{of.ruang === UNREADABLE ? said('column.ruang', of.ruang) : of.ruang}</b> : null}
    </p>
  )
}

/** Further details of an exam: class, type, supervisors and, afterwards, the student's attendance. */
const More = ({ of }: { of: JadwalUjian }) => {
  const { t, i18n } = useTranslation(NS)
  const { language } = i18n
  const said = useSaid()
  const { kodeMakul, kelas, sks, sifat, pengawas, jamDatang, presensi, keterangan, status } = of
  const credits = sks === undefined ? said('cetak.kolom.sks', UNREADABLE) : sks !== null && t('sks', { count: sks })
  const lines = [
    joined(
      shownText(kodeMakul, language),
      kelas && shownText(t('group', { kelas }), language),
      credits,
      sifat === UNREADABLE ? said('column.sifat', sifat) : sifat,
      status === UNREADABLE ? said('column.status', status) : status,
    ),
    joined(
      said('column.pengawas', pengawas),
      said('column.presensi', presensi && kodeText('kehadiran', presensi)),
      said('column.jamDatang', jamDatang),
      said('column.keterangan', keterangan),
    ),
  ]
  return lines.map((line) => (line ? <p key={line}>{line}</p> : null))
}

interface RefusedProps {
  of: KartuUjianMakul
  /** The class of the exam, if known. */
  kelas: JadwalKuliah | undefined
}

/** Warning that the card refuses an exam, with the figures when attendance is below the minimum. */
const Refused = ({ of: { persentaseKehadiran: persen }, kelas }: RefusedProps) => {
  const { t, i18n } = useTranslation(NS)
  const [query] = useSearchParams()
  const minimal = useMinimal()
  const least = kelas ? minimal(kelas) : null
  const isBelow = persen != null && least != null && persen < least
  const percent = (value: number) =>
    t('percent', { persen: formatDesimal(value, Number.isInteger(value) ? 0 : 2, i18n.language) })
  const address = new URLSearchParams({ ...Object.fromEntries(query), tab: 'presensi' })
  return (
    <p className={styles.refused}>
      <IconAlertTriangle size={16} aria-hidden />
      <span>
        <span>
          {isBelow ? t('exam.refusedBelow', { persen: percent(persen), minimal: percent(least) }) : t('exam.refused')}
        </span>{' '}
        {isBelow ? <Link to={`?${address.toString()}`}>{t('exam.attendance')}</Link> : null}
      </span>
    </p>
  )
}

/** Countdown to the next exam or to its end; no countdown to an unknown hour. */
const Left = ({ of: { mulai, selesai, isMulaiKnown, isSelesaiKnown }, nowMs }: { of: WaktuUjian; nowMs: number }) => {
  const { t } = useTranslation(NS)
  const isRunning = mulai <= nowMs
  const isCounted = isMulaiKnown && (!isRunning || isSelesaiKnown)
  return (
    <p className={styles.left}>
      <IconClock size={16} aria-hidden />
      {isCounted ? (
        <Countdown to={isRunning ? selesai : mulai} text={`${NS}:${isRunning ? 'remaining' : 'left'}`} />
      ) : (
        <span>{t('next.exam')}</span>
      )}
    </p>
  )
}

interface RowProps {
  of: JadwalUjian
  /** Time of the exam, if it is the next one. */
  next: WaktuUjian | null
  isOver: boolean
  nowMs: number
  children: ReactNode
}

const Row = ({ of, next, isOver, nowMs, children }: RowProps) => {
  const { t, i18n } = useTranslation(NS)
  const look = next ? styles.next : isOver ? styles.over : ''
  return (
    <li className={`${styles.exam} ${look}`} aria-current={next ? 'true' : undefined}>
      <Day of={of} />
      <div className={styles.name}>
        {next ? <Left of={next} nowMs={nowMs} /> : null}
        <h4>
          <MakulLink of={of}>{shownText(of.namaMakul, i18n.language)}</MakulLink>
        </h4>
      </div>
      <Place of={of} />
      {of.nomorKursi ? (
        <p className={styles.seat}>
          <span>{t('column.nomorKursi')}</span> <b>{shownText(of.nomorKursi, i18n.language)}</b>
        </p>
      ) : null}
      <div className={styles.more}>
        <More of={of} />
        {children}
      </div>
    </li>
  )
}

/** Groups exams by week, in order. */
const byWeek = (exams: readonly JadwalUjian[]): JadwalUjian[][] => {
  const weeks = new Map<string, JadwalUjian[]>()
  for (const exam of exams) {
    const [monday = ''] = tanggalMinggu(exam.tanggalUjian ?? '')
    weeks.set(monday, [...(weeks.get(monday) ?? []), exam])
  }
  return [...weeks.values()]
}

interface Props {
  /** Sorted by date. */
  ujian: Listed<JadwalUjian>
  nowMs: number
  /** Returns the card's entry for an exam that the student is not admitted to. */
  refusedOf: (ujian: JadwalUjian) => KartuUjianMakul | undefined
  kelasOf: (ujian: JadwalUjian) => JadwalKuliah | undefined
  /** Returns the exam as an event of a calendar file; undefined without a date. */
  eventOf: (ujian: JadwalUjian) => UjianKalender | undefined
}

/** Button with the reminders of a coming exam. */
const Remind = ({ of }: { of: UjianKalender | undefined }) =>
  of ? (
    <div>
      <RemindButton events={[of]} title={of.nama} about={of.nama} variant="quiet" />
    </div>
  ) : null

/** One row per exam, by week: past exams behind a fold, then coming ones, then those without a date. */
export const UjianRows = ({ ujian, nowMs, refusedOf, kelasOf, eventOf }: Props) => {
  const { t, i18n } = useTranslation(NS)
  const exams = readRows(ujian, 'noted')
  const next = ujianBerikutnya(ujian, nowMs)
  const isOver = (of: JadwalUjian) => (waktuUjianOf(of)?.selesai ?? Number.POSITIVE_INFINITY) <= nowMs
  const dated = exams.filter(({ tanggalUjian }) => tanggalUjian)
  const section = (title: string, group: readonly JadwalUjian[]) =>
    group.length === 0 ? null : (
      <section key={title} className={styles.group}>
        <h3>{title}</h3>
        <ol>
          {group.map((of) => {
            const refused = isOver(of) ? undefined : refusedOf(of)
            return (
              <Row
                key={exams.indexOf(of)}
                of={of}
                next={next?.ujian === of ? next : null}
                isOver={isOver(of)}
                nowMs={nowMs}
              >
                {refused ? <Refused of={refused} kelas={kelasOf(of)} /> : null}
                {isOver(of) ? null : <Remind of={eventOf(of)} />}
              </Row>
            )
          })}
        </ol>
      </section>
    )
  const weeks = (group: readonly JadwalUjian[]) =>
    byWeek(group).map((week) =>
      section(
        t('week', { rentang: formatRentang(week[0]?.tanggalUjian, week.at(-1)?.tanggalUjian, i18n.language) }),
        week,
      ),
    )
  const over = dated.filter(isOver)
  return (
    <>
      {next && over.length > 0 ? (
        <div className={styles.past}>
          <Disclosure title={t('exam.past', { count: over.length })}>{weeks(over)}</Disclosure>
        </div>
      ) : (
        weeks(over)
      )}
      {weeks(dated.filter((of) => !isOver(of)))}
      {section(
        t('exam.undated'),
        exams.filter(({ tanggalUjian }) => tanggalUjian === null),
      )}
      {section(
        t('exam.unread'),
        exams.filter(({ tanggalUjian }) => tanggalUjian === undefined),
      )}
      <UnreadNote of={ujian} />
    </>
  )
}
