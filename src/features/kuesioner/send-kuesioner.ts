import i18next from 'i18next'
import { toPeriodeParams } from '#domain/periode/periode.ts'
import { refetchInBackground } from '#gateway/query/refetch-now.ts'
import { outboxOwner } from '#gateway/writes/outbox-facade.ts'
import { getListMakulKuesionerProsesPembelajaranQueryOptions } from '#generated/client/kuesioner/kuesioner.ts'
import type { SubmitKuesionerLayananBody } from '#generated/models/kuesioner/submitKuesionerLayananBody.zod.ts'
import type { OnceAction } from '#kit/action/action.ts'
import { checkByReading } from '#kit/action/check-by-reading.ts'
import { removeDraft } from '#shared/form/draft-store.ts'
import { CALLS } from './calls.ts'
import { draftOf, JENIS, type Jenis, type KuesionerSection, readSection } from './kuesioner-section.ts'

/** Answers to one questionnaire. Its identity is part of the key, so that two courses are two writes. */
interface SendKuesioner extends KuesionerSection {
  idMahasiswa: string
  data: SubmitKuesionerLayananBody & { judul: string }
}

const sectionOf = ({ idMahasiswa: _, data: __, ...section }: SendKuesioner): KuesionerSection => section

/**
 * Sends the answers to a questionnaire, once; they cannot be changed later. The questionnaire itself shows whether they
 * were sent, to this page and any later one.
 */
export const sendKuesioner = (jenis: Jenis): OnceAction<SendKuesioner> => ({
  operation: CALLS[jenis].operation,
  words: 'kuesioner:send',
  describe: ({ data: { judul } }) => i18next.t('kuesioner:send.label', { judul }),
  send: ({ idMahasiswa, data: { judul: _, ...data }, ...section }, { client }) =>
    CALLS[jenis].send(client, { idMahasiswa, data }, section),
  check: checkByReading(readSection, async (section, { client, idMahasiswa }) => {
    const { isSudahDiisi } = await CALLS[jenis].formulir(section).refetchNow(client, idMahasiswa)
    if (!isSudahDiisi) return isSudahDiisi
    removeDraft(outboxOwner(), draftOf(section))
    await CALLS[jenis].waktu.refetchNow(client, idMahasiswa).catch(() => undefined) // its screen shows the failure
    if (jenis === 'proses_pembelajaran')
      refetchInBackground(
        client,
        getListMakulKuesionerProsesPembelajaranQueryOptions(idMahasiswa, toPeriodeParams(section)),
      )
    return true
  }),
  precheck: async (variables, { client, idMahasiswa }) => {
    const before = sectionOf(variables)
    const { isSudahDiisi } = await CALLS[jenis].formulir(before).refetchNow(client, idMahasiswa)
    return isSudahDiisi === true ? { changed: i18next.t('kuesioner:send.already') } : { snapshot: before }
  },
})

export const SEND_ACTIONS: readonly OnceAction<SendKuesioner>[] = JENIS.map(sendKuesioner)
