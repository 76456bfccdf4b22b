import i18next from 'i18next'
import { sendWrite } from '#gateway/send-write.ts'
import { getCancelPembayaranMutationOptions } from '#generated/client/biaya-kuliah/biaya-kuliah.ts'
import type { Action } from '#kit/action/action.ts'
import { resultOfNone } from '#kit/action/arrival.ts'
import { checkStatus } from './ask-status.ts'
import { addJejak } from './jejak.ts'
import { isMoneyLost } from './status-pembayaran.ts'

/** The other yes (x-refused) says that there was nothing to cancel. */
const CANCELLED = '00'

/** Cancelling the payment in process: clears the status and shows the bills (section 4). */
export const cancelPembayaran = {
  operation: 'cancelPembayaran',
  describe: () => i18next.t('biaya-kuliah:cancel.label'),
  isLost: isMoneyLost,
  send: async (variables, { client, idMahasiswa }) => {
    addJejak(idMahasiswa, 'cancelAsked')
    const { status } = await sendWrite(client, getCancelPembayaranMutationOptions, variables)
    // Else nothing was pending any more: it may have been paid just then, and the status tells.
    if (status === CANCELLED) addJejak(idMahasiswa, 'cancelled')
  },
  check: async ({ since }, caller) => {
    const { access } = await checkStatus(caller)
    if (access === 'open') return 'done'
    return access === 'processing' ? resultOfNone(since) : 'unknown'
  },
} satisfies Action<{ idMahasiswa: string }>
