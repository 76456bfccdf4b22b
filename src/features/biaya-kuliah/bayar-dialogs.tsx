import { useState } from 'react'
import { ChannelModal } from './channel-modal.tsx'
import { KonfirmasiBayar } from './konfirmasi-bayar.tsx'
import type { Pesanan } from './pesanan.ts'
import type { TagihanItem } from './tagihan-item.ts'
import type { usePay } from './use-pay.ts'

interface Props {
  items: readonly TagihanItem[]
  pay: ReturnType<typeof usePay>
  onClose: () => void
}

/** From the chosen bills to the order: how to pay, then the whole of it once more. */
export const BayarDialogs = ({ items, pay, onClose }: Props) => {
  const [pesanan, setPesanan] = useState<Pesanan | null>(null)
  // The bills as they were when the dialogs opened: a refetch below changes nothing of what is confirmed.
  const [shown] = useState(items)
  const confirm = async (order: Pesanan) => {
    await pay.pay(order)
    onClose()
  }
  if (!pesanan) return <ChannelModal items={shown} onChosen={setPesanan} onClose={onClose} />
  return (
    <KonfirmasiBayar
      pesanan={pesanan}
      pending={pay.isPending}
      onConfirm={() => void confirm(pesanan)}
      onCancel={onClose}
    />
  )
}
