import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { campusZoneMinutes } from '#domain/jendela/jendela.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { type Periode, toKodePeriode, toPeriodeParams, useSemesterBerjalan } from '#domain/periode/periode.ts'
import { periodeChoices } from '#domain/periode/periode-choices.ts'
import { noteGatewayTime } from '#gateway/campus/gateway-clock.ts'
import { useGatewayTime, useNowMs } from '#gateway/campus/use-gateway-time.ts'
import { useListDaftarKegiatan, useListKegiatan } from '#generated/client/akademik/akademik.ts'
import { useListJadwalKuliah } from '#generated/client/jadwal-dan-presensi/jadwal-dan-presensi.ts'
import type { Kegiatan, KegiatanMahasiswa } from '#generated/readers/akademik.ts'
import { Answer, AnswerCard } from '#kit/answer/answer.tsx'
import { ByPeriode, usePeriode } from '#kit/periode/by-periode.tsx'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Fold } from '#shared/ui/fold.tsx'
import { present } from '#shared/wire/readers.ts'
import styles from './akademik.module.css'
import { AksiKegiatan, AksiLain, type AksiState, useAksi } from './aksi-kegiatan.tsx'
import { type Bentrok, bentrokKegiatan } from './bentrok.ts'
import { diambilOf, isDiambil, tawaranOf } from './kegiatan.ts'
import { KegiatanItem } from './kegiatan-item.tsx'

/** As many stand there at first; the others behind a press. */
const FIRST = 20

const rowsOf = ({ kegiatanMahasiswa }: KegiatanMahasiswa): Kegiatan[] | null =>
  kegiatanMahasiswa?.data ? present(kegiatanMahasiswa.data) : null

interface DaftarProps {
  rows: readonly Kegiatan[]
  aksi: AksiState
  nowMs: number
  bentrokOf: (kegiatan: Kegiatan) => readonly Bentrok[]
  /** Whether something can be done about an activity in this list: one that was cancelled is taken again where it is offered. */
  isOffered?: (kegiatan: Kegiatan) => boolean
}

const Daftar = ({ rows, aksi, nowMs, bentrokOf, isOffered = () => true }: DaftarProps) => {
  const { t } = useTranslation('akademik')
  const [isAll, setAll] = useState(false)
  const shown = isAll ? rows : rows.slice(0, FIRST)
  return (
    <>
      <ul className={styles.items}>
        {shown.map((row) => (
          <KegiatanItem key={`${row.idKegiatan} ${rows.indexOf(row)}`} of={row} bentrok={bentrokOf(row)} nowMs={nowMs}>
            {isOffered(row) ? <AksiKegiatan of={row} aksi={aksi} bentrok={bentrokOf(row)} nowMs={nowMs} /> : null}
          </KegiatanItem>
        ))}
      </ul>
      {shown.length < rows.length ? (
        <div className={styles.more}>
          <button type="button" className={buttonClass()} onClick={() => setAll(true)}>
            {t('more', { count: rows.length - shown.length })}
          </button>
        </div>
      ) : null}
    </>
  )
}

/** What can be taken in sight, the others folded. */
const Ditawarkan = ({ rows, ...daftar }: DaftarProps) => {
  const { t } = useTranslation('akademik')
  const { open, closed } = tawaranOf(rows, daftar.nowMs, campusZoneMinutes())
  return (
    <>
      {open.length > 0 ? <Daftar {...daftar} rows={open} /> : <p className={styles.none}>{t('offers.none')}</p>}
      {closed.length > 0 ? (
        <div className={styles.fold}>
          <Fold title={t('offers.closed', { count: closed.length })}>
            <Daftar {...daftar} rows={closed} />
          </Fold>
        </div>
      ) : null}
    </>
  )
}

/** Classes of the running period that an activity clashes with; of another period nothing is known. */
const useBentrok = (periode: Periode) => {
  const { semesterBerjalan } = useSemesterBerjalan()
  const isRunning = semesterBerjalan ? toKodePeriode(semesterBerjalan) === toKodePeriode(periode) : false
  const kelas = useListJadwalKuliah(useIdMahasiswa(), toPeriodeParams(periode), { query: { enabled: isRunning } })
  const jadwal = isRunning ? present(kelas.data?.data) : []
  return {
    isRunning,
    /** Asked for, and not there: then nothing is said of clashes, and that is said. */
    missing: isRunning && !kelas.isPending && !kelas.data?.data ? kelas : null,
    bentrokOf: (kegiatan: Kegiatan) => bentrokKegiatan(kegiatan, jadwal, campusZoneMinutes()),
  }
}

const OfPeriode = ({ periode }: { periode: Periode }) => {
  const { t } = useTranslation('akademik')
  const idMahasiswa = useIdMahasiswa()
  const diambil = useListKegiatan(idMahasiswa, toPeriodeParams(periode))
  const daftar = useListDaftarKegiatan(idMahasiswa, toPeriodeParams(periode), { request: { heard: noteGatewayTime } })
  const nowMs = useNowMs()
  const { bentrokOf, missing, isRunning } = useBentrok(periode)
  const aksi = useAksi(periode)
  const shown = [diambil.data, daftar.data].flatMap((answer) => (answer && rowsOf(answer)) ?? [])
  const given = { aksi, nowMs, bentrokOf }
  return (
    <>
      <AksiLain aksi={aksi} shown={shown} />
      {missing ? (
        <AnswerCard title={t('clash.unknown')} of={missing} part={({ data }) => data} lines={3}>
          {() => null}
        </AnswerCard>
      ) : null}
      <AnswerCard
        title={t('taken')}
        empty={t('taken.empty')}
        of={diambil}
        part={(answer) => {
          const rows = rowsOf(answer)
          return rows && diambilOf(rows)
        }}
        lines={12}
        flush
      >
        {(rows) => <Daftar {...given} rows={rows} isOffered={isDiambil} />}
      </AnswerCard>
      <AnswerCard title={t('offers')} empty={t('offers.empty')} of={daftar} part={rowsOf} lines={24} flush>
        {(rows) => <Ditawarkan {...given} rows={rows.filter((row) => !isDiambil(row))} />}
      </AnswerCard>
      {isRunning ? null : (
        <p>
          <Link to="/akademik">{t('running')}</Link>
        </p>
      )}
    </>
  )
}

const yearOf = (nowMs: number): number => new Date(nowMs).getFullYear()

const Pilihan = () => {
  const { t } = useTranslation('akademik')
  const year = useGatewayTime(yearOf)
  return (
    <ByPeriode choices={periodeChoices(new Date(year, 0, 1))} empty={t('noPeriode')} lines={30}>
      {(periode) => <OfPeriode key={toKodePeriode(periode)} periode={periode} />}
    </ByPeriode>
  )
}

/** /akademik: the activities that a student takes part in, and what else one can, by period. */
export const AkademikPage = () => {
  const { t } = useTranslation('akademik')
  const { periode, error, refetch } = usePeriode()
  // The twelve begin years ago: without the running period nobody knows which one is meant.
  const asked = { data: undefined, dataUpdatedAt: 0, error, isPending: false, refetch }
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      {periode === undefined && error ? (
        <Answer of={asked} part={() => null} lines={30}>
          {() => null}
        </Answer>
      ) : (
        <Pilihan />
      )}
    </div>
  )
}
