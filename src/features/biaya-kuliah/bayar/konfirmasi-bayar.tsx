import { useTranslation } from 'react-i18next'
import { formatTerbilang } from '#shared/format/terbilang.ts'
import styles from './channel.module.css'
import { Jumlah } from './jumlah.tsx'
import { type Pesanan, sumPesanan } from './pesanan.ts'

/** The whole order once more, with its amount in words: what stands here is what is sent (trust.md, 10). */
export const KonfirmasiBayar = ({ pesanan }: { pesanan: Pesanan }) => {
  const { t } = useTranslation('biaya-kuliah')
  const { biayaAdmin, dariSaldo, total } = sumPesanan(pesanan)
  const chosen = pesanan.items.filter(({ checked }) => checked)
  return (
    <>
      <p>{t('confirm.question', { channel: pesanan.channel.nama || t('channel.unnamed') })}</p>
      <div className={styles['sums']}>
        <Jumlah
          tagihan={chosen.map(({ nama, akanDibayar }) => ({ nama, rupiah: akanDibayar }))}
          biayaAdmin={biayaAdmin}
          dariSaldo={dariSaldo}
          total={total}
        />
      </div>
      <p className={styles['words']} lang="id">
        {formatTerbilang(total)} rupiah
      </p>
      <p className={styles['once']}>{t('confirm.once')}</p>
    </>
  )
}
