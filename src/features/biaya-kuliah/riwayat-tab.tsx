import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useListRiwayatPembayaran } from '#generated/client/biaya-kuliah/biaya-kuliah.ts'
import type { RiwayatPembayaran } from '#generated/readers/biaya-kuliah.ts'
import { AnswerCard } from '#kit/answer/answer-card.tsx'
import { custom, kode, type ListColumn, momen, rupiah, text, whole } from '#kit/list/columns.tsx'
import { Rows } from '#kit/list/rows.tsx'
import { present } from '#shared/wire/readers.ts'
import { RincianBayar } from './rincian-bayar.tsx'

const COLUMNS: ListColumn<RiwayatPembayaran>[] = [
  momen('tanggalBayar', { title: 'history.date', header: true }),
  custom(
    'keterangan',
    ({ keterangan, rincian }) => <RincianBayar keterangan={keterangan} rincian={present(rincian)} />,
    { title: 'history.what' },
  ),
  text('namaChannel', { title: 'history.channel' }),
  whole('nomorKuitansi', { title: 'history.receipt' }),
  kode('statusBayar', 'status', { title: 'history.status' }),
  rupiah('nominal', { title: 'history.amount' }),
]

/** The settled payments, newest first. */
export const RiwayatTab = () => {
  const { t } = useTranslation('biaya-kuliah')
  const riwayat = useListRiwayatPembayaran(useIdMahasiswa())
  return (
    <AnswerCard title={t('history.title')} of={riwayat} part={({ data }) => data && present(data)} lines={10}>
      {(rows) => <Rows ns="biaya-kuliah" caption="history.title" empty="history.empty" columns={COLUMNS} rows={rows} />}
    </AnswerCard>
  )
}
