import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useWrite } from '#gateway/use-write.ts'
import { useSaveKrss, useSavePkrs, useSaveKrs as useSendKrs } from '#generated/client/krs/krs.ts'
import type { SaveKrsBody } from '#generated/models/krs/saveKrsBody.zod.ts'
import type { KrsEdit } from '#generated/readers/krs.ts'
import type { JenisKrs } from './jenis-krs.ts'
import { registeredPlan, sentPlan } from './plan.ts'
import { useEditKrs } from './use-krs.ts'

const SAVE = { krss: useSaveKrss, krs: useSendKrs, pkrs: useSavePkrs }
const OPERATION: Record<JenisKrs, string> = { krss: 'saveKrss', krs: 'saveKrs', pkrs: 'savePkrs' }

/** Replaces a registration (assumed call, effect idempotent): a lost answer waits in the queue and may be sent again. */
export const useSaveKrs = (jenis: JenisKrs, onDone: () => void) => {
  const { t } = useTranslation('krs')
  const idMahasiswa = useIdMahasiswa()
  const useSave = SAVE[jenis]
  const { mutateAsync } = useSave()
  const { edit, refetch } = useEditKrs(jenis)
  const planOf = (answer: KrsEdit | undefined) => (answer ? sentPlan(registeredPlan(answer)) : null)
  const { send, isPending, failure, waiting } = useWrite(OPERATION[jenis], mutateAsync, {
    describe: () => t('save.describe', { jenis: jenis.toUpperCase() }),
    replaces: {
      shown: () => planOf(edit),
      read: async () => {
        const { data, error } = await refetch()
        if (error) throw error
        return planOf(data)
      },
      after: ({ data }: { data: SaveKrsBody }) => sentPlan(data),
    },
    onDone,
  })
  return { save: (data: SaveKrsBody) => send({ idMahasiswa, data }), isPending, failure, isWaiting: waiting.length > 0 }
}
