import i18next from 'i18next'
import { sendWrite } from '#gateway/call/send-write.ts'
import { refetchNow } from '#gateway/query/refetch-now.ts'
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
export const ADD_DRAFT = 'skpi-tambah'

interface AddKelengkapanVariables {
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
export const addKelengkapan = {
  operation: 'createKelengkapanSkpi',
  words: 'skpi:tambah',
  describe: () => i18next.t('skpi:tambah.label'),
  send: (variables, { client }, control) =>
    sendWrite(client, getCreateKelengkapanSkpiMutationOptions, variables, control),
  ...onceByList<AddKelengkapanVariables, SkpiKelengkapan>({
    list: ({ client, idMahasiswa }) => refetchNow(client, kelengkapanQuery(idMahasiswa)),
    idOf: ({ idKelengkapanSkpi }) => idKelengkapanSkpi,
    same: { sent: ({ data }) => textsOf(data), row: textsOfRow },
    mayDiffer: true,
    draft: () => ADD_DRAFT,
    precheck: (rows, isSame) =>
      rows.some((row) => keadaanOf(row) !== 'ditolak' && isSame(row)) ? i18next.t('skpi:tambah.twice') : null,
  }),
} satisfies Action<AddKelengkapanVariables>

interface DeleteKelengkapan {
  idMahasiswa: string
  /** Repeats the ids of the body as a key: deletions of different entries are separate writes. */
  ids: string
  data: { idKelengkapanSkpi: string[] }
  /** Names of the entries, for the confirmation dialog. */
  nama: string[]
}

/** Deletes entries with PUT; idempotent (R7-018). */
export const deleteKelengkapan: Action<DeleteKelengkapan> = {
  operation: 'deleteKelengkapanSkpi',
  words: 'skpi:hapus',
  describe: ({ nama }) => i18next.t('skpi:hapus.label', { count: nama.length }),
  send: ({ idMahasiswa, data }, { client }) =>
    sendWrite(client, getDeleteKelengkapanSkpiMutationOptions, { idMahasiswa, data }),
}
