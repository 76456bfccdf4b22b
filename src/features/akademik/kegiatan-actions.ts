import type { QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { isPaymentInProcess } from '#domain/pembayaran/status-query.ts'
import { type Periode, toPeriode, toPeriodeParams } from '#domain/periode/periode.ts'
import { sendWrite } from '#gateway/call/send-write.ts'
import { refetchInBackground, refetchNow } from '#gateway/query/refetch-now.ts'
import {
  getCancelKegiatanMutationOptions,
  getListDaftarKegiatanQueryKey,
  getListKegiatanQueryKey,
  getTakeKegiatanMutationOptions,
} from '#generated/client/akademik/akademik.ts'
import { type Kegiatan, readKegiatan } from '#generated/client/akademik/readers.ts'
import type { KegiatanMahasiswaWire } from '#generated/models/akademik/kegiatanMahasiswaWire.zod.ts'
import type { Action, Caller } from '#kit/action/action.ts'
import { checkByReading } from '#kit/action/check-by-reading.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { angka, object, text, UNREADABLE } from '#shared/wire/readers.ts'
import type { Bentrok } from './bentrok.ts'
import { isDiambil, kegiatanIn, mayHaveBill } from './kegiatan.ts'
import { daftarQuery, diambilQuery } from './kegiatan-query.ts'
import { type KegiatanChange, updateKegiatan } from './update-kegiatan.ts'

/** An activity as the student saw it when confirming the write. */
export interface ChangeKegiatan {
  idMahasiswa: string
  /** Part of the key, although not sent: two activities are two writes. */
  idKegiatan: string
  data: { periode: Periode; nama: string; biaya: Kegiatan['biaya']; bentrok: readonly Bentrok[] }
}

/** Sends the write and updates the cached lists in place before the refetch (section 4). */
const sendChange = async (
  client: QueryClient,
  call: typeof getTakeKegiatanMutationOptions | typeof getCancelKegiatanMutationOptions,
  { idMahasiswa, idKegiatan, data: { periode } }: ChangeKegiatan,
  change: KegiatanChange,
): Promise<void> => {
  const params = toPeriodeParams(periode)
  await sendWrite(client, call, { idMahasiswa, data: { ...params, idKegiatan } })
  for (const key of [getListDaftarKegiatanQueryKey(idMahasiswa, params), getListKegiatanQueryKey(idMahasiswa, params)])
    client.setQueryData<KegiatanMahasiswaWire>(key, (answer) => {
      const rows = answer?.kegiatanMahasiswa.data
      if (!answer || !Array.isArray(rows)) return answer
      const index = rows.findIndex((row) => readKegiatan(row).idKegiatan === idKegiatan)
      const changed = { ...answer.kegiatanMahasiswa, data: updateKegiatan(rows, index, change) }
      return { ...answer, kegiatanMahasiswa: changed }
    })
}

/**
 * Reads an activity from the student's own list now: undefined when it is absent; null when it is unreadable or on a
 * page that was not returned.
 * @throws GatewayError
 */
const fetchDiambil = async ({ client, idMahasiswa }: Caller, periode: Periode, idKegiatan: string) => {
  const answer = await refetchNow(client, diambilQuery(idMahasiswa, periode))
  const row = kegiatanIn(answer, idKegiatan)
  return row?.status === UNREADABLE ? null : row
}

/** Stored fields that find a write again after a reload: `idKegiatan` and its period. */
const readNoted = object({ idKegiatan: text, tahun: angka, semester: angka })

const notedOf = (before: unknown) => {
  const { idKegiatan, tahun, semester } = readNoted(before)
  const periode = toPeriode(tahun, semester)
  return periode && { idKegiatan, periode }
}

/** Reads whether the student takes part, as intended. @param wanted true after taking, false after cancelling */
const checkFor = (wanted: boolean) =>
  checkByReading(notedOf, async ({ idKegiatan, periode }, caller) => {
    const row = await fetchDiambil(caller, periode, idKegiatan)
    const is = row === null ? null : row !== undefined && isDiambil(row)
    const { client, idMahasiswa } = caller
    if (is === wanted) refetchInBackground(client, daftarQuery(idMahasiswa, periode))
    return is === null ? null : is === wanted
  })

/** Takes an activity, once; one with a cost creates a bill. */
export const takeKegiatan = {
  operation: 'takeKegiatan',
  words: 'akademik:take',
  describe: ({ data: { nama } }) => i18next.t('akademik:take.label', { nama }),
  send: (it, { client }) =>
    sendChange(client, getTakeKegiatanMutationOptions, it, { status: '1', isSudahBayar: it.data.biaya === 0 }),
  check: checkFor(true),
  isMoney: true,
  precheck: async ({ idKegiatan, data: { periode, biaya } }, { client, idMahasiswa }) => {
    const answer = await refetchNow(client, daftarQuery(idMahasiswa, periode))
    const now = kegiatanIn(answer, idKegiatan)
    if (now === undefined) return { changed: i18next.t('akademik:take.gone') }
    if (now === null || now.status === UNREADABLE) return { changed: i18next.t('akademik:take.unread') }
    if (isDiambil(now)) return { changed: i18next.t('akademik:take.already') }
    if (now.biaya !== biaya)
      return { changed: i18next.t('akademik:take.otherCost', { biaya: formatRupiah(now.biaya) }) }
    return { snapshot: { idKegiatan, ...periode } }
  },
} satisfies Action<ChangeKegiatan>

/** Cancels an activity, once; its unpaid bill is cancelled too. */
export const cancelKegiatan = {
  operation: 'cancelKegiatan',
  words: 'akademik:cancel',
  describe: ({ data: { nama } }) => i18next.t('akademik:cancel.label', { nama }),
  send: (it, { client }) =>
    sendChange(client, getCancelKegiatanMutationOptions, it, { status: '2', isSudahBayar: false }),
  check: checkFor(false),
  precheck: async ({ idKegiatan, data: { periode } }, caller) => {
    const row = await fetchDiambil(caller, periode, idKegiatan)
    if (row === null) return { changed: i18next.t('akademik:cancel.unread') }
    if (!row || !isDiambil(row)) return { changed: i18next.t('akademik:cancel.already') }
    if (mayHaveBill(row) && (await isPaymentInProcess(caller.client, caller.idMahasiswa)))
      return { changed: i18next.t('akademik:cancel.paying') }
    return { snapshot: { idKegiatan, ...periode } }
  },
} satisfies Action<ChangeKegiatan>
