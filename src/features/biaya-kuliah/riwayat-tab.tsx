import { useTranslation } from 'react-i18next'
import type { RiwayatPembayaran } from '#generated/readers/biaya-kuliah.ts'
import { momenText } from '#shared/format/momen.ts'
import { parseTanggal } from '#shared/format/parse-tanggal.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { AsyncBody } from '#shared/ui/async-body.tsx'
import { Card } from '#shared/ui/card.tsx'
import { type Column, DataTable } from '#shared/ui/data-table.tsx'
import { present } from '#shared/wire/readers.ts'
import styles from './panel.module.css'
import { RincianBayar } from './rincian-bayar.tsx'
import { useRiwayat } from './use-keuangan.ts'

/** A number or a word that reads badly when a narrow column breaks it. */
const whole = (value: string) => <span className={styles['whole']}>{value || '–'}</span>

const useColumns = (): Column<RiwayatPembayaran>[] => {
  const { t, i18n } = useTranslation('biaya-kuliah')
  const timeOf = (value: string | null) => {
    const at = parseTanggal(value)
    if (!at) return '–'
    const { hari, jam } = momenText(at, i18n.language)
    return `${hari}, ${jam}`
  }
  return [
    { key: 'tanggal', title: t('history.date'), value: (row) => timeOf(row.tanggalBayar), isHeader: true },
    {
      key: 'keterangan',
      title: t('history.what'),
      value: (row) => <RincianBayar keterangan={row.keterangan} rincian={present(row.rincian)} />,
    },
    { key: 'channel', title: t('history.channel'), value: (row) => row.namaChannel || '–' },
    { key: 'kuitansi', title: t('history.receipt'), value: (row) => whole(row.nomorKuitansi) },
    { key: 'status', title: t('history.status'), value: (row) => whole(row.status) },
    { key: 'nominal', title: t('history.amount'), value: (row) => formatRupiah(row.nominal), numeric: true },
  ]
}

/** The settled payments, newest first. */
export const RiwayatTab = () => {
  const { t } = useTranslation('biaya-kuliah')
  const { riwayat, updatedAt, error, isPending, refetch } = useRiwayat(true)
  const columns = useColumns()
  return (
    <Card title={t('history.title')} updatedAt={updatedAt}>
      <AsyncBody data={riwayat} isPending={isPending} error={error} onReload={refetch} lines={10}>
        {(rows) => (
          <DataTable
            caption={t('history.title')}
            captionHidden
            columns={columns}
            rows={rows}
            rowKey={(row) => `${row.idTransaksi} ${rows.indexOf(row)}`}
            emptyHint={t('history.empty')}
          />
        )}
      </AsyncBody>
    </Card>
  )
}
