import { useTranslation } from 'react-i18next'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { AsOfKept } from '#shared/ui/as-of-kept.tsx'
import { AsyncBody } from '#shared/ui/async-body.tsx'
import styles from './figures.module.css'
import { useRekap, useSaldo, useSaldoSwitch } from './use-keuangan.ts'

/** The answers before the tabs: what is owed, what has been paid, what is on the balance. */
export const Figures = () => {
  const { t } = useTranslation('biaya-kuliah')
  const { rekap, updatedAt, error, isPending, refetch } = useRekap()
  const hasSaldo = useSaldoSwitch()
  const { saldo } = useSaldo()
  return (
    <div className={styles['figures']}>
      <AsOfKept updatedAt={updatedAt} />
      <AsyncBody data={rekap} isPending={isPending} error={error} onReload={refetch} lines={3}>
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
      </AsyncBody>
    </div>
  )
}
