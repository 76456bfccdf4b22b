import i18next from 'i18next'
import { sendWrite } from '#gateway/call/send-write.ts'
import { askAnew } from '#gateway/query/ask-anew.ts'
import type { SkpiKelengkapan } from '#generated/client/skpi/readers.ts'
import {
  getCreateKelengkapanSkpiMutationOptions,
  getDeleteKelengkapanSkpiMutationOptions,
} from '#generated/client/skpi/skpi.ts'
import type { CreateKelengkapanSkpiBody } from '#generated/models/skpi/createKelengkapanSkpiBody.zod.ts'
import type { Action } from '#kit/action/action.ts'
import { onceByList } from '#kit/action/once-by-list.ts'
import { kelengkapanQuery } from './kelengkapan-query.ts'
import { keadaanOf } from './poin.ts'

/** Draft name of the form that adds an entry. */
export const TAMBAH_DRAFT = 'skpi-tambah'

interface Tambah {
  idMahasiswa: string
  data: CreateKelengkapanSkpiBody
}

/** Returns the day of a date, which the gateway may send with a time. */
const dayOf = (date: string): string => date.slice(0, 10)

/** Texts that identify an entry; the gateway stores them unchanged. */
const textsOf = ({ jenisKelengkapan, tingkat, namaKegiatan, tanggalMulai }: CreateKelengkapanSkpiBody) => [
  jenisKelengkapan,
  tingkat,
  namaKegiatan,
  dayOf(tanggalMulai),
]
const textsOfRow = ({ jenisKelengkapan, tingkat, namaKegiatan, tanggalMulai }: SkpiKelengkapan) => [
  jenisKelengkapan?.kode ?? '',
  tingkat?.kode ?? '',
  namaKegiatan,
  dayOf(tanggalMulai ?? ''),
]

/** Adds an entry. Checked against the list before sending, because a second submission would create a duplicate. */
export const tambahKelengkapan = {
  operation: 'createKelengkapanSkpi',
  words: 'skpi:tambah',
  describe: () => i18next.t('skpi:tambah.label'),
  send: (variables, { client }, underway) =>
    sendWrite(client, getCreateKelengkapanSkpiMutationOptions, variables, underway),
  ...onceByList<Tambah, SkpiKelengkapan>({
    list: ({ client, idMahasiswa }) => askAnew(client, kelengkapanQuery(idMahasiswa)),
    idOf: ({ idKelengkapanSkpi }) => idKelengkapanSkpi,
    same: { sent: ({ data }) => textsOf(data), row: textsOfRow },
    mayDiffer: true,
    draft: () => TAMBAH_DRAFT,
    precheck: (rows, isSame) =>
      rows.some((row) => keadaanOf(row) !== 'ditolak' && isSame(row)) ? i18next.t('skpi:tambah.twice') : null,
  }),
} satisfies Action<Tambah>

interface Hapus {
  idMahasiswa: string
  /** Repeats the ids of the body as a key: deletions of different entries are separate writes. */
  ids: string
  data: { idKelengkapanSkpi: string[] }
  /** Names of the entries, for the confirmation dialog. */
  nama: string[]
}

/** Deletes entries with PUT; idempotent (R7-018). */
export const hapusKelengkapan: Action<Hapus> = {
  operation: 'deleteKelengkapanSkpi',
  words: 'skpi:hapus',
  describe: ({ nama }) => i18next.t('skpi:hapus.label', { count: nama.length }),
  send: ({ idMahasiswa, data }, { client }) =>
    sendWrite(client, getDeleteKelengkapanSkpiMutationOptions, { idMahasiswa, data }),
}
