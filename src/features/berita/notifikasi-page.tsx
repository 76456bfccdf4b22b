import { keepPreviousData } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { useFlag } from '#flags/use-flag.ts'
import { useListPengumuman } from '#generated/client/berita/berita.ts'
import { useGetUnreadNotifikasi, useListNotifikasi } from '#generated/client/notifikasi/notifikasi.ts'
import { readListPengumuman } from '#generated/readers/berita.ts'
import { type Notifikasi, readListNotifikasi } from '#generated/readers/notifikasi.ts'
import { useListAddress } from '#kit/list/list-address.ts'
import { cutAnswer, PagedCard } from '#kit/list/paged-card.tsx'
import { beritaQuery, FILTERS } from './ask-berita.ts'
import styles from './berita.module.css'
import { type Baris, PengumumanList } from './pengumuman-list.tsx'

/** Notifications for students (section 7). */
const TUJUAN = 'portalmhs'
const NO_FILTERS: readonly never[] = []

const toBaris = ({ kategori, ...row }: Notifikasi): Baris => ({
  ...row,
  kategori: { nama: kategori },
  tanggalPublish: null,
  penulis: '',
  isPenting: null,
})

/** The notifications of the student, newest first, each with its own mark. */
const DariNotifikasi = () => {
  const { t } = useTranslation('berita')
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
  return (
    <PagedCard title={t('list.all')} of={list} address={address} onTurn={turn} empty={t('notifikasi.empty')}>
      {(rows, isTurning) => <PengumumanList rows={rows.map(toBaris)} under="/notifikasi" isTurning={isTurning} />}
    </PagedCard>
  )
}

/** Where the campus is not known to have a list of notifications: its announcements, without a mark (readings, 47). */
const DariPengumuman = () => {
  const { t } = useTranslation('berita')
  const { address, turn } = useListAddress(FILTERS)
  const { biodataSingkat, isPending } = useBiodataSingkat()
  const list = useListPengumuman(beritaQuery(address, biodataSingkat?.tanggalMasuk), {
    query: {
      enabled: !isPending,
      placeholderData: keepPreviousData,
      select: (answer) => cutAnswer(readListPengumuman(answer), address),
    },
  })
  return (
    <PagedCard title={t('list.all')} of={list} address={address} onTurn={turn} empty={t('notifikasi.empty')}>
      {(rows, isTurning) => (
        <PengumumanList
          rows={rows.map((row) => ({ ...row, isDibaca: null }))}
          under="/notifikasi"
          isTurning={isTurning}
        />
      )}
    </PagedCard>
  )
}

/** /notifikasi: where the bell leads: what is new for the student, and how much of it is not read yet. */
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
