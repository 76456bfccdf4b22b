import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { GatewayError } from '#gateway/gateway-error.ts'
import { onWriteDone } from '#gateway/outbox-door.ts'
import { useWrite } from '#gateway/use-write.ts'
import { useRequestPenarikanSaldo } from '#generated/client/biaya-kuliah/biaya-kuliah.ts'
import type { RequestPenarikanSaldoBody } from '#generated/models/biaya-kuliah/requestPenarikanSaldoBody.zod.ts'
import { now } from '#shared/clock.ts'
import { showToast } from '#shared/ui/toast.ts'
import { resultOfPenarikan } from './penarikan.ts'
import { dropSaldoMarks, keepSaldoMarks, readSaldoMarks } from './saldo-marks.ts'
import { saldoState } from './saldo-state.ts'
import { ARRIVAL_MS, isMoneyLost, isSuccess, refusedBy } from './status-pembayaran.ts'
import { useSaldo } from './use-keuangan.ts'

const OPERATION = 'requestPenarikanSaldo'

interface Variables {
  idMahasiswa: string
  data: RequestPenarikanSaldoBody
}

/**
 * Asking for a withdrawal, once. What is held of the balance says whether it arrived: to this page and to any later one.
 * @param onArrived the campus has it, by its answer or by what the balance shows
 */
export const useWithdraw = (onArrived: () => void) => {
  const { t } = useTranslation('biaya-kuliah')
  const idMahasiswa = useIdMahasiswa()
  const { mutateAsync } = useRequestPenarikanSaldo()
  const { refetch } = useSaldo()
  const [isChanged, setChanged] = useState(false)
  const arrive = (): void => {
    dropSaldoMarks(idMahasiswa)
    onArrived()
  }
  const hear = useEffectEvent((operation: string) => {
    if (operation === OPERATION) arrive()
  })
  // Also what somebody else has asked about: this form, or the shell that was open before it.
  useEffect(() => onWriteDone((done) => hear(done.operation)), [])
  const withdrawOnce = async (variables: Variables): Promise<void> => {
    const answer = await mutateAsync(variables)
    if (!isSuccess(answer)) throw refusedBy(answer, OPERATION)
  }
  const { send, ...write } = useWrite<Variables>(OPERATION, withdrawOnce, {
    describe: () => t('withdraw.label'),
    isLost: isMoneyLost,
    intent: {
      check: async ({ since, left }) => {
        const { data, isError } = await refetch()
        const state = isError ? null : saldoState(data)
        const elapsedMs = now().getTime() - since
        // Its page was closed before it could send: the marks are those of another one.
        if (!left) return elapsedMs >= ARRIVAL_MS ? 'not-done' : 'unknown'
        const result = resultOfPenarikan(readSaldoMarks(idMahasiswa), state, elapsedMs)
        if (result === 'done') arrive()
        return result
      },
      mayLeave: async ({ data: { nominal } }) => {
        const before = saldoState((await refetch({ throwOnError: true })).data)
        if (!before) throw new GatewayError(t('withdraw.unreadable'), { kind: 'contract', operation: OPERATION })
        const isCovered = before.saldo - before.tertahan >= nominal
        setChanged(!isCovered)
        if (isCovered) keepSaldoMarks(idMahasiswa, before, nominal)
        return isCovered
      },
    },
    // After a check the queue says so itself.
    onDone: () => {
      arrive()
      showToast(t('withdraw.done'))
    },
  })
  const withdraw = (data: RequestPenarikanSaldoBody) => {
    setChanged(false)
    return send({ idMahasiswa, data })
  }
  return { ...write, withdraw, isChanged }
}
