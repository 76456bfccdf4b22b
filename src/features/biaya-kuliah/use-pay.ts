import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { GatewayError, toGatewayError } from '#gateway/gateway-error.ts'
import { useWrite } from '#gateway/use-write.ts'
import { useProcessPembayaran } from '#generated/client/biaya-kuliah/biaya-kuliah.ts'
import type { ProcessPembayaranBody } from '#generated/models/biaya-kuliah/processPembayaranBody.zod.ts'
import { asList } from '#shared/as-list.ts'
import { now } from '#shared/clock.ts'
import { plainText } from '#shared/plain-text.ts'
import { addJejak, noteRiwayat } from './jejak.ts'
import { hasChanged } from './keep-choices.ts'
import { type Pesanan, toProcessBody } from './pesanan.ts'
import { isAccepted, isMoneyLost, readTagihanAccess, resultOfOrder } from './status-pembayaran.ts'
import type { TagihanItem } from './tagihan-item.ts'
import { useRiwayat, useStatusPembayaran, useTagihan } from './use-keuangan.ts'
import { type Finding, useCheckStatus } from './use-settle.ts'

const OPERATION = 'processPembayaran'

interface Variables {
  idMahasiswa: string
  /** Not part of what makes two orders the same: whoever pays for this student while one is open is held. */
  data: {
    body: ProcessPembayaranBody
    /** The chosen bills as they were shown; not sent. */
    shown: readonly TagihanItem[]
  }
}

/** Sends the order, and refuses in the gateway's words an answer that is no yes. */
const useProcess = () => {
  const { mutateAsync } = useProcessPembayaran()
  return async ({ idMahasiswa, data: { body } }: Variables): Promise<void> => {
    addJejak(idMahasiswa, 'asked', String(body.data.tagihan.length))
    const answer = await mutateAsync({ idMahasiswa, data: body }).catch((cause: unknown) => {
      const error = toGatewayError(cause)
      addJejak(idMahasiswa, error.kind === 'client' ? 'refused' : 'lost', String(error.status))
      throw error
    })
    addJejak(idMahasiswa, isAccepted(answer) ? 'accepted' : 'refused', answer.status)
    if (isAccepted(answer)) return
    throw new GatewayError(plainText(answer.message), { kind: 'client', operation: OPERATION, status: 200 })
  }
}

/** What the answers that were read before an order say: that it may leave, or why not. */
const verdictOf = (
  status: { data: unknown; error: unknown },
  tagihan: { data: TagihanItem[] | null | undefined; error: unknown },
  shown: readonly TagihanItem[],
): 'yes' | 'pending' | 'changed' => {
  const access = readTagihanAccess(status.error ?? status.data)
  if (access === 'processing') return 'pending'
  const error = access === 'open' ? tagihan.error : status.error
  if (error || access === 'unknown') throw toGatewayError(error ?? new Error(''))
  return hasChanged(shown, tagihan.data ?? []) ? 'changed' : 'yes'
}

/** Reads, before an order leaves, whether it is still what was shown; throws when that can not be read. */
const useStillHolds = () => {
  const idMahasiswa = useIdMahasiswa()
  const { refetch: readStatus } = useStatusPembayaran()
  const { refetch: readTagihan } = useTagihan()
  const { refetch: readRiwayat } = useRiwayat(false)
  return async (shown: readonly TagihanItem[]) => {
    const [status, tagihan, riwayat] = await Promise.all([readStatus(), readTagihan(), readRiwayat()])
    noteRiwayat(idMahasiswa, riwayat.isSuccess ? (asList(riwayat.data.data)?.length ?? null) : null)
    return verdictOf(status, tagihan, shown)
  }
}

/** Paying the chosen bills: once, in every tab and over every reload (trust.md, 8 to 10). */
export const usePay = (onFinding: (finding: Finding | null) => void) => {
  const { t } = useTranslation('biaya-kuliah')
  const idMahasiswa = useIdMahasiswa()
  const process = useProcess()
  const stillHolds = useStillHolds()
  const checkStatus = useCheckStatus()
  const [isChanged, setChanged] = useState(false)
  const { send, ...write } = useWrite<Variables>(OPERATION, process, {
    describe: ({ data }) => t('pay.label', { count: data.shown.length }),
    isLost: isMoneyLost,
    intent: {
      check: async (since) => {
        const { access, finding } = await checkStatus()
        return resultOfOrder(access, finding === 'arrived', now().getTime() - since)
      },
      mayLeave: async ({ data }) => {
        const answer = await stillHolds(data.shown)
        setChanged(answer === 'changed')
        return answer === 'yes'
      },
    },
    // At 88 the panel says everything.
    onDone: () => void checkStatus().then(({ finding }) => onFinding(finding === 'processing' ? null : finding)),
  })
  const pay = (pesanan: Pesanan): Promise<void> => {
    const shown = pesanan.items.filter(({ checked }) => checked)
    return send({ idMahasiswa, data: { body: toProcessBody(pesanan), shown } })
  }
  return { ...write, pay, isChanged }
}
