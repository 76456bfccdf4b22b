import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useGetRekapPembayaran } from '#generated/client/rekap-pembayaran/rekap-pembayaran.ts'
import { Answer } from '#kit/answer/answer.tsx'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { AsOfKept } from '#shared/ui/as-of-kept.tsx'
import styles from './figures.module.css'
import { useSaldo, useSaldoSwitch } from './saldo/use-saldo.ts'

/** The answers before the tabs: what is owed, what has been paid, what is on the balance. */
export const Figures = () => {
  const { t } = useTranslation('biaya-kuliah')
  const rekap = useGetRekapPembayaran(useIdMahasiswa())
  const hasSaldo = useSaldoSwitch()
  const saldo = useSaldo().data
  return (
    <div className={styles['figures']}>
      <AsOfKept updatedAt={rekap.dataUpdatedAt} />
      <Answer of={rekap} part={(answer) => answer.rekap} lines={3}>
        {({ totalTunggakan, totalBayar }) => (
          <dl className={styles['list']}>
            <div className={styles['big']}>
              <dt>{t('figures.tunggakan')}</dt>
              <dd>{formatRupiah(totalTunggakan)}</dd>
            </div>
            <div>
              <dt>{t('figures.bayar')}</dt>
              <dd>{formatRupiah(totalBayar)}</dd>
            </div>
            {hasSaldo ? (
              <div>
                <dt>{t('figures.saldo')}</dt>
                <dd>{formatRupiah(saldo?.saldo)}</dd>
              </div>
            ) : null}
          </dl>
        )}
      </Answer>
    </div>
  )
}
