import { useTranslation } from 'react-i18next'
import type { PembayaranDiproses } from '#generated/readers/biaya-kuliah.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { Card } from '#shared/ui/card.tsx'
import { present } from '#shared/wire/readers.ts'
import styles from './panel.module.css'

/** The bills that the payment in process is for, with what is added to them and taken from the balance. */
export const YangDibayar = ({ pembayaran }: { pembayaran: PembayaranDiproses }) => {
  const { t } = useTranslation('biaya-kuliah')
  const { tagihan, biayaAdmin, dariSaldo, total } = pembayaran
  const extras = [
    { label: t('sum.biayaAdmin'), rupiah: biayaAdmin ?? 0, sign: '' },
    { label: t('sum.dariSaldo'), rupiah: dariSaldo ?? 0, sign: '−' },
  ].filter(({ rupiah }) => rupiah > 0)
  return (
    <Card title={t('processing.items')}>
      <ul className={styles['rows']}>
        {present(tagihan).map(({ namaKomponenKeuangan, tingkatSemester: tingkat, nominal }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of one answer, which have no name of their own
          <li key={index}>
            <b>
              {namaKomponenKeuangan || t('bill.unnamed')}
              {tingkat === null ? null : <span>{t('bill.semester', { tingkat })}</span>}
            </b>
            <span className={styles['money']}>{formatRupiah(nominal)}</span>
          </li>
        ))}
        {extras.map(({ label, rupiah, sign }) => (
          <li key={label}>
            {label}
            <b className={styles['money']}>
              {sign}
              {formatRupiah(rupiah)}
            </b>
          </li>
        ))}
        <li>
          <b>{t('sum.total')}</b>
          <b className={styles['money']}>{formatRupiah(total)}</b>
        </li>
      </ul>
    </Card>
  )
}
