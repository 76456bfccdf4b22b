import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import {
  JENIS_UJIAN,
  type JenisUjian,
  jenisBerikutnya,
  mergePresensiUjian,
  sortJadwalUjian,
  ujianBerikutnya,
} from '#domain/jadwal/jadwal-ujian.ts'
import { namaMakulOf } from '#domain/jadwal/nama-makul.ts'
import { hoursText } from '#domain/jadwal/pertemuan.ts'
import type { useJadwalKuliah } from '#domain/jadwal/use-jadwal-kuliah.ts'
import { kodeText } from '#domain/kode/kode-text.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { type Periode, toPeriodeParams } from '#domain/periode/periode.ts'
import type { JadwalUjian } from '#generated/client/ujian/readers.ts'
import { useGetKartuUjian, useListJadwalUjian, useListPresensiUjian } from '#generated/client/ujian/ujian.ts'
import { AnswerCard } from '#kit/answer/answer.tsx'
import { Countdown } from '#kit/jendela/countdown.tsx'
import { custom, Rows, text, whole } from '#kit/list/columns.tsx'
import { formatTanggal } from '#shared/format/tanggal.ts'
import { shownText, unreadableWord } from '#shared/format/unreadable.ts'
import { joined } from '#shared/text/joined.ts'
import { useNowMs } from '#shared/time/use-campus-clock.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Facts } from '#shared/ui/look/facts.tsx'
import { Skeleton } from '#shared/ui/state/skeleton.tsx'
import { type Listed, mapRows, readRows } from '#shared/wire/readers.ts'
import styles from './jadwal.module.css'
import { Kartu } from './kartu.tsx'

const NS = 'jadwal-dan-presensi'

/** Says of exams of which none is known to lie ahead whether they are over, have no date yet, or cannot be read. */
const noneAhead = (ujian: Listed<JadwalUjian>): 'exam.over' | 'exam.undated' | 'exam.unread' => {
  if (ujian.some((one) => one?.tanggalUjian === undefined)) return 'exam.unread'
  return ujian.some((one) => one?.tanggalUjian === null) ? 'exam.undated' : 'exam.over'
}

/** The exam that comes next, and how long until then. */
const Berikutnya = ({ ujian, nowMs }: { ujian: Listed<JadwalUjian>; nowMs: number }) => {
  const { t, i18n } = useTranslation(NS)
  const next = ujianBerikutnya(ujian, nowMs)
  if (!next) return <p className={styles.inset}>{t(noneAhead(ujian))}</p>
  const { mulai, selesai, isMulaiKnown, isSelesaiKnown, ujian: one } = next
  const isRunning = mulai <= nowMs
  const isCounted = isMulaiKnown && (!isRunning || isSelesaiKnown)
  return (
    <div className={styles.inset}>
      <p className={styles.left}>
        {isCounted ? (
          <Countdown to={isRunning ? selesai : mulai} text={`${NS}:${isRunning ? 'remaining' : 'left'}`} />
        ) : (
          t('exam.hoursUnknown')
        )}
      </p>
      <h3>{shownText(one.namaMakul, i18n.language)}</h3>
      <p className={styles.sub}>
        {[formatTanggal(mulai, i18n.language, 'weekday'), hoursText(one, i18n.language)].filter(Boolean).join(', ')}
      </p>
      <Facts
        facts={[
          { label: t('column.ruang'), value: shownText(one.ruang, i18n.language) },
          { label: t('column.nomorKursi'), value: shownText(one.nomorKursi, i18n.language) },
        ]}
      />
    </div>
  )
}

const COLUMNS = [
  custom<JadwalUjian>(
    'namaMakul',
    ({ namaMakul, kodeMakul }, { language }) => (
      <>
        <span>{shownText(namaMakul, language)}</span>
        <span className={styles.code}>{shownText(kodeMakul, language)}</span>
      </>
    ),
    { header: true },
  ),
  custom<JadwalUjian>('kelas', ({ kelas, sks }, { t, language }) => {
    const credits = sks === undefined ? unreadableWord(language) : sks === null ? '' : t('sks', { count: sks })
    return joined(shownText(kelas, language), credits) || '–'
  }),
  custom<JadwalUjian>('tanggalUjian', ({ tanggalUjian }, { language }) =>
    tanggalUjian === undefined ? unreadableWord(language) : formatTanggal(tanggalUjian, language, 'weekday') || '–',
  ),
  custom<JadwalUjian>('jam', (ujian, { language }) => hoursText(ujian, language) || '–'),
  custom<JadwalUjian>(
    'ruang',
    ({ ruang, nomorKursi }, { t, language }) =>
      [shownText(ruang, language), nomorKursi ? t('exam.seat', { kursi: shownText(nomorKursi, language) }) : '']
        .filter(Boolean)
        .join(', ') || '–',
  ),
  text('pengawas'),
  text('sifat'),
  whole('jamDatang'),
  custom<JadwalUjian>('presensi', ({ presensi }, { language }) =>
    presensi ? shownText(kodeText('kehadiran', presensi), language) : '–',
  ),
  text('keterangan'),
  text('status'),
]

