import { useTranslation } from 'react-i18next'
import { useReason } from '#kit/action/use-reason.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { ActionButton } from '#shared/ui/action-button.tsx'
import { BottomBar } from '#shared/ui/bottom-bar.tsx'
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
  const count = items.filter(({ checked }) => checked).length
  const reason = useReason({ own: count === 0 ? { text: t('bar.none'), kind: 'wait' } : null })
  return (
    <BottomBar className={styles['bar']}>
      <p>
        <span>{t('bar.chosen', { count })}</span>
        <b>{formatRupiah(totalBayar)}</b>
      </p>
      <ActionButton look="main" reason={reason} onClick={onPay}>
        {t('bar.pay')}
      </ActionButton>
    </BottomBar>
  )
}
