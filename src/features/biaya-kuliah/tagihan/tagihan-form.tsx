import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useListChannelPembayaran } from '#generated/client/biaya-kuliah/biaya-kuliah.ts'
import { useReason } from '#kit/action/use-reason.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { ActionButton } from '#shared/ui/action-button.tsx'
import { BottomBar } from '#shared/ui/bottom-bar.tsx'
import { ChannelModal } from '../bayar/channel-modal.tsx'
import type { Pesanan } from '../bayar/pesanan.ts'
import { groupTagihan } from './group-tagihan.ts'
import { KunciTunggakan } from './kunci-tunggakan.tsx'
import { PilihTagihan } from './pilih-tagihan.tsx'
import { sumTagihan } from './sum-tagihan.ts'
import styles from './tagihan.module.css'
import { TagihanGroupRows } from './tagihan-group-rows.tsx'
import type { useChoices } from './use-choices.ts'

interface Props {
  choices: ReturnType<typeof useChoices>
  /** What became of an order. */
  notices: ReactNode
  onOrder: (pesanan: Pesanan) => void
}

/** The bills by semester, what is chosen of them, and the way to pay it. */
export const TagihanForm = ({ choices: { items, change, onToggle, onAmount }, notices, onOrder }: Props) => {
  const { t } = useTranslation('biaya-kuliah')
  const channels = useListChannelPembayaran()
  const [isPaying, setPaying] = useState(false)
  const { totalTunggakan, totalBayar } = sumTagihan(items)
  const count = items.filter(({ checked }) => checked).length
  const reason = useReason({ own: count === 0 ? { text: t('bar.none'), kind: 'wait' } : null })
  const order = (pesanan: Pesanan) => {
    setPaying(false)
    onOrder(pesanan)
  }
  return (
    <>
      {notices}
      <PilihTagihan items={items} onChoose={change} />
      <section className={styles['card']} aria-label={t('tab.tagihan')}>
        <div className={styles['head']} aria-hidden="true">
          <span>{t('tab.tagihan')}</span>
          <span>{t('bill.owed')}</span>
          <span>{t('bill.pay')}</span>
        </div>
        {groupTagihan(items).map((group) => (
          <TagihanGroupRows key={group.tingkatSemester} group={group} onToggle={onToggle} onAmount={onAmount} />
        ))}
      </section>
      <KunciTunggakan totalTunggakan={totalTunggakan} totalBayar={totalBayar} />
      <BottomBar className={styles['bar']}>
        <p>
          <span>{t('bar.chosen', { count })}</span>
          <b>{formatRupiah(totalBayar)}</b>
        </p>
        <ActionButton look="main" reason={reason} onClick={() => setPaying(true)}>
          {t('bar.pay')}
        </ActionButton>
      </BottomBar>
      {isPaying ? (
        <ChannelModal channels={channels} items={items} onChosen={order} onClose={() => setPaying(false)} />
      ) : null}
    </>
  )
}
