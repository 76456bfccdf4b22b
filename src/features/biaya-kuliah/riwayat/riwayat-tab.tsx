import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useListRiwayatPembayaran } from '#generated/client/biaya-kuliah/biaya-kuliah.ts'
import type { RiwayatPembayaran } from '#generated/readers/biaya-kuliah.ts'
import { custom, kode, type ListColumn, momen, rupiah, text, whole } from '#kit/list/columns.tsx'
import { ListCard } from '#kit/list/list-card.tsx'
import { present } from '#shared/wire/readers.ts'
import { Jumlah } from '../bayar/jumlah.tsx'
import styles from '../panel.module.css'

/** What a payment was for; its bills one by one when the gateway says them. */
const Rincian = ({ keterangan, rincian }: Pick<RiwayatPembayaran, 'keterangan' | 'rincian'>) => {
  const { t } = useTranslation('biaya-kuliah')
  const bills = present(rincian).map(({ namaKomponenKeuangan: nama, nominal }) => ({ nama, rupiah: nominal }))
  if (bills.length < 2) return keterangan || bills[0]?.nama || '–'
  return (
    <details className={styles['more']}>
      <summary>{keterangan || t('history.items', { count: bills.length })}</summary>
      <Jumlah tagihan={bills} />
    </details>
  )
}

const COLUMNS: ListColumn<RiwayatPembayaran>[] = [
  momen('tanggalBayar', { title: 'history.date', header: true }),
  custom('keterangan', (row) => <Rincian keterangan={row.keterangan} rincian={row.rincian} />, {
    title: 'history.what',
  }),
  text('namaChannel', { title: 'history.channel' }),
  whole('nomorKuitansi', { title: 'history.receipt' }),
  kode('statusBayar', 'status', { title: 'history.status' }),
  rupiah('nominal', { title: 'history.amount' }),
]

/** The settled payments, newest first. */
export const RiwayatTab = () => {
  const riwayat = useListRiwayatPembayaran(useIdMahasiswa())
  return (
    <ListCard
      ns="biaya-kuliah"
      title="history.title"
      empty="history.empty"
      of={riwayat}
      rows={riwayat.data?.data}
      columns={COLUMNS}
    />
  )
}
