import i18next from 'i18next'
import { toPeriodeParams } from '#domain/periode/periode.ts'
import { askAgain } from '#gateway/query/ask-anew.ts'
import { outboxOwner } from '#gateway/writes/outbox-facade.ts'
import { getListMakulKuesionerProsesPembelajaranQueryOptions } from '#generated/client/kuesioner/kuesioner.ts'
import type { SubmitKuesionerLayananBody } from '#generated/models/kuesioner/submitKuesionerLayananBody.zod.ts'
import type { OnceAction } from '#kit/action/action.ts'
import { checkByReading } from '#kit/action/check-by-reading.ts'
import { removeDraft } from '#shared/form/draft-store.ts'
import { type Bagian, draftOf, JENIS, type Jenis, readBagian } from './bagian.ts'
import { CALLS } from './calls.ts'

/** Answers to one questionnaire. Its identity is part of the key, so that two courses are two writes. */
interface KirimKuesioner extends Bagian {
  idMahasiswa: string
  data: SubmitKuesionerLayananBody & { judul: string }
}

const bagianOf = ({ idMahasiswa: _, data: __, ...bagian }: KirimKuesioner): Bagian => bagian

/**
 * Sends the answers to a questionnaire, once; they cannot be changed later. The questionnaire itself shows whether they
 * were sent, to this page and any later one.
 */
export const kirim = (jenis: Jenis): OnceAction<KirimKuesioner> => ({
  operation: CALLS[jenis].operation,
  words: 'kuesioner:send',
  describe: ({ data: { judul } }) => i18next.t('kuesioner:send.label', { judul }),
  send: ({ idMahasiswa, data: { judul: _, ...data }, ...bagian }, { client }) =>
    CALLS[jenis].send(client, { idMahasiswa, data }, bagian),
  check: checkByReading(readBagian, async (bagian, { client, idMahasiswa }) => {
    const { isSudahDiisi } = await CALLS[jenis].formulir(bagian).askNow(client, idMahasiswa)
    if (!isSudahDiisi) return isSudahDiisi
    removeDraft(outboxOwner(), draftOf(bagian))
    await CALLS[jenis].waktu.askNow(client, idMahasiswa).catch(() => undefined) // its screen shows the failure
    if (jenis === 'proses_pembelajaran')
      askAgain(client, getListMakulKuesionerProsesPembelajaranQueryOptions(idMahasiswa, toPeriodeParams(bagian)))
    return true
  }),
  precheck: async (variables, { client, idMahasiswa }) => {
    const before = bagianOf(variables)
    const { isSudahDiisi } = await CALLS[jenis].formulir(before).askNow(client, idMahasiswa)
    return isSudahDiisi === true ? { changed: i18next.t('kuesioner:send.already') } : { snapshot: before }
  },
})

export const KIRIM: readonly OnceAction<KirimKuesioner>[] = JENIS.map(kirim)
