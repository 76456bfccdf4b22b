import { useTranslation } from 'react-i18next'
import { GatewayError, toGatewayError } from '#gateway/gateway-error.ts'
import { markTold } from '#shared/told-failures.ts'
import { present } from '#shared/wire/readers.ts'
import { hasChanged } from './keep-choices.ts'
import { type Pesanan, sumPesanan } from './pesanan.ts'
import { saldoBebas } from './saldo-state.ts'
import { accessOf, type TagihanAccess } from './status-pembayaran.ts'
import type { TagihanItem } from './tagihan-item.ts'
import { useChannel, useSaldo, useStatusPembayaran, useTagihan } from './use-keuangan.ts'
import { useReadRiwayat } from './use-settle.ts'

/** What is no longer as it was confirmed: the bills, or what is to be transferred for them. */
export type Change = 'bills' | 'total'

interface Read<Data> {
  data: Data
  error: Error | null
}

/** The answer, asked anew. @throws its failure, which whoever pays says in place */
const freshOf = <Data>({ data, error }: Read<Data>): Data => {
  if (!error) return data
  markTold(error)
  throw toGatewayError(error)
}

/** What the answers that were read before an order say: that it may leave, or why not. */
const verdictOf = (
  status: Read<{ access: TagihanAccess } | undefined>,
  tagihan: Read<TagihanItem[] | null | undefined>,
  shown: Pesanan,
) => {
  const access = accessOf(status.data, status.error)
  if (access === 'processing') return 'pending'
  if (access === 'unknown') {
    freshOf(status)
    throw new GatewayError('', { kind: 'contract', operation: 'getStatusPembayaran' })
  }
  const chosen = shown.items.filter(({ checked }) => checked)
  return hasChanged(chosen, freshOf(tagihan) ?? []) ? 'bills' : 'yes'
}

const isSameTotal = (shown: Pesanan, fresh: Pesanan): boolean => {
  const [before, after] = [sumPesanan(shown), sumPesanan(fresh)]
  return before.total === after.total && before.dariSaldo === after.dariSaldo
}

/** Reads the fee and, where it is used, the balance again: whether the total is the one that was confirmed. */
const useTotalHolds = () => {
  const { t } = useTranslation('biaya-kuliah')
  const { refetch: readChannel } = useChannel()
  const { refetch: readSaldo } = useSaldo()
  return async (shown: Pesanan): Promise<boolean> => {
    const [channels, saldo] = await Promise.all([readChannel(), shown.pakaiSaldo ? readSaldo() : null])
    const channel = present(freshOf(channels)?.channelPembayaran ?? null).find(
      ({ idChannel }) => idChannel === shown.channel.idChannel,
    )
    const bebas = saldo ? saldoBebas(freshOf(saldo)) : shown.saldo
    if (bebas === null) throw new GatewayError(t('pay.saldoUnread'), { kind: 'contract', operation: 'getSaldoCcash' })
    // A fee that can not be read is not 0, nor what was confirmed.
    return channel?.biayaAdmin !== undefined && isSameTotal(shown, { ...shown, channel, saldo: bebas })
  }
}

/**
 * Reads, before an order leaves, whether it is still what was shown, and how long the history is: without that nobody could
 * tell later whether the order arrived.
 * @throws when one of it can not be read; nothing is sent then
 */
export const useStillHolds = () => {
  const { t } = useTranslation('biaya-kuliah')
  const { refetch: readStatus } = useStatusPembayaran()
  const { refetch: readTagihan } = useTagihan()
  const readRiwayat = useReadRiwayat()
  const totalHolds = useTotalHolds()
  return async (shown: Pesanan) => {
    const [status, tagihan, riwayat, isSame] = await Promise.all([
      readStatus(),
      readTagihan(),
      readRiwayat(),
      totalHolds(shown),
    ])
    const verdict = verdictOf(status, tagihan, shown)
    if (riwayat === null)
      throw new GatewayError(t('pay.historyUnread'), { kind: 'contract', operation: 'listRiwayatPembayaran' })
    return { verdict: verdict === 'yes' && !isSame ? ('total' as const) : verdict, riwayat }
  }
}
