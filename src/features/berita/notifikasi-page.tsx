import { keepPreviousData } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { isNewSince } from '#domain/kunjungan/lists.ts'
import { useLastVisit } from '#domain/kunjungan/use-kunjungan.ts'
import { useIdMahasiswa, useIsActing } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { useFlag } from '#flags/use-flag.ts'
import { useListPengumuman } from '#generated/client/berita/berita.ts'
import { type Pengumuman, readListPengumuman } from '#generated/client/berita/readers.ts'
import { useGetUnreadNotifikasi, useListNotifikasi } from '#generated/client/notifikasi/notifikasi.ts'
import { type Notifikasi, readListNotifikasi } from '#generated/client/notifikasi/readers.ts'
import { useListAddress } from '#kit/list/list-address.ts'
import { cutAnswer, PagedCard } from '#kit/list/paged-card.tsx'
import { campusNow } from '#shared/campus/campus-clock.ts'
import { type Angka, filterRows, type Listed, mapRows } from '#shared/wire/readers.ts'
import { beritaQuery, FILTERS } from './ask-berita.ts'
import styles from './berita.module.css'
import { type Baris, PengumumanList, readTanggal } from './pengumuman-list.tsx'

/** Audience parameter of notifications for students (section 7). */
const TUJUAN = 'portalmhs'
const NO_FILTERS: readonly never[] = []

const toBaris = ({ kategori, ...row }: Notifikasi): Baris => ({
  ...row,
  kategori: { nama: kategori },
  tanggalPublish: null,
  penulis: '',
  isPenting: null,
})

const unmarked = (row: Pengumuman): Baris => ({ ...row, isDibaca: null })

/** One page of rows, split into those since the last visit on this device and earlier ones. */
const Terbagi = ({ rows, isTurning, since }: { rows: Listed<Baris>; isTurning: boolean; since: Angka }) => {
  const { t } = useTranslation('berita')
  const at = campusNow()
  const isNew = (row: Baris): boolean => since != null && isNewSince(readTanggal(row), since, at)
  const parts = [
    { title: t('since.new'), part: rows.filter((row) => row && isNew(row)) },
    { title: t('since.earlier'), part: filterRows(rows, (row) => !isNew(row)) },
  ].filter(({ part }) => part.length > 0)
  if (!rows.some((row) => row && isNew(row)))
    return <PengumumanList rows={rows} under="/notifikasi" isTurning={isTurning} />
  return parts.map(({ title, part }) => (
    <section key={title} aria-label={title}>
      <h3 className={styles.part}>{title}</h3>
      <PengumumanList rows={part} under="/notifikasi" isTurning={isTurning} />
    </section>
  ))
}

type KartuProps<Row, F extends string> = Pick<ComponentProps<typeof PagedCard<Row, F>>, 'of' | 'address' | 'onTurn'> & {
  barisOf: (row: Row) => Baris
}

/** A page of the list. It waits, for half a second at most, until the last visit is known, to avoid a layout shift. */
const Kartu = <Row, F extends string>({ of, barisOf, ...turning }: KartuProps<Row, F>) => {
  const { t } = useTranslation('berita')
  const since = useLastVisit(useIdMahasiswa(), useIsActing()) // an operator has none
  const known = since === undefined ? { ...of, data: undefined, isPending: true } : of
  return (
    <PagedCard {...turning} title={t('list.all')} of={known} empty={t('notifikasi.empty')}>
      {(rows, isTurning) => <Terbagi rows={mapRows(rows, barisOf)} isTurning={isTurning} since={since ?? null} />}
    </PagedCard>
  )
}

/** The student's notifications, newest first, each with a read mark. */
const DariNotifikasi = () => {
  const idMahasiswa = useIdMahasiswa()
  const { address, turn } = useListAddress(NO_FILTERS)
  const list = useListNotifikasi(
    idMahasiswa,
    { tujuan: TUJUAN, page: address.page, itemsPerPage: address.perPage },
    {
      query: {
        placeholderData: keepPreviousData,
        select: (answer) => cutAnswer(readListNotifikasi(answer), address),
      },
    },
  )
  return <Kartu of={list} barisOf={toBaris} address={address} onTurn={turn} />
}

/** Announcements without read marks, for a campus that is not known to have a notification list (readings, 66). */
const DariPengumuman = () => {
  const { address, turn } = useListAddress(FILTERS)
  const { biodataSingkat, isPending } = useBiodataSingkat()
  const list = useListPengumuman(beritaQuery(address, biodataSingkat?.tanggalMasuk), {
    query: {
      enabled: !isPending,
      placeholderData: keepPreviousData,
      select: (answer) => cutAnswer(readListPengumuman(answer), address),
    },
  })
  return <Kartu of={list} barisOf={unmarked} address={address} onTurn={turn} />
}

/** /notifikasi: the target of the bell: the student's notifications and the number of unread ones. */
export const NotifikasiPage = () => {
  const { t } = useTranslation('berita')
  const { data } = useGetUnreadNotifikasi(useIdMahasiswa(), { tujuan: TUJUAN })
  const unread = data?.data?.unread ?? 0
  const hasMarks = useFlag('assumed-writes')
  return (
    <>
      <header className={styles.head}>
        <h1>{t('notifikasi.title')}</h1>
        {unread > 0 ? <p>{t('notifikasi.unread', { count: unread })}</p> : null}
      </header>
      {hasMarks ? <DariNotifikasi /> : <DariPengumuman />}
    </>
  )
}
