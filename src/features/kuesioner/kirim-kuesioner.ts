import i18next from 'i18next'
import { toPeriode, toPeriodeParams } from '#domain/periode/periode.ts'
import { askAgain } from '#gateway/query/ask-anew.ts'
import { outboxOwner } from '#gateway/writes/outbox-facade.ts'
import { getListMakulKuesionerProsesPembelajaranQueryOptions } from '#generated/client/kuesioner/kuesioner.ts'
import type { Action } from '#kit/action/action.ts'
import { resultOfNone } from '#kit/action/arrival.ts'
import { removeDraft } from '#shared/form/draft-store.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { type Bagian, draftOf, JENIS, type Jenis } from './bagian.ts'
import { CALLS, type Kiriman } from './calls.ts'

/** The answers to one questionnaire; beside the body what it is about, so that two courses are two writes. */
export interface KirimKuesioner extends Bagian {
  idMahasiswa: string
  data: Kiriman & { judul: string }
}

const isBagian = (value: unknown): value is Bagian =>
  isRecord(value) &&
  JENIS.some((jenis) => jenis === value['jenis']) &&
  ['idMakul', 'idKelas', 'idDosen'].every((part) => typeof value[part] === 'string') &&
  toPeriode(value['tahun'], value['semester']) !== null

const bagianOf = ({ jenis, tahun, semester, idMakul, idKelas, idDosen }: KirimKuesioner): Bagian => ({
  jenis,
  tahun,
  semester,
  idMakul,
  idKelas,
  idDosen,
})

/**
 * Sends the answers to a questionnaire, once and for good: whether it was sent is read from the questionnaire itself, by
 * this page and by any later one.
 */
const kirim = (jenis: Jenis): Action<KirimKuesioner> & Required<Pick<Action<KirimKuesioner>, 'check'>> => ({
  operation: CALLS[jenis].operation,
  describe: ({ data: { judul } }) => i18next.t('kuesioner:send.label', { judul }),
  send: (variables, { client, idMahasiswa }) => {
    const { idKuesioner, jawaban } = variables.data
    return CALLS[jenis].send(client, idMahasiswa, bagianOf(variables), { idKuesioner, jawaban })
  },
  check: async ({ since, left, before }, { client, idMahasiswa }) => {
    if (!left) return resultOfNone(since) // its page was closed before it could send
    if (!isBagian(before)) return 'unknown'
    const { isSudahDiisi } = await CALLS[jenis].formulir(before).askNow(client, idMahasiswa)
    if (isSudahDiisi === null) return 'unknown'
    if (!isSudahDiisi) return resultOfNone(since)
    removeDraft(outboxOwner(), draftOf(before))
    await CALLS[jenis].waktu.askNow(client, idMahasiswa).catch(() => undefined) // its screen says a failure
    if (jenis === 'proses_pembelajaran')
      askAgain(client, getListMakulKuesionerProsesPembelajaranQueryOptions(idMahasiswa, toPeriodeParams(before)))
    return 'done'
  },
  mayLeave: async (variables, { client, idMahasiswa }) => {
    const bagian = bagianOf(variables)
    const { isSudahDiisi } = await CALLS[jenis].formulir(bagian).askNow(client, idMahasiswa)
    return isSudahDiisi === true ? { changed: i18next.t('kuesioner:send.already') } : { before: bagian }
  },
})

/** The three of them, by kind. */
export const KIRIM = {
  proses_pembelajaran: kirim('proses_pembelajaran'),
  layanan: kirim('layanan'),
  kritiksaran: kirim('kritiksaran'),
} satisfies Record<Jenis, Action<KirimKuesioner>>
