import { useTranslation } from 'react-i18next'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { formatTerbilang } from '#shared/format/terbilang.ts'
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx'
import styles from './channel.module.css'
import { type Pesanan, sumPesanan } from './pesanan.ts'

interface Props {
  pesanan: Pesanan
  pending: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** The whole order once more, with its amount in words: what stands here is what is sent (trust.md, 10). */
export const KonfirmasiBayar = ({ pesanan, ...dialog }: Props) => {
  const { t } = useTranslation('biaya-kuliah')
  const { biayaAdmin, dariSaldo, total } = sumPesanan(pesanan)
  const chosen = pesanan.items.filter(({ checked }) => checked)
  return (
    <ConfirmDialog {...dialog}>
      <p>{t('confirm.question', { channel: pesanan.channel.nama || t('channel.unnamed') })}</p>
      <dl className={styles['sums']}>
        {chosen.map((item) => (
          <div key={item.id}>
            <dt>{item.nama || t('bill.unnamed')}</dt>
            <dd>{formatRupiah(item.akanDibayar)}</dd>
          </div>
        ))}
        {biayaAdmin > 0 ? (
          <div>
            <dt>{t('sum.biayaAdmin')}</dt>
            <dd>{formatRupiah(biayaAdmin)}</dd>
          </div>
        ) : null}
        {dariSaldo > 0 ? (
          <div>
            <dt>{t('sum.dariSaldo')}</dt>
            <dd>{formatRupiah(-dariSaldo)}</dd>
          </div>
        ) : null}
        <div className={styles['total']}>
          <dt>{t('sum.total')}</dt>
          <dd>{formatRupiah(total)}</dd>
        </div>
      </dl>
      <p className={styles['words']} lang="id">
        {formatTerbilang(total)} rupiah
      </p>
      <p className={styles['once']}>{t('confirm.once')}</p>
    </ConfirmDialog>
  )
}
