import { useTranslation } from 'react-i18next'
import { useReadOnlyReason } from '#domain/mahasiswa/read-only.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { ActionButton } from '#shared/ui/action-button.tsx'
import { BottomBar } from '#shared/ui/bottom-bar.tsx'
import type { Reason } from '#shared/ui/why-not.tsx'
import { useOfflineReason } from '#shared/use-offline-reason.ts'
import styles from './tagihan.module.css'
import type { TagihanItem } from './tagihan-item.ts'

interface Props {
  items: readonly TagihanItem[]
  totalBayar: number
  onPay: () => void
}

/** What is chosen, and the one action of the screen. */
export const BayarBar = ({ items, totalBayar, onPay }: Props) => {
  const { t } = useTranslation('biaya-kuliah')
  const readOnly = useReadOnlyReason()
  const offline = useOfflineReason()
  const count = items.filter(({ checked }) => checked).length
  const none: Reason | null = count === 0 ? { text: t('bar.none'), kind: 'wait' } : null
  return (
    <BottomBar className={styles['bar']}>
      <p>
        <span>{t('bar.chosen', { count })}</span>
        <b>{formatRupiah(totalBayar)}</b>
      </p>
      <ActionButton look="main" reason={readOnly ?? offline ?? none} onClick={onPay}>
        {t('bar.pay')}
      </ActionButton>
    </BottomBar>
  )
}
