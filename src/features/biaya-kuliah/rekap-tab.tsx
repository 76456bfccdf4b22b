import { useTranslation } from 'react-i18next'
import { periodeLabel, toPeriode } from '#domain/periode/periode.ts'
import type { RekapPembayaran, RekapPembayaranSemester } from '#generated/readers/rekap-pembayaran.ts'
import { parseTanggal } from '#shared/format/parse-tanggal.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { formatTanggal } from '#shared/format/tanggal.ts'
import { AsyncBody } from '#shared/ui/async-body.tsx'
import { Card } from '#shared/ui/card.tsx'
import { type Column, DataTable } from '#shared/ui/data-table.tsx'
import { Facts } from '#shared/ui/facts.tsx'
import { present } from '#shared/wire/readers.ts'
import { useRekap } from './use-keuangan.ts'

const useColumns = (): Column<RekapPembayaranSemester>[] => {
  const { t } = useTranslation('biaya-kuliah')
  const semesterOf = ({ tingkatSemester: tingkat }: RekapPembayaranSemester) =>
    tingkat === null ? t('bill.noSemester') : t('bill.semester', { tingkat })
  const periodeOf = (row: RekapPembayaranSemester) => {
    const periode = toPeriode(row.tahun, row.semester)
    return periode ? periodeLabel(periode) : '–'
  }
  return [
    { key: 'semester', title: t('recap.semester'), value: semesterOf, isHeader: true },
    { key: 'periode', title: t('recap.periode'), value: periodeOf },
    { key: 'tagihan', title: t('recap.tagihan'), value: (row) => formatRupiah(row.tagihan), numeric: true },
    { key: 'bayar', title: t('recap.bayar'), value: (row) => formatRupiah(row.bayar), numeric: true },
    { key: 'tunggakan', title: t('recap.tunggakan'), value: (row) => formatRupiah(row.tunggakan), numeric: true },
  ]
}

const Rekap = ({ rekap }: { rekap: RekapPembayaran }) => {
  const { t, i18n } = useTranslation('biaya-kuliah')
  const columns = useColumns()
  const due = parseTanggal(rekap.jatuhTempoTerdekat)
  const rows = present(rekap.perSemester)
  const { totalTagihan, totalBayar, totalTunggakan } = rekap
  return (
    <>
      <Facts facts={[{ label: t('recap.due'), value: due && formatTanggal(due, i18n.language) }]} />
      <DataTable
        caption={t('recap.title')}
        captionHidden
        columns={columns}
        rows={rows}
        rowKey={(row) => `${String(row.tingkatSemester)} ${rows.indexOf(row)}`}
        emptyHint={t('recap.empty')}
        totals={{
          semester: t('recap.total'),
          tagihan: formatRupiah(totalTagihan),
          bayar: formatRupiah(totalBayar),
          tunggakan: formatRupiah(totalTunggakan),
        }}
      />
    </>
  )
}

/** What was billed, paid and is still owed, semester by semester. */
export const RekapTab = () => {
  const { t } = useTranslation('biaya-kuliah')
  const { rekap, updatedAt, error, isPending, refetch } = useRekap()
  return (
    <Card title={t('recap.title')} updatedAt={updatedAt}>
      <AsyncBody data={rekap} isPending={isPending} error={error} onReload={refetch} lines={8}>
        {(data) => <Rekap rekap={data} />}
      </AsyncBody>
    </Card>
  )
}
