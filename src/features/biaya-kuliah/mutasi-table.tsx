import { useTranslation } from 'react-i18next'
import type { MutasiCcash } from '#generated/models/biaya-kuliah/mutasiCcash.zod.ts'
import { formatTanggal, parseTanggal } from '#shared/format/tanggal.ts'
import { plainText } from '#shared/plain-text.ts'
import { type Column, DataTable } from '#shared/ui/data-table.tsx'
import { rupiahText } from './rupiah.ts'

/** The sign stands beside words: the direction is no matter of a colour. */
const SIGNS: Record<string, string> = { masuk: '+', keluar: '−' }

/** The movements, newest first. */
export const MutasiTable = ({ rows }: { rows: readonly MutasiCcash[] }) => {
  const { t, i18n } = useTranslation('biaya-kuliah')
  const day = (value: unknown) => {
    const at = parseTanggal(value)
    return at ? formatTanggal(at, i18n.language) : '–'
  }
  const tipeOf = ({ tipe }: MutasiCcash) =>
    tipe === 'masuk' || tipe === 'keluar' ? t(`movement.${tipe}`) : plainText(tipe) || '–'
  const columns: Column<MutasiCcash>[] = [
    { key: 'tanggal', title: t('history.date'), value: (row) => day(row.tanggal), isHeader: true },
    { key: 'tipe', title: t('movement.type'), value: tipeOf },
    { key: 'keterangan', title: t('history.what'), value: (row) => plainText(row.keterangan) || '–' },
    {
      key: 'nominal',
      title: t('history.amount'),
      value: (row) => `${SIGNS[plainText(row.tipe)] ?? ''}${rupiahText(row.nominal)}`,
      numeric: true,
    },
    { key: 'saldoAkhir', title: t('movement.after'), value: (row) => rupiahText(row.saldoAkhir), numeric: true },
  ]
  return (
    <DataTable
      caption={t('movement.title')}
      captionHidden
      columns={columns}
      rows={rows}
      rowKey={(row) => `${String(row.idMutasi)} ${rows.indexOf(row)}`}
      emptyHint={t('movement.empty')}
    />
  )
}
