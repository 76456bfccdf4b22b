import { useTranslation } from 'react-i18next'
import type { PembayaranTagihan } from '#generated/models/biaya-kuliah/pembayaranTagihan.zod.ts'
import { asList } from '#shared/as-list.ts'
import { plainText } from '#shared/plain-text.ts'
import styles from './panel.module.css'
import { rupiahText } from './rupiah.ts'

interface Props {
  keterangan: string
  rincian: PembayaranTagihan[] | null | undefined
}

/** What a payment was for; its bills one by one when the gateway says them. */
export const RincianBayar = ({ keterangan, rincian }: Props) => {
  const { t } = useTranslation('biaya-kuliah')
  const rows = asList(rincian) ?? []
  if (rows.length < 2) return keterangan || plainText(rows[0]?.namaKomponenKeuangan) || '–'
  return (
    <details className={styles['more']}>
      <summary>{keterangan || t('history.items', { count: rows.length })}</summary>
      <ul className={styles['rows']}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of one answer, which have no name of their own
          <li key={index}>
            {plainText(row.namaKomponenKeuangan) || t('bill.unnamed')}
            <b className={styles['money']}>{rupiahText(row.nominal)}</b>
          </li>
        ))}
      </ul>
    </details>
  )
}
