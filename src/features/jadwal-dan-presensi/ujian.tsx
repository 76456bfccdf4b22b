import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { examPairs } from '#domain/jadwal/exam-events.ts'
import {
  JENIS_UJIAN,
  type JenisUjian,
  jenisBerikutnya,
  mergePresensiUjian,
  sortJadwalUjian,
  ujianBerikutnya,
} from '#domain/jadwal/jadwal-ujian.ts'
import { namaMakulOf } from '#domain/jadwal/nama-makul.ts'
import type { useJadwalKuliah } from '#domain/jadwal/use-jadwal-kuliah.ts'
import { kodeText } from '#domain/kode/kode-text.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { type Periode, toKodePeriode, toPeriodeParams } from '#domain/periode/periode.ts'
import type { JadwalUjian } from '#generated/client/ujian/readers.ts'
import { useGetKartuUjian, useListJadwalUjian, useListPresensiUjian } from '#generated/client/ujian/ujian.ts'
import { SavePaper } from '#kit/print/save-paper.ts'
import { QueryCard } from '#kit/query/query-view.tsx'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Skeleton } from '#shared/ui/state/skeleton.tsx'
import { allRows, type Listed, mapRows, readRows } from '#shared/wire/readers.ts'
import styles from './jadwal.module.css'
import { Kartu, Kelayakan, refusedOf, useKartuTitle } from './kartu.tsx'
import { isOfPeriode } from './kartu-ujian.ts'
import { UjianRows } from './ujian-rows.tsx'

const NS = 'jadwal-dan-presensi'

/** Returns whether every exam has a date and has ended; an unreadable or undated one may still come. */
const isAllOver = (ujian: Listed<JadwalUjian>, nowMs: number): boolean =>
  ujian.every((one) => one?.tanggalUjian) && ujianBerikutnya(ujian, nowMs) === null

/** Returns a function that describes the number of exams and of dated ones; '' when a row is unreadable. */
const useCount = () => {
  const { t } = useTranslation(NS)
  return (ujian: Listed<JadwalUjian>): string => {
    const rows = allRows(ujian)
    if (!rows?.length || rows.some(({ tanggalUjian }) => tanggalUjian === undefined)) return ''
    const count = rows.length
    const dated = rows.filter(({ tanggalUjian }) => tanggalUjian !== null).length
    return dated === count ? t('exam.count', { count }) : t('exam.dated', { dated, count })
  }
}

/** Links that select the kind of exams; the address keeps it for links and reloads. */
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

/** Exams of one kind with their attendance, and the exam card. */
const OfJenis = ({ jenis, nowMs, periode, of }: Props & { jenis: JenisUjian; nowMs: number }) => {
  const { t, i18n } = useTranslation(NS)
  const count = useCount()
  const idMahasiswa = useIdMahasiswa()
  const params = toPeriodeParams(periode)
  const jadwal = useListJadwalUjian(idMahasiswa, { ...params, jenis })
  const presensi = useListPresensiUjian(idMahasiswa, params)
  // Always refetched: a payment may have opened the card since.
  const kartu = useGetKartuUjian(idMahasiswa, { jenis }, { query: { staleTime: 0 } })
  const makul = readRows(of.jadwal.data?.data, 'hint')
  const kelasOf = ({ idMakul }: JadwalUjian) => {
    const found = makul.filter((one) => idMakul !== '' && one.idMakul === idMakul)
    return found.length === 1 ? found[0] : undefined
  }
  const named = (ujian: JadwalUjian): JadwalUjian => {
    const row = makul.find(({ idMakul }) => idMakul !== '' && idMakul === ujian.idMakul)
    return { ...ujian, namaMakul: namaMakulOf({ ...row, ...ujian }, i18n.language) }
  }
  const listed = jadwal.data?.data
  const ujian =
    listed && mapRows(sortJadwalUjian(mergePresensiUjian(listed, presensi.data?.data ?? null, jenis)), named)
  const words = {
    nameOf: ({ namaMakul }: JadwalUjian) => namaMakul,
    seat: (kursi: string) => t('exam.seat', { kursi }),
  }
  const events = new Map(ujian ? examPairs(ujian, jenis, toKodePeriode(periode), words) : [])
  const refused = kartu.data && isOfPeriode(kartu.data, periode) ? refusedOf(kartu.data.data) : []
  const kind = kodeText('jenisUjian', jenis)
  const head = useKartuTitle(kartu.data, kind)
  return (
    <>
      <PilihJenis jenis={jenis} />
      <div className={styles.exams}>
        <QueryCard {...head} query={kartu} select={(answer) => answer} lines={5}>
          {(found) => (
            <Kartu
              kartu={found}
              jenis={jenis}
              periode={periode}
              ujian={jadwal.isPending ? null : (ujian ?? [])}
              next={ujian ? ujianBerikutnya(ujian, nowMs) : null}
            />
          )}
        </QueryCard>
        {kartu.error && kartu.data === undefined ? (
          <SavePaper kind="kartu" params={{ jenis: kind }} isKeptOnly />
        ) : null}
        <QueryCard
          title={t('exam.list', { jenis: kind })}
          aside={ujian && <span className={styles.sub}>{count(ujian)}</span>}
          query={jadwal}
          select={() => ujian}
          empty={t('exam.empty', { jenis: kind })}
          lines={20}
          flush
        >
          {(exams) => (
            <>
              {isAllOver(exams, nowMs) ? <p className={styles.inset}>{t('exam.over')}</p> : null}
              <UjianRows
                ujian={exams}
                nowMs={nowMs}
                refusedOf={({ idMakul }) => refused.find((one) => idMakul !== '' && one.idMakul === idMakul)}
                kelasOf={kelasOf}
                eventOf={(one) => events.get(one)}
              />
            </>
          )}
        </QueryCard>
        {kartu.data ? <Kelayakan makul={kartu.data.data} /> : null}
      </div>
    </>
  )
}

/** Shows the next kind of exam when the address names none; needs both schedules. */
const TanpaJenis = (props: Props & { nowMs: number }) => {
  const idMahasiswa = useIdMahasiswa()
  const params = toPeriodeParams(props.periode)
  const uts = useListJadwalUjian(idMahasiswa, { ...params, jenis: 'UTS' })
  const uas = useListJadwalUjian(idMahasiswa, { ...params, jenis: 'UAS' })
  if (uts.isLoading || uas.isLoading) return <Skeleton lines={24} />
  const jadwal = { UTS: uts.data?.data ?? [], UAS: uas.data?.data ?? [] }
  // If the UTS schedule failed, UTS is shown, with the failure and a reload button.
  const jenis = uts.data?.data ? jenisBerikutnya(jadwal, props.nowMs) : 'UTS'
  return <OfJenis key={jenis} {...props} jenis={jenis} />
}

/** Exams of a period: UTS or UAS, named by the address (?jenis=UAS). */
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
