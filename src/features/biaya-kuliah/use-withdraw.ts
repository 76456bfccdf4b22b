import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { GatewayError } from '#gateway/gateway-error.ts'
import { useWrite } from '#gateway/use-write.ts'
import { useRequestPenarikanSaldo } from '#generated/client/biaya-kuliah/biaya-kuliah.ts'
import type { RequestPenarikanSaldoBody } from '#generated/models/biaya-kuliah/requestPenarikanSaldoBody.zod.ts'
import { now } from '#shared/clock.ts'
import { plainText } from '#shared/plain-text.ts'
import { readRupiah } from './rupiah.ts'
import { ARRIVAL_MS, isMoneyLost, isSuccess } from './status-pembayaran.ts'
import { useSaldo } from './use-keuangan.ts'

const OPERATION = 'requestPenarikanSaldo'

interface Variables {
  idMahasiswa: string
  data: RequestPenarikanSaldoBody
}

/**
 * Asking for a withdrawal, once. What is held of the balance says whether it arrived; a later page does not know how much
 * was held before (no amount is stored), so it only says that nobody knows, and the student decides.
 */
export const useWithdraw = (onDone: () => void) => {
  const { t } = useTranslation('biaya-kuliah')
  const idMahasiswa = useIdMahasiswa()
  const { mutateAsync } = useRequestPenarikanSaldo()
  const { refetch } = useSaldo()
  const held = useRef<{ before: number; after: number } | null>(null)
  const withdrawOnce = async (variables: Variables): Promise<void> => {
    const answer = await mutateAsync(variables)
    if (isSuccess(answer)) return
    throw new GatewayError(plainText(answer.message), { kind: 'client', operation: OPERATION, status: 200 })
  }
  const { send, ...write } = useWrite<Variables>(OPERATION, withdrawOnce, {
    describe: () => t('withdraw.label'),
    isLost: isMoneyLost,
    intent: {
      check: async (since) => {
        const { data, isError } = await refetch()
        const nowHeld = isError ? null : readRupiah(data?.saldoTertahan)
        if (nowHeld === null || held.current === null) return 'unknown'
        if (nowHeld === held.current.after) return 'done'
        const isOld = now().getTime() - since >= ARRIVAL_MS
        return nowHeld === held.current.before && isOld ? 'not-done' : 'unknown'
      },
      mayLeave: async ({ data: { nominal } }) => {
        const { data } = await refetch({ throwOnError: true })
        const before = readRupiah(data?.saldoTertahan ?? 0)
        held.current = before === null ? null : { before, after: before + nominal }
        return (readRupiah(data?.saldo) ?? 0) - (before ?? 0) >= nominal
      },
    },
    onDone,
  })
  return { ...write, withdraw: (data: RequestPenarikanSaldoBody) => send({ idMahasiswa, data }) }
}
