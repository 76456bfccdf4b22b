import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { periodeLabel, toPeriode } from '#domain/periode/periode.ts'
import { useGetRekapPembayaran } from '#generated/client/rekap-pembayaran/rekap-pembayaran.ts'
import type { RekapPembayaran, RekapPembayaranSemester } from '#generated/readers/rekap-pembayaran.ts'
import { AnswerCard } from '#kit/answer/answer-card.tsx'
import { custom, type ListColumn, rupiah } from '#kit/list/columns.tsx'
import { Rows } from '#kit/list/rows.tsx'
import { parseTanggal } from '#shared/format/parse-tanggal.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { formatTanggal } from '#shared/format/tanggal.ts'
import { Facts } from '#shared/ui/facts.tsx'
import { present } from '#shared/wire/readers.ts'

const COLUMNS: ListColumn<RekapPembayaranSemester>[] = [
  custom(
    'semester',
    ({ tingkatSemester: tingkat }, { t }) =>
      tingkat === null ? t('bill.noSemester') : t('bill.semester', { tingkat }),
    { title: 'recap.semester', header: true },
  ),
  custom(
    'periode',
    ({ tahun, semester }) => {
      const periode = toPeriode(tahun, semester)
      return periode ? periodeLabel(periode) : '–'
    },
    { title: 'recap.periode' },
  ),
  rupiah('tagihan', { title: 'recap.tagihan' }),
  rupiah('bayar', { title: 'recap.bayar' }),
  rupiah('tunggakan', { title: 'recap.tunggakan' }),
]

const Rekap = ({ rekap }: { rekap: RekapPembayaran }) => {
  const { t, i18n } = useTranslation('biaya-kuliah')
  const due = parseTanggal(rekap.jatuhTempoTerdekat)
  return (
    <>
      <Facts facts={[{ label: t('recap.due'), value: due && formatTanggal(due, i18n.language) }]} />
      <Rows
        ns="biaya-kuliah"
        caption="recap.title"
        empty="recap.empty"
        columns={COLUMNS}
        rows={present(rekap.perSemester)}
        totals={{
          semester: t('recap.total'),
          tagihan: formatRupiah(rekap.totalTagihan),
          bayar: formatRupiah(rekap.totalBayar),
          tunggakan: formatRupiah(rekap.totalTunggakan),
        }}
      />
    </>
  )
}

/** What was billed, paid and is still owed, semester by semester. */
export const RekapTab = () => {
  const { t } = useTranslation('biaya-kuliah')
  const rekap = useGetRekapPembayaran(useIdMahasiswa())
  return (
    <AnswerCard title={t('recap.title')} of={rekap} part={(answer) => answer.rekap} lines={8}>
      {(known) => <Rekap rekap={known} />}
    </AnswerCard>
  )
}
