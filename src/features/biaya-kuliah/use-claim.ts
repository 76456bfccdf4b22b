import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useWrite } from '#gateway/use-write.ts'
import { useClaimLebihBayar } from '#generated/client/biaya-kuliah/biaya-kuliah.ts'
import { now } from '#shared/clock.ts'
import { ARRIVAL_MS, isMoneyLost, isSuccess, refusedBy } from './status-pembayaran.ts'
import { useRekap, useSaldo } from './use-keuangan.ts'

const OPERATION = 'claimLebihBayar'

/** Claiming the overpayment as balance; any 5xx leaves its result open (section 8), and the balance is read first. */
export const useClaim = (onDone: () => void) => {
  const { t } = useTranslation('biaya-kuliah')
  const idMahasiswa = useIdMahasiswa()
  const { mutateAsync } = useClaimLebihBayar()
  const { refetch: readSaldo } = useSaldo()
  const { refetch: readRekap } = useRekap()
  const claimOnce = async (variables: { idMahasiswa: string }): Promise<void> => {
    const answer = await mutateAsync(variables)
    if (!isSuccess(answer)) throw refusedBy(answer, OPERATION)
  }
  const { send, ...write } = useWrite(OPERATION, claimOnce, {
    describe: () => t('claim.label'),
    isLost: isMoneyLost,
    intent: {
      check: async ({ since }) => {
        const { data, isError } = await readSaldo()
        const lebihBayar = data?.lebihBayar ?? null
        if (isError || lebihBayar === null) return 'unknown'
        if (lebihBayar > 0) return now().getTime() - since >= ARRIVAL_MS ? 'not-done' : 'unknown'
        void readRekap()
        return 'done'
      },
      mayLeave: async () => {
        const { data } = await readSaldo({ throwOnError: true })
        return (data?.lebihBayar ?? 0) > 0
      },
    },
    onDone,
  })
  return { ...write, claim: () => send({ idMahasiswa }) }
}
