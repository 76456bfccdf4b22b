import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { tertutupOf } from '#domain/nilai/tertutup.ts'
import { type Periode, periodeLabel, toPeriodeParams } from '#domain/periode/periode.ts'
import { useGetKhs } from '#generated/client/nilai/nilai.ts'
import { PrintLink } from '#kit/print/print-link.tsx'
import { QueryCard } from '#kit/query/query-view.tsx'
import { readRows } from '#shared/wire/readers.ts'
import { NilaiTable } from './nilai-table.tsx'
import { useAngka } from './use-angka.ts'

const NS = 'nilai'

/** Grades of one period with a print link. */
export const KhsCard = ({ periode }: { periode: Periode }) => {
  const { t } = useTranslation(NS)
  const { numberText, ip } = useAngka()
  const khs = useGetKhs(useIdMahasiswa(), toPeriodeParams(periode))
  const label = periodeLabel(periode)
  return (
    <QueryCard
      title={t('khs.title', { periode: label })}
      aside={
        <PrintLink to="/cetak-khs" periode={periode} variant="quiet">
          {t('khs.print')}
        </PrintLink>
      }
      query={khs}
      select={({ data, ...sums }) => data && { rows: data, sums }}
      lines={14}
    >
      {({ rows, sums }) => (
        <NilaiTable
          caption="khs.title"
          about={{ periode: label }}
          rows={rows}
          empty="khs.empty"
          totals={{
            makul: t('column.ips'),
            sks: numberText(sums.sks),
            nilai: ip(sums.ips, tertutupOf(readRows(rows, 'hint')).isIpk()),
          }}
        />
      )}
    </QueryCard>
  )
}
