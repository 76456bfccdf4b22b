import type { Action } from '#kit/action/action.ts'
import type { UploadAction } from '#kit/action/upload-action.ts'
import type { Field, FieldValues } from '#kit/form/field.ts'
import type { listPageOf } from '#kit/list/paged-card.tsx'
import type { QueryHandle } from '#kit/query/query-handle.ts'
import type { Rupiah } from '#shared/wire/readers.ts'
import type { Acara, Pendaftaran, Sertifikat } from './acara.ts'

/** One page of a list: its rows and the total over all pages; null when unreadable. */
export type EventPage<Row> = ReturnType<typeof listPageOf<Row>>

/** Requested page of a list. */
export interface EventSection {
  page: number
  perPage: number
}

/** Registration for an event; `biaya` is the fee that the student confirmed. */
export interface RegisterAction {
  idMahasiswa: string
  idAcara: string
  data: { nama: string; biaya: Rupiah }
}

/** Cancellation of a registration. */
export interface CancelAction {
  idMahasiswa: string
  /** Id of the registration. */
  id: string
  /** `isTertagih`: an unpaid bill is cancelled with it. */
  data: { nama: string; isTertagih: boolean }
}

/** Registration that a resume or an assignment is uploaded for. */
export interface EventPlace {
  idMahasiswa: string
  idAcara: string
  /** Name of the event, shown in the queue. */
  nama: string
}

/** Upload action; the form's values have the field names of the contract. */
export type EventUploadAction = UploadAction<EventPlace, FieldValues>

/**
 * Differences between seminar and sertifikasi: addresses, texts and calls. Both use the same screens (specification, 2
 * and 7).
 */
export interface EventSubject {
  /** Namespace of the texts: title, list, pembicara, transaksi, unggah, sertifikat and the nouns in them. */
  ns: 'seminar' | 'sertifikasi'
  alamat: Readonly<Record<'daftar' | 'pembicara' | 'transaksi' | 'unggah' | 'sertifikat', string>>
  /** Text keys. */
  texts: Readonly<
    Record<
      | 'title'
      | 'list'
      | 'empty'
      | 'pembicara'
      | 'unggah'
      /** Nouns for the event and the file, used inside sentences. */
      | 'acara'
      | 'berkas'
      | 'jenis'
      | 'penyelenggara'
      | 'sertifikat',
      string
    >
  >
  /** Parameter that filters by result: 1 is passed (R4-045). */
  namaLulus: 'statusSeminar' | 'statusSertifikasi'
  /** True when a file is accepted only from the first day on. */
  isSejakHari: boolean
  fields: readonly Field[]
  daftar: (of: EventSection & { status: 1 | 2 }) => QueryHandle<EventPage<Acara>>
  satu: (idAcara: string) => QueryHandle<Acara>
  /** Lists registrations, optionally of one status or only those passed. */
  milik: (of: EventSection & { status?: 1 | 2 | undefined; isLulus?: boolean }) => QueryHandle<EventPage<Pendaftaran>>
  sertifikat: (idAcara: string) => QueryHandle<Sertifikat>
  register: Action<RegisterAction>
  cancel: Action<CancelAction>
  upload: EventUploadAction
}
