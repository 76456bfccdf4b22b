import { useTranslation } from 'react-i18next'
import type { MutasiCcash } from '#generated/readers/biaya-kuliah.ts'
import { parseTanggal } from '#shared/format/parse-tanggal.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { formatTanggal } from '#shared/format/tanggal.ts'
import { type Column, DataTable } from '#shared/ui/data-table.tsx'

/** The sign stands beside words: the direction is no matter of a colour. */
const SIGNS: Record<string, string> = { masuk: '+', keluar: '−' }

/** The movements, newest first. */
export const MutasiTable = ({ rows }: { rows: readonly MutasiCcash[] }) => {
  const { t, i18n } = useTranslation('biaya-kuliah')
  const day = (value: string | null) => {
    const at = parseTanggal(value)
    return at ? formatTanggal(at, i18n.language) : '–'
  }
  const tipeOf = ({ tipe }: MutasiCcash) =>
    tipe === 'masuk' || tipe === 'keluar' ? t(`movement.${tipe}`) : tipe || '–'
  const columns: Column<MutasiCcash>[] = [
    { key: 'tanggal', title: t('history.date'), value: (row) => day(row.tanggal), isHeader: true },
    { key: 'tipe', title: t('movement.type'), value: tipeOf },
    { key: 'keterangan', title: t('history.what'), value: (row) => row.keterangan || '–' },
    {
      key: 'nominal',
      title: t('history.amount'),
      value: (row) => `${SIGNS[row.tipe] ?? ''}${formatRupiah(row.nominal)}`,
      numeric: true,
    },
    { key: 'saldoAkhir', title: t('movement.after'), value: (row) => formatRupiah(row.saldoAkhir), numeric: true },
  ]
  return (
    <DataTable
      caption={t('movement.title')}
      captionHidden
      columns={columns}
      rows={rows}
      rowKey={(row) => `${row.idMutasi} ${rows.indexOf(row)}`}
      emptyHint={t('movement.empty')}
    />
  )
}
