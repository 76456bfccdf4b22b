import { useTranslation } from 'react-i18next'
import type { PembayaranTagihan } from '#generated/readers/biaya-kuliah.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import styles from './panel.module.css'

interface Props {
  keterangan: string
  rincian: PembayaranTagihan[]
}

/** What a payment was for; its bills one by one when the gateway says them. */
export const RincianBayar = ({ keterangan, rincian: rows }: Props) => {
  const { t } = useTranslation('biaya-kuliah')
  if (rows.length < 2) return keterangan || rows[0]?.namaKomponenKeuangan || '–'
  return (
    <details className={styles['more']}>
      <summary>{keterangan || t('history.items', { count: rows.length })}</summary>
      <ul className={styles['rows']}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of one answer, which have no name of their own
          <li key={index}>
            {row.namaKomponenKeuangan || t('bill.unnamed')}
            <b className={styles['money']}>{formatRupiah(row.nominal)}</b>
          </li>
        ))}
      </ul>
    </details>
  )
}
