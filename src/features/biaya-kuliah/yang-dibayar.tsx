import { useTranslation } from 'react-i18next'
import type { PembayaranDiproses } from '#generated/models/biaya-kuliah/pembayaranDiproses.zod.ts'
import { asList } from '#shared/as-list.ts'
import { toNumber } from '#shared/format/desimal.ts'
import { plainText } from '#shared/plain-text.ts'
import { Card } from '#shared/ui/card.tsx'
import styles from './panel.module.css'
import { readRupiah, rupiahText } from './rupiah.ts'

/** The bills that the payment in process is for, with what is added to them and taken from the balance. */
export const YangDibayar = ({ pembayaran }: { pembayaran: PembayaranDiproses }) => {
  const { t } = useTranslation('biaya-kuliah')
  const { tagihan, biayaAdmin, dariSaldo, total } = pembayaran
  const extras = [
    { label: t('sum.biayaAdmin'), rupiah: readRupiah(biayaAdmin) ?? 0, sign: '' },
    { label: t('sum.dariSaldo'), rupiah: readRupiah(dariSaldo) ?? 0, sign: '−' },
  ].filter(({ rupiah }) => rupiah > 0)
  return (
    <Card title={t('processing.items')}>
      <ul className={styles['rows']}>
        {(asList(tagihan) ?? []).map((row, index) => {
          const tingkat = toNumber(row.tingkatSemester)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of one answer, which have no name of their own
            <li key={index}>
              <b>
                {plainText(row.namaKomponenKeuangan) || t('bill.unnamed')}
                {tingkat === null ? null : <span>{t('bill.semester', { tingkat })}</span>}
              </b>
              <span className={styles['money']}>{rupiahText(row.nominal)}</span>
            </li>
          )
        })}
        {extras.map(({ label, rupiah, sign }) => (
          <li key={label}>
            {label}
            <b className={styles['money']}>
              {sign}
              {rupiahText(rupiah)}
            </b>
          </li>
        ))}
        <li>
          <b>{t('sum.total')}</b>
          <b className={styles['money']}>{rupiahText(total)}</b>
        </li>
      </ul>
    </Card>
  )
}
