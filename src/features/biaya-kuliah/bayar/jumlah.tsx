import { useTranslation } from 'react-i18next'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { shownText, unreadableWord } from '#shared/format/unreadable.ts'
import type { Angka, Rupiah } from '#shared/wire/readers.ts'
import styles from './jumlah.module.css'

interface Props {
  tagihan: readonly { nama: string; tingkatSemester?: Angka; rupiah: Rupiah }[]
  biayaAdmin?: Rupiah
  dariSaldo?: Rupiah
  /** Omitted when there is no total. */
  total?: Rupiah
}

/** The bills, the fee, the balance used and the total. */
export const Jumlah = ({ tagihan, biayaAdmin = null, dariSaldo = null, ...sum }: Props) => {
  const { t, i18n } = useTranslation('biaya-kuliah')
  const extras = [
    { nama: t('sum.biayaAdmin'), tingkatSemester: null, rupiah: biayaAdmin },
    { nama: t('sum.dariSaldo'), tingkatSemester: null, rupiah: dariSaldo && -dariSaldo },
  ].filter(({ rupiah }) => rupiah !== null && rupiah !== 0)
  return (
    <dl className={styles.sums}>
      {[...tagihan, ...extras].map(({ nama, tingkatSemester: tingkat = null, rupiah }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of one answer, which have no name of their own
        <div key={index}>
          <dt>
            <span>{shownText(nama, i18n.language) || t('bill.unnamed')}</span>
            {tingkat == null ? null : <small>{t('bill.semester', { tingkat })}</small>}
          </dt>
          <dd>{rupiah === undefined ? unreadableWord(i18n.language) : formatRupiah(rupiah)}</dd>
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
