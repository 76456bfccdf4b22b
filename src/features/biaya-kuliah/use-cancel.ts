import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useWrite } from '#gateway/use-write.ts'
import { useCancelPembayaran } from '#generated/client/biaya-kuliah/biaya-kuliah.ts'
import { now } from '#shared/clock.ts'
import { addJejak } from './jejak.ts'
import { ARRIVAL_MS, isMoneyLost, isSuccess, readTagihanAccess, refusedBy } from './status-pembayaran.ts'
import { useCheckStatus } from './use-settle.ts'

const OPERATION = 'cancelPembayaran'

/** Cancelling the payment in process: clears the status and shows the bills (section 4). */
export const useCancel = (onCancelled: () => void) => {
  const { t } = useTranslation('biaya-kuliah')
  const idMahasiswa = useIdMahasiswa()
  const { mutateAsync } = useCancelPembayaran()
  const checkStatus = useCheckStatus()
  const cancelOnce = async (variables: { idMahasiswa: string }): Promise<void> => {
    addJejak(idMahasiswa, 'cancelAsked')
    const answer = await mutateAsync(variables)
    if (isSuccess(answer)) {
      addJejak(idMahasiswa, 'cancelled')
      onCancelled()
    }
    // Nothing was pending any more: it may have been paid in the same moment, and the status tells.
    else if (readTagihanAccess(answer) !== 'open') throw refusedBy(answer, OPERATION)
  }
  const { send, ...write } = useWrite(OPERATION, cancelOnce, {
    describe: () => t('cancel.label'),
    isLost: isMoneyLost,
    intent: {
      check: async ({ since }) => {
        const { access } = await checkStatus()
        if (access === 'open') return 'done'
        return access === 'processing' && now().getTime() - since >= ARRIVAL_MS ? 'not-done' : 'unknown'
      },
    },
    onDone: () => void checkStatus(),
  })
  return { ...write, cancel: () => send({ idMahasiswa }) }
}
