import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { isSamePeriode, type Periode, toPeriodeParams, useSemesterBerjalan } from '#domain/periode/periode.ts'
import { periodeChoices } from '#domain/periode/periode-choices.ts'
import type { Kegiatan } from '#generated/client/akademik/readers.ts'
import { useListJadwalKuliah } from '#generated/client/jadwal-dan-presensi/jadwal-dan-presensi.ts'
import { UnreadNote } from '#kit/list/unread-note.tsx'
import { ByPeriode, usePeriode } from '#kit/periode/by-periode.tsx'
import { QueryCard, QueryView } from '#kit/query/query-view.tsx'
import { yearOf } from '#shared/campus/campus-time.ts'
import { useNowMs, useToday } from '#shared/campus/use-campus-clock.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Disclosure } from '#shared/ui/disclosure.tsx'
import { type Listed, readRows, unreadOf } from '#shared/wire/readers.ts'
import styles from './akademik.module.css'
import { bentrokKegiatan } from './bentrok.ts'
import { diambilOf, isDiambil, rowsOf, tawaranOf } from './kegiatan.ts'
import { KegiatanItem, OtherActions, useKegiatanActions } from './kegiatan-item.tsx'
import { daftarQuery, diambilQuery } from './kegiatan-query.ts'

/** Rows shown at first; a button shows the rest. */
const FIRST = 20

interface KegiatanListProps {
  rows: readonly Kegiatan[]
  children: (row: Kegiatan) => ReactNode
}

const KegiatanList = ({ rows, children }: KegiatanListProps) => {
  const { t } = useTranslation('akademik')
  const [isAll, setAll] = useState(false)
  const shown = isAll ? rows : rows.slice(0, FIRST)
  return (
    <>
      <ul className={styles.items}>
        {shown.map((row) => (
          <Fragment key={`${row.idKegiatan} ${rows.indexOf(row)}`}>{children(row)}</Fragment>
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

/** Open activities, and the closed ones behind a fold. */
const OfferedKegiatan = ({ of, children }: { of: Listed<Kegiatan> } & Pick<KegiatanListProps, 'children'>) => {
  const { t } = useTranslation('akademik')
  const { open, closed } = tawaranOf(readRows(of, 'noted'), useNowMs())
  const isNone = open.length === 0 && unreadOf(of) === 0
  return (
    <>
      {open.length > 0 ? <KegiatanList rows={open}>{children}</KegiatanList> : null}
      {isNone ? <p className={styles.none}>{t('offers.none')}</p> : null}
      {closed.length > 0 ? (
        <div className={styles.fold}>
          <Disclosure title={t('offers.closed', { count: closed.length })}>
            <KegiatanList rows={closed}>{children}</KegiatanList>
          </Disclosure>
        </div>
      ) : null}
      <UnreadNote of={of} />
    </>
  )
}

const OfPeriode = ({ periode }: { periode: Periode }) => {
  const { t } = useTranslation('akademik')
  const idMahasiswa = useIdMahasiswa()
  const diambil = useQuery(diambilQuery(idMahasiswa, periode))
  const daftar = useQuery(daftarQuery(idMahasiswa, periode))
  // Classes are fetched for the running period only, so clashes are known only there.
  const isRunning = isSamePeriode(useSemesterBerjalan().semesterBerjalan, periode)
  const kelas = useListJadwalKuliah(idMahasiswa, toPeriodeParams(periode), { query: { enabled: isRunning } })
  const aksi = useKegiatanActions(periode)
  const [own, offered] = [diambil.data, daftar.data].map((answer) => readRows(answer && rowsOf(answer), 'hint'))
  // Offers that the student takes part in are not rendered: they belong to the own activities.
  const shown = [...(own ?? []), ...(offered ?? []).filter((row) => !isDiambil(row))]
  const item = (row: Kegiatan, isOffered: boolean) => {
    const bentrok = isRunning ? bentrokKegiatan(row, readRows(kelas.data?.data, 'hint')) : []
    return <KegiatanItem of={row} actions={aksi} bentrok={bentrok} isOffered={isOffered} />
  }
  return (
    <>
      <OtherActions actions={aksi} shown={shown} />
      {isRunning && !kelas.isPending && !kelas.data?.data ? (
        <QueryCard title={t('clash.unknown')} query={kelas} select={({ data }) => data} lines={3}>
          {() => null}
        </QueryCard>
      ) : null}
      <QueryCard title={t('taken')} empty={t('taken.empty')} query={diambil} select={rowsOf} lines={12} flush>
        {(rows) => (
          <>
            <KegiatanList rows={diambilOf(readRows(rows, 'noted'))}>{(row) => item(row, isDiambil(row))}</KegiatanList>
            <UnreadNote of={rows} />
          </>
        )}
      </QueryCard>
      <QueryCard title={t('offers')} empty={t('offers.empty')} query={daftar} select={rowsOf} lines={24} flush>
        {(rows) => <OfferedKegiatan of={rows}>{(row) => item(row, true)}</OfferedKegiatan>}
      </QueryCard>
      {isRunning ? null : (
        <p>
          <Link to="/akademik">{t('running')}</Link>
        </p>
      )}
    </>
  )
}

/** /akademik: the student's activities and the activities on offer, by period. */
export const AkademikPage = () => {
  const { t } = useTranslation('akademik')
  const year = yearOf(useToday())
  const { periode, error, refetch } = usePeriode()
  // The twelve periods start years ago, so no default can be chosen without the running period.
  const known = periode === undefined && error ? undefined : periodeChoices(year)
  const asked = { data: known, dataUpdatedAt: 0, error, isPending: false, refetch }
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <QueryView query={asked} select={(choices) => choices} lines={30}>
        {(choices) => (
          <ByPeriode choices={choices} empty={t('noPeriode')} lines={30}>
            {(one) => <OfPeriode periode={one} />}
          </ByPeriode>
        )}
      </QueryView>
    </div>
  )
}
