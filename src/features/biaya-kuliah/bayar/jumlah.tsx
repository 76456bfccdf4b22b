import { useTranslation } from 'react-i18next'
import { formatRupiah } from '#shared/format/rupiah.ts'
import type { Rupiah } from '#shared/wire/readers.ts'
import styles from './jumlah.module.css'

interface Props {
  tagihan: readonly { nama: string; tingkatSemester?: number | null; rupiah: Rupiah }[]
  biayaAdmin?: Rupiah
  dariSaldo?: Rupiah
  /** Left out where nothing is summed up. */
  total?: Rupiah
}

/** Bills one by one; what is added to them and taken from the balance, and what it comes to. */
export const Jumlah = ({ tagihan, biayaAdmin, dariSaldo, ...sum }: Props) => {
  const { t } = useTranslation('biaya-kuliah')
  const extras = [
    { nama: t('sum.biayaAdmin'), tingkatSemester: null, rupiah: biayaAdmin ?? 0 },
    { nama: t('sum.dariSaldo'), tingkatSemester: null, rupiah: -(dariSaldo ?? 0) },
  ].filter(({ rupiah }) => rupiah !== 0)
  return (
    <dl className={styles.sums}>
      {[...tagihan, ...extras].map(({ nama, tingkatSemester: tingkat = null, rupiah }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of one answer, which have no name of their own
        <div key={index}>
          <dt>
            <span>{nama || t('bill.unnamed')}</span>
            {tingkat === null ? null : <small>{t('bill.semester', { tingkat })}</small>}
          </dt>
          <dd>{formatRupiah(rupiah)}</dd>
        </div>
      ))}
      {'total' in sum ? (
        <div className={styles.total}>
          <dt>{t('sum.total')}</dt>
          <dd>{formatRupiah(sum.total)}</dd>
        </div>
      ) : null}
    </dl>
  )
}
