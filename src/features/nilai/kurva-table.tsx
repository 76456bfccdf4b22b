import { useTranslation } from 'react-i18next'
import { DataTable } from '#shared/ui/list/data-table.tsx'
import type { SemesterNilai } from './semester-nilai.ts'
import { romawi, useAngka } from './use-angka.ts'

const NS = 'nilai'

/** The figures of the curve, for whoever can not see it. */
export const KurvaTable = ({ semesters }: { semesters: readonly SemesterNilai[] }) => {
  const { t } = useTranslation(NS)
  const { ip } = useAngka()
  const figure = (value: number | null, isTertutup: boolean) => (isTertutup ? t('hidden.short') : ip(value))
  return (
    <DataTable
      caption={t('curve.title')}
      captionHidden
      keep
      emptyHint={t('none')}
      rows={semesters}
      rowKey={(_, place) => String(place)}
      columns={[
        {
          key: 'semester',
          title: t('column.semester'),
          isHeader: true,
          value: ({ ke, label }) => `${romawi(ke)} · ${label}`,
        },
        { key: 'sks', title: t('column.sks'), numeric: true, value: ({ sks }) => sks ?? '–' },
        {
          key: 'ips',
          title: t('column.ips'),
          numeric: true,
          value: ({ ips, isIpsTertutup, isBelum }) => (isBelum ? t('running') : figure(ips, isIpsTertutup)),
        },
        {
          key: 'ipk',
          title: t('column.ipk'),
          numeric: true,
          value: ({ ipk, isIpkTertutup }) => figure(ipk, isIpkTertutup),
        },
      ]}
    />
  )
}
