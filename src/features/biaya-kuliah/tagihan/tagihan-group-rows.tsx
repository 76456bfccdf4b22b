import { useTranslation } from 'react-i18next'
import { semesterLabel, toPeriode } from '#domain/periode/periode.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import type { TagihanGroup } from './group-tagihan.ts'
import { sumTagihan } from './sum-tagihan.ts'
import styles from './tagihan.module.css'
import { TagihanRow } from './tagihan-row.tsx'

interface Props {
  group: TagihanGroup
  onToggle: (id: string) => void
  onAmount: (id: string, rupiah: number) => void
}

const periodeText = ({ items: [first] }: TagihanGroup): string => {
  const periode = toPeriode(first?.tahun, first?.semester)
  return periode ? semesterLabel(periode) : ''
}

/** The bills of one semester under their sum. */
export const TagihanGroupRows = ({ group, onToggle, onAmount }: Props) => {
  const { t } = useTranslation('biaya-kuliah')
  const { tingkatSemester, items } = group
  return (
    <>
      <h2 className={styles['group']}>
        <span>
          {tingkatSemester === null ? t('bill.noSemester') : t('bill.semester', { tingkat: tingkatSemester })}{' '}
          <small>{tingkatSemester === null ? '' : periodeText(group)}</small>
        </span>
        <span>{formatRupiah(sumTagihan(items).totalTunggakan)}</span>
      </h2>
      <ul>
        {items.map((item) => (
          <TagihanRow key={item.id} item={item} onToggle={onToggle} onAmount={onAmount} />
        ))}
      </ul>
    </>
  )
}
