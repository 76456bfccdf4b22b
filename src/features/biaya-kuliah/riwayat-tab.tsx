import { useTranslation } from 'react-i18next'
import type { RiwayatPembayaran } from '#generated/models/biaya-kuliah/riwayatPembayaran.zod.ts'
import { momenText } from '#shared/format/momen.ts'
import { parseTanggal } from '#shared/format/tanggal.ts'
import { plainText } from '#shared/plain-text.ts'
import { AsyncBody } from '#shared/ui/async-body.tsx'
import { Card } from '#shared/ui/card.tsx'
import { type Column, DataTable } from '#shared/ui/data-table.tsx'
import styles from './panel.module.css'
import { RincianBayar } from './rincian-bayar.tsx'
import { rupiahText } from './rupiah.ts'
import { useRiwayat } from './use-keuangan.ts'

/** A number or a word that reads badly when a narrow column breaks it. */
const whole = (value: unknown) => <span className={styles['whole']}>{plainText(value) || '–'}</span>

const useColumns = (): Column<RiwayatPembayaran>[] => {
  const { t, i18n } = useTranslation('biaya-kuliah')
  const timeOf = (value: unknown) => {
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
      value: (row) => <RincianBayar keterangan={plainText(row.keterangan)} rincian={row.rincian} />,
    },
    { key: 'channel', title: t('history.channel'), value: (row) => plainText(row.namaChannel) || '–' },
    { key: 'kuitansi', title: t('history.receipt'), value: (row) => whole(row.nomorKuitansi) },
    { key: 'status', title: t('history.status'), value: (row) => whole(row.status) },
    { key: 'nominal', title: t('history.amount'), value: (row) => rupiahText(row.nominal), numeric: true },
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
            rowKey={(row) => `${String(row.idTransaksi)} ${rows.indexOf(row)}`}
            emptyHint={t('history.empty')}
          />
        )}
      </AsyncBody>
    </Card>
  )
}
