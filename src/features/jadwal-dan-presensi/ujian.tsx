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
import { spanText } from '#domain/jadwal/pertemuan.ts'
import { toSpan } from '#domain/jadwal/span.ts'
import type { useJadwalKuliah } from '#domain/jadwal/use-jadwal-kuliah.ts'
import { kodeText } from '#domain/kode/kode-text.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { type Periode, toPeriodeParams } from '#domain/periode/periode.ts'
import type { JadwalUjian } from '#generated/client/ujian/readers.ts'
import { useGetKartuUjian, useListJadwalUjian, useListPresensiUjian } from '#generated/client/ujian/ujian.ts'
import { AnswerCard } from '#kit/answer/answer.tsx'
import { Countdown } from '#kit/jendela/countdown.tsx'
import { custom, Rows, tanggal, text, whole } from '#kit/list/columns.tsx'
import { formatTanggal } from '#shared/format/tanggal.ts'
import { joined } from '#shared/text/joined.ts'
import { zoneLabel } from '#shared/time/campus-zone.ts'
import { useNowMs } from '#shared/time/use-campus-clock.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Facts } from '#shared/ui/look/facts.tsx'
import { Skeleton } from '#shared/ui/state/skeleton.tsx'
import { readRows } from '#shared/wire/readers.ts'
import styles from './jadwal.module.css'
import { Kartu } from './kartu.tsx'

const NS = 'jadwal-dan-presensi'

const jamOf = ({ jamMulai, jamSelesai }: JadwalUjian, language: string): string => {
  const jam = toSpan(jamMulai, jamSelesai)
  const said = [jamMulai, jamSelesai].filter(Boolean).join('–')
  return jam ? spanText(jam, language) : said && `${said} ${zoneLabel()}`
}

/** The exam that comes next, and how long until then. */
const Berikutnya = ({ ujian, nowMs }: { ujian: readonly JadwalUjian[]; nowMs: number }) => {
  const { t, i18n } = useTranslation(NS)
  const next = ujianBerikutnya(ujian, nowMs)
  const isUndated = ujian.some(({ tanggalUjian }) => tanggalUjian === null)
  if (!next) return <p className={styles.inset}>{t(isUndated ? 'exam.undated' : 'exam.over')}</p>
  const { mulai, selesai, ujian: one } = next
  const isRunning = mulai <= nowMs
  return (
    <div className={styles.inset}>
      <p className={styles.left}>
        <Countdown to={isRunning ? selesai : mulai} text={`${NS}:${isRunning ? 'remaining' : 'left'}`} />
      </p>
      <h3>{one.namaMakul}</h3>
      <p className={styles.sub}>
        {[formatTanggal(mulai, i18n.language, 'weekday'), jamOf(one, i18n.language)].filter(Boolean).join(', ')}
      </p>
      <Facts
        facts={[
          { label: t('column.ruang'), value: one.ruang },
          { label: t('column.nomorKursi'), value: one.nomorKursi },
        ]}
      />
    </div>
  )
}

const COLUMNS = [
  custom<JadwalUjian>(
    'namaMakul',
    ({ namaMakul, kodeMakul }) => (
      <>
        <span>{namaMakul}</span>
        <span className={styles.code}>{kodeMakul}</span>
      </>
    ),
    { header: true },
  ),
  custom<JadwalUjian>('kelas', ({ kelas, sks }, { t }) => joined(kelas, sks === null ? '' : t('sks', { sks })) || '–'),
  tanggal('tanggalUjian'),
  custom<JadwalUjian>('jam', (ujian, { language }) => jamOf(ujian, language) || '–'),
  custom<JadwalUjian>(
    'ruang',
    ({ ruang, nomorKursi }, { t }) =>
      [ruang, nomorKursi ? t('exam.seat', { kursi: nomorKursi }) : ''].filter(Boolean).join(', ') || '–',
  ),
  text('pengawas'),
  text('sifat'),
  whole('jamDatang'),
  custom<JadwalUjian>('presensi', ({ presensi }) => (presensi ? kodeText('kehadiran', presensi) : '–')),
  text('keterangan'),
  text('status'),
]

const SAID_LATER = ['pengawas', 'jamDatang', 'presensi', 'keterangan', 'status'] as const

/** What is said shortly before an exam and after it has a column once it is said of any: eleven at once can not be read. */
const columnsOf = (ujian: readonly JadwalUjian[]) => {
  const missing = SAID_LATER.filter((field) => ujian.every((one) => one[field] === ''))
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
  const makul = readRows(of.jadwal.data?.data, 'unreviewed')
  const named = (ujian: JadwalUjian): JadwalUjian => {
    const row = makul.find(({ idMakul }) => idMakul !== '' && idMakul === ujian.idMakul)
    return { ...ujian, namaMakul: namaMakulOf({ ...row, ...ujian }, i18n.language) }
  }
  const kind = kodeText('jenisUjian', jenis)
  return (
    <>
      <PilihJenis jenis={jenis} />
      <div className={styles.exams}>
        <AnswerCard
          title={t('exam.list', { jenis: kind })}
          of={jadwal}
          part={({ data }) =>
            data && sortJadwalUjian(mergePresensiUjian(data, presensi.data?.data ?? null, jenis)).map(named)
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
        <AnswerCard title={t('card.title', { jenis: kind })} of={kartu} part={(answer) => answer} lines={5}>
          {(found) => <Kartu kartu={found} jenis={jenis} periode={periode} />}
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
  const jadwal = { UTS: readRows(uts.data?.data, 'unreviewed'), UAS: readRows(uas.data?.data, 'unreviewed') }
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
