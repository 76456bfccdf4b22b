import i18next from 'i18next'
import { isPaymentInProcess } from '#domain/pembayaran/status-query.ts'
import type { Caller, OnceAction } from '#kit/action/action.ts'
import { checkByReading } from '#kit/action/check-by-reading.ts'
import type { HandedIn } from '#kit/action/handed-in.ts'
import { uploadAction } from '#kit/action/upload-action.ts'
import type { FieldValues } from '#kit/form/field.ts'
import { isWholeList } from '#kit/list/whole-list.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { findRow, knownText, object, text } from '#shared/wire/readers.ts'
import type { Pendaftaran } from './acara.ts'
import type {
  CancelAction,
  EventPage,
  EventPlace,
  EventSubject,
  EventUploadAction,
  RegisterAction,
} from './event-subject.ts'
import { mayHaveBill } from './step.ts'

/** Reads of the precheck and of the check after a lost response. */
type Reads = Pick<EventSubject, 'satu' | 'milik'>

/** Page size above any student's number of registrations. If there are more rows, a missing row proves nothing. */
export const ALL = { page: 1, perPage: 100 }

/** Returns whether the page holds the whole list; a gateway may return fewer rows per page than requested. */
const isWhole = <Row>({ rows, total }: NonNullable<EventPage<Row>>): boolean =>
  isWholeList({ data: rows, meta: { totalItems: total } })

const idIn = (before: unknown): string | null =>
  isRecord(before) && typeof before['id'] === 'string' ? before['id'] : null

/** Reads whether the student is registered for an event; null when uncertain. @throws GatewayError */
const isIn = async (milik: Reads['milik'], id: string, { client, idMahasiswa }: Caller): Promise<boolean | null> => {
  const page = await milik({ ...ALL, status: 1 }).refetchNow(client, idMahasiswa)
  if (page?.rows.some((one) => one?.idAcara === id && !one.isBatal)) return true
  return page && isWhole(page) ? false : null
}

/** Invalidates seats, bills and registrations, as the lost response would have done. */
const isDone = async (client: Caller['client']): Promise<true> => {
  await client.invalidateQueries()
  return true
}

/**
 * Registers for an event, once: seats are few, and a second registration would create a second bill. The precheck
 * re-reads the confirmed fee; the check looks for the registration.
 */
export const registerAction = (
  { satu, milik }: Reads,
  operation: string,
  send: (variables: RegisterAction, caller: Caller) => Promise<unknown>,
): OnceAction<RegisterAction> => ({
  operation,
  words: 'acara:daftar',
  describe: ({ data: { nama } }) => i18next.t('acara:daftar.label', { nama }),
  send,
  isMoney: true,
  check: checkByReading(idIn, async (id, { client, idMahasiswa }) => {
    const registered = await isIn(milik, id, { client, idMahasiswa })
    return registered ? isDone(client) : registered
  }),
  precheck: async ({ idAcara, data }, { client, idMahasiswa }) => {
    const acara = await satu(idAcara).refetchNow(client, idMahasiswa)
    const registered = acara.isTerdaftar ?? (await isIn(milik, idAcara, { client, idMahasiswa }))
    if (registered === null) return { changed: i18next.t('acara:daftar.unclear') }
    if (registered) return { changed: i18next.t('acara:daftar.already') }
    if (acara.bolehMendaftar === false) return { changed: knownText(acara.alasan) || i18next.t('acara:daftar.notNow') }
    if (acara.biaya !== data.biaya)
      return { changed: i18next.t('acara:daftar.biayaChanged', { biaya: formatRupiah(acara.biaya) }) }
    return { snapshot: { id: idAcara } }
  },
})

/** Cancels a registration, once; the whole list then shows it as cancelled or not at all (readings, 157). */
export const cancelAction = (
  { milik }: Pick<Reads, 'milik'>,
  operation: string,
  send: (variables: CancelAction, caller: Caller) => Promise<unknown>,
): OnceAction<CancelAction> => ({
  operation,
  words: 'acara:batal',
  describe: ({ data: { nama } }) => i18next.t('acara:batal.label', { nama }),
  send,
  check: checkByReading(idIn, async (id, { client, idMahasiswa }) => {
    const page = await milik(ALL).refetchNow(client, idMahasiswa)
    const row = findRow(page?.rows, (one) => one.id === id)
    const isGone = row ? row.isBatal : row === undefined && page ? isWhole(page) : false
    return isGone ? isDone(client) : row ? false : null
  }),
  precheck: async ({ id }, { client, idMahasiswa }) => {
    const page = await milik(ALL).refetchNow(client, idMahasiswa)
    const row = findRow(page?.rows, (one) => one.id === id)
    if (row?.bolehBatal === false) return { changed: i18next.t('acara:batal.notNow') }
    if (row && mayHaveBill(row) && (await isPaymentInProcess(client, idMahasiswa)))
      return { changed: i18next.t('acara:batal.paying') }
    return { snapshot: { id } }
  },
})

const readPlace = object({ idMahasiswa: text, idAcara: text, nama: text })

/** Returns the files uploaded for an event; null when the registrations do not show them. */
const handedInOf = (page: EventPage<Pendaftaran> | undefined, { idAcara }: EventPlace): HandedIn[] | null => {
  const row = findRow(page?.rows, (one) => one.idAcara === idAcara && !one.isBatal)
  if (!row) return null
  if (row.berkas === undefined) return null
  return row.berkas ? [{ nama: row.berkas.nama, ukuran: row.berkas.ukuran, waktu: '' }] : []
}

/** Uploads a resume or an assignment. */
export const uploadEventAction = (
  { milik }: Pick<Reads, 'milik'>,
  operation: string,
  send: EventUploadAction['send'],
): EventUploadAction => {
  const registrations = milik({ ...ALL, status: 1 })
  return uploadAction<EventPlace, FieldValues>({
    operation,
    words: 'acara:unggah',
    describe: ({ nama }) => i18next.t('acara:unggah.label', { nama }),
    draftOf: ({ idAcara }) => `${operation}-${idAcara}`,
    fileOf: (values) => Object.values(values).find((value) => value instanceof File) ?? null,
    handedIn: {
      shown: (tempat, { client, idMahasiswa }) => {
        const known = registrations.cached(client, idMahasiswa)
        return known === undefined ? undefined : handedInOf(known, tempat)
      },
      read: async (tempat, { client, idMahasiswa }) =>
        handedInOf(await registrations.refetchNow(client, idMahasiswa), tempat),
      placeOf: (noted) => {
        const tempat = readPlace(noted)
        return tempat.idAcara === '' ? null : tempat
      },
    },
    send,
  })
}
