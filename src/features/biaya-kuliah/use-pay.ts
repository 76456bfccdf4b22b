import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { toGatewayError } from '#gateway/gateway-error.ts'
import type { KeptFacts } from '#gateway/intent.ts'
import { useWrite } from '#gateway/use-write.ts'
import { useProcessPembayaran } from '#generated/client/biaya-kuliah/biaya-kuliah.ts'
import { now } from '#shared/clock.ts'
import { addJejak, noteRiwayat } from './jejak.ts'
import { type Pesanan, toProcessBody } from './pesanan.ts'
import { isAccepted, isMoneyLost, refusedBy, resultOfOrder } from './status-pembayaran.ts'
import { type Finding, useCheckStatus, useReadStatus, useSettle } from './use-settle.ts'
import { type Change, useStillHolds } from './use-still-holds.ts'

const OPERATION = 'processPembayaran'

interface Variables {
  idMahasiswa: string
  /** Not part of what makes two orders the same: whoever pays for this student while one is open is held. */
  data: Pesanan
}

/** Sends the order, and refuses in the gateway's words an answer that is no yes. */
const useProcess = () => {
  const { mutateAsync } = useProcessPembayaran()
  return async ({ idMahasiswa, data }: Variables): Promise<void> => {
    const body = toProcessBody(data)
    addJejak(idMahasiswa, 'asked', String(body.data.tagihan.length))
    const answer = await mutateAsync({ idMahasiswa, data: body }).catch((cause: unknown) => {
      const error = toGatewayError(cause)
      addJejak(idMahasiswa, error.kind === 'client' ? 'refused' : 'lost', String(error.status))
      throw error
    })
    addJejak(idMahasiswa, isAccepted(answer) ? 'accepted' : 'refused', answer.status)
    if (!isAccepted(answer)) throw refusedBy(answer, OPERATION)
  }
}

/** Reads how an order ended: the status first, then the history against what it was before that order. */
const useCheckOrder = () => {
  const idMahasiswa = useIdMahasiswa()
  const readStatus = useReadStatus()
  const settle = useSettle()
  return async ({ since, left, before: noted }: KeptFacts) => {
    const before = typeof noted === 'number' ? noted : null
    const access = await readStatus()
    if (before !== null) noteRiwayat(idMahasiswa, before) // so that the screen says the same
    const growth = access === 'open' && left ? await settle(before) : 'same'
    return resultOfOrder(access, growth, now().getTime() - since)
  }
}

/** Paying the chosen bills: once, in every tab and over every reload (trust.md, 8 to 10). */
export const usePay = (onFinding: (finding: Finding | null) => void) => {
  const { t } = useTranslation('biaya-kuliah')
  const idMahasiswa = useIdMahasiswa()
  const process = useProcess()
  const stillHolds = useStillHolds()
  const checkOrder = useCheckOrder()
  const checkStatus = useCheckStatus()
  const [changed, setChanged] = useState<Change | null>(null)
  const { send, ...write } = useWrite<Variables>(OPERATION, process, {
    describe: ({ data }) => t('pay.label', { count: data.items.filter(({ checked }) => checked).length }),
    isLost: isMoneyLost,
    intent: {
      check: checkOrder,
      mayLeave: async ({ data }) => {
        const { verdict, riwayat } = await stillHolds(data)
        setChanged(verdict === 'bills' || verdict === 'total' ? verdict : null)
        if (verdict !== 'yes') return false
        noteRiwayat(idMahasiswa, riwayat)
        return { before: riwayat }
      },
    },
    onDone: () => void checkStatus().then(({ finding }) => onFinding(finding === 'processing' ? 'started' : finding)),
  })
  const pay = (data: Pesanan) => {
    onFinding(null) // what was found before is about another one
    return send({ idMahasiswa, data })
  }
  return { ...write, pay, changed }
}
