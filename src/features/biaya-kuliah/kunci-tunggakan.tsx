import { IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatRupiah } from '#shared/format/rupiah.ts'
import styles from './tagihan.module.css'
import { useKunciTunggakan } from './use-kunci-tunggakan.ts'

interface Props {
  /** Null when it can not be read. */
  totalTunggakan: number | null
  totalBayar: number
}

/** What opens once the bills are paid, when the gateway says that it is locked, and what is left after the payment that is chosen. */
export const KunciTunggakan = ({ totalTunggakan, totalBayar }: Props) => {
  const { t } = useTranslation('biaya-kuliah')
  const reasons = useKunciTunggakan()
  if (reasons.length === 0) return null
  const rest = totalTunggakan === null || totalBayar === 0 ? null : totalTunggakan - totalBayar
  return (
    <section className={styles['locks']} aria-label={t('lock.title')}>
      <IconLock size={16} aria-hidden />
      <div>
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        {rest === null ? null : <p>{rest > 0 ? t('lock.rest', { rest: formatRupiah(rest) }) : t('lock.opens')}</p>}
      </div>
    </section>
  )
}
