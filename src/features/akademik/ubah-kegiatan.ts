import type { QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { type Periode, toPeriode, toPeriodeParams } from '#domain/periode/periode.ts'
import { sendWrite } from '#gateway/call/send-write.ts'
import { askAgain, askAnew } from '#gateway/query/ask-anew.ts'
import type { CheckResult } from '#gateway/writes/outbox-entry.ts'
import {
  getCancelKegiatanMutationOptions,
  getListDaftarKegiatanQueryKey,
  getListDaftarKegiatanQueryOptions,
  getListKegiatanQueryKey,
  getListKegiatanQueryOptions,
  getTakeKegiatanMutationOptions,
} from '#generated/client/akademik/akademik.ts'
import type { KegiatanMahasiswa } from '#generated/models/akademik/kegiatanMahasiswa.zod.ts'
import { type Kegiatan, readKegiatan } from '#generated/readers/akademik.ts'
import type { Action, Caller } from '#kit/action/action.ts'
import { resultOfNone } from '#kit/action/arrival.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { present } from '#shared/wire/readers.ts'
import type { Bentrok } from './bentrok.ts'
import { isDiambil } from './kegiatan.ts'
import { type KegiatanChange, updateKegiatan } from './update-kegiatan.ts'

/** An activity of a period, as the person has seen it when it was confirmed. */
export interface UbahKegiatan {
  idMahasiswa: string
  /** Beside what is sent: two activities are two writes. */
  idKegiatan: string
  data: { periode: Periode; nama: string; biaya: Kegiatan['biaya']; bentrok: readonly Bentrok[] }
}

const bodyOf = ({ idMahasiswa, idKegiatan, data: { periode } }: UbahKegiatan) => ({
  idMahasiswa,
  data: { ...toPeriodeParams(periode), idKegiatan },
})

/** Changes the activity in one kept answer, at its place in the gateway's list (section 4: per item index). */
const changeIn = (client: QueryClient, key: readonly unknown[], idKegiatan: string, change: KegiatanChange): void => {
  client.setQueryData<KegiatanMahasiswa>(key, (answer) => {
    const rows = answer?.kegiatanMahasiswa.data
    if (!answer || !Array.isArray(rows)) return answer
    const index = rows.findIndex((row) => readKegiatan(row).idKegiatan === idKegiatan)
    return { ...answer, kegiatanMahasiswa: { ...answer.kegiatanMahasiswa, data: updateKegiatan(rows, index, change) } }
  })
}

/** What is shown changes at once, before the gateway has answered anew. */
const showChange = (client: QueryClient, { idMahasiswa, idKegiatan, data }: UbahKegiatan, change: KegiatanChange) => {
  const params = toPeriodeParams(data.periode)
  for (const key of [getListDaftarKegiatanQueryKey(idMahasiswa, params), getListKegiatanQueryKey(idMahasiswa, params)])
    changeIn(client, key, idKegiatan, change)
}

/** The activity as the gateway offers it now; undefined for one that it no longer has. @throws GatewayError */
const askTawaran = async ({ client, idMahasiswa }: Caller, periode: Periode, idKegiatan: string) => {
  const answer = await askAnew(client, getListDaftarKegiatanQueryOptions(idMahasiswa, toPeriodeParams(periode)))
  return present(answer.kegiatanMahasiswa?.data).find((row) => row.idKegiatan === idKegiatan)
}

/** Whether the student takes part now; null where the answer can not be read. @throws GatewayError */
const askIsDiambil = async ({ client, idMahasiswa }: Caller, periode: Periode, idKegiatan: string) => {
  const answer = await askAnew(client, getListKegiatanQueryOptions(idMahasiswa, toPeriodeParams(periode)))
  const rows = answer.kegiatanMahasiswa?.data
  if (!rows) return null
  return present(rows).some((row) => row.idKegiatan === idKegiatan && isDiambil(row))
}

/** By what a write is looked for again after a reload. */
interface Noted extends Periode {
  idKegiatan: string
}

const isNoted = (value: unknown): value is Noted =>
  isRecord(value) && typeof value['idKegiatan'] === 'string' && toPeriode(value['tahun'], value['semester']) !== null

const noted = ({ idKegiatan, data: { periode } }: UbahKegiatan): Noted => ({
  tahun: periode.tahun,
  semester: periode.semester,
  idKegiatan,
})

/** Reads whether the student takes part, as the write would have it. @param wanted true after taking, false after cancelling */
const checkFor =
  (wanted: boolean): NonNullable<Action<UbahKegiatan>['check']> =>
  async ({ since, left, before }, caller): Promise<CheckResult> => {
    if (!left) return resultOfNone(since) // its page was closed before it could send
    if (!isNoted(before)) return 'unknown'
    const is = await askIsDiambil(caller, before, before.idKegiatan)
    if (is === null) return 'unknown'
    if (is !== wanted) return resultOfNone(since)
    const { client, idMahasiswa } = caller
    askAgain(client, getListDaftarKegiatanQueryOptions(idMahasiswa, toPeriodeParams(before)))
    return 'done'
  }

/** Takes an activity, once; one with a cost makes a bill. */
export const ambilKegiatan = {
  operation: 'takeKegiatan',
  describe: ({ data: { nama } }) => i18next.t('akademik:take.label', { nama }),
  send: async (variables, { client }) => {
    await sendWrite(client, getTakeKegiatanMutationOptions, bodyOf(variables))
    showChange(client, variables, { status: '1', isSudahBayar: variables.data.biaya === 0 })
  },
  check: checkFor(true),
  mayLeave: async (variables, caller) => {
    const { idKegiatan, data } = variables
    const now = await askTawaran(caller, data.periode, idKegiatan)
    if (!now) return { changed: i18next.t('akademik:take.gone') }
    if (isDiambil(now)) return { changed: i18next.t('akademik:take.already') }
    if (now.biaya !== data.biaya)
      return { changed: i18next.t('akademik:take.otherCost', { biaya: formatRupiah(now.biaya) }) }
    return { before: noted(variables) }
  },
} satisfies Action<UbahKegiatan>

/** Cancels an activity, once; a bill that is not paid goes with it. */
export const batalkanKegiatan = {
  operation: 'cancelKegiatan',
  describe: ({ data: { nama } }) => i18next.t('akademik:cancel.label', { nama }),
  send: async (variables, { client }) => {
    await sendWrite(client, getCancelKegiatanMutationOptions, bodyOf(variables))
    showChange(client, variables, { status: '2', isSudahBayar: false })
  },
  check: checkFor(false),
  mayLeave: async (variables, caller) => {
    const is = await askIsDiambil(caller, variables.data.periode, variables.idKegiatan)
    if (is === false) return { changed: i18next.t('akademik:cancel.already') }
    return is === null ? false : { before: noted(variables) }
  },
} satisfies Action<UbahKegiatan>