const SAID_LATER = ['pengawas', 'jamDatang', 'presensi', 'keterangan', 'status'] as const

/** What is said shortly before an exam and after it has a column once it is said of any: eleven at once can not be read. */
const columnsOf = (ujian: Listed<JadwalUjian>) => {
  const rows = readRows(ujian, 'noted')
  const missing = SAID_LATER.filter((field) => rows.every((one) => one[field] === ''))
  return COLUMNS.filter(({ key }) => !missing.some((field) => field === key))
}

/** Which kind of exams is shown: the one of the address, so that a link and a reload keep it. */
const PilihJenis = ({ jenis }: { jenis: JenisUjian }) => {
  const { t } = useTranslation(NS)
  const [query] = useSearchParams()
  const others = Object.fromEntries(query)
  return (
    <nav className={styles.kinds} aria-label={t('exam.kind')}>
      {JENIS_UJIAN.map((one) => (
        <Link
          key={one}
          className={buttonClass()}
          to={`?${new URLSearchParams({ ...others, tab: 'ujian', jenis: one }).toString()}`}
          aria-current={one === jenis ? 'page' : undefined}
        >
          {kodeText('jenisUjian', one)}
        </Link>
      ))}
    </nav>
  )
}

interface Props {
  periode: Periode
  of: ReturnType<typeof useJadwalKuliah>
}

/** The exams of one kind with the attendance of each, and the card that lets the student in. */
const OfJenis = ({ jenis, nowMs, periode, of }: Props & { jenis: JenisUjian; nowMs: number }) => {
  const { t, i18n } = useTranslation(NS)
  const idMahasiswa = useIdMahasiswa()
  const params = toPeriodeParams(periode)
  const jadwal = useListJadwalUjian(idMahasiswa, { ...params, jenis })
  const presensi = useListPresensiUjian(idMahasiswa, params)
  // A payment may have opened it since it was read.
  const kartu = useGetKartuUjian(idMahasiswa, { jenis }, { query: { staleTime: 0 } })
  const makul = readRows(of.jadwal.data?.data, 'hint')
  const named = (ujian: JadwalUjian): JadwalUjian => {
    const row = makul.find(({ idMakul }) => idMakul !== '' && idMakul === ujian.idMakul)
    return { ...ujian, namaMakul: namaMakulOf({ ...row, ...ujian }, i18n.language) }
  }
  const kind = kodeText('jenisUjian', jenis)
  return (
    <>
      <PilihJenis jenis={jenis} />
      <div className={styles.exams}>
        <AnswerCard title={t('card.title', { jenis: kind })} of={kartu} part={(answer) => answer} lines={5}>
          {(found) => <Kartu kartu={found} jenis={jenis} periode={periode} />}
        </AnswerCard>
        <AnswerCard
          title={t('exam.list', { jenis: kind })}
          of={jadwal}
          part={({ data }) =>
            data && mapRows(sortJadwalUjian(mergePresensiUjian(data, presensi.data?.data ?? null, jenis)), named)
          }
          empty={t('exam.empty', { jenis: kind })}
          lines={20}
          flush
        >
          {(ujian) => (
            <>
              <Berikutnya ujian={ujian} nowMs={nowMs} />
              <div className={styles.inset}>
                <Rows ns={NS} caption="exams" empty="exams.empty" columns={columnsOf(ujian)} rows={ujian} />
              </div>
            </>
          )}
        </AnswerCard>
      </div>
    </>
  )
}

/** The kind that comes next by date, where the address names none; both schedules say it. */
const TanpaJenis = (props: Props & { nowMs: number }) => {
  const idMahasiswa = useIdMahasiswa()
  const params = toPeriodeParams(props.periode)
  const uts = useListJadwalUjian(idMahasiswa, { ...params, jenis: 'UTS' })
  const uas = useListJadwalUjian(idMahasiswa, { ...params, jenis: 'UAS' })
  if (uts.isLoading || uas.isLoading) return <Skeleton lines={24} />
  const jadwal = { UTS: uts.data?.data ?? [], UAS: uas.data?.data ?? [] }
  // A schedule that can not be read has to be seen: it says so, and is asked for again.
  const jenis = uts.data?.data ? jenisBerikutnya(jadwal, props.nowMs) : 'UTS'
  return <OfJenis key={jenis} {...props} jenis={jenis} />
}

/** Exams of a period: UTS or UAS, in the address (?jenis=UAS). */
export const Ujian = (props: Props) => {
  const [query] = useSearchParams()
  const nowMs = useNowMs()
  const jenis = JENIS_UJIAN.find((one) => one === query.get('jenis'))
  return jenis ? (
    <OfJenis key={jenis} {...props} jenis={jenis} nowMs={nowMs} />
  ) : (
    <TanpaJenis {...props} nowMs={nowMs} />
  )
}
