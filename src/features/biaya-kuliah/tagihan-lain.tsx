import { useTranslation } from 'react-i18next'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { AsyncBody } from '#shared/ui/async-body.tsx'
import { WhyNot } from '#shared/ui/why-not.tsx'
import styles from './panel.module.css'
import { useTagihan } from './use-keuangan.ts'

/** All open bills, read-only while a payment is processed (readings, 26), and why. */
export const TagihanLain = () => {
  const { t } = useTranslation('biaya-kuliah')
  const { tagihan, error, isPending, refetch } = useTagihan()
  return (
    <>
      <WhyNot id="tagihan-lain" reason={{ text: t('processing.locked'), kind: 'wait' }} />
      <details className={styles['more']}>
        <summary>{t('processing.others')}</summary>
        <AsyncBody data={tagihan} isPending={isPending} error={error} onReload={refetch} lines={4}>
          {(items) => (
            <ul className={styles['rows']}>
              {items.map((item) => (
                <li key={item.id}>
                  <b>{item.nama || t('bill.unnamed')}</b>
                  <span className={styles['money']}>{formatRupiah(item.tunggakan)}</span>
                </li>
              ))}
            </ul>
          )}
        </AsyncBody>
      </details>
    </>
  )
}
