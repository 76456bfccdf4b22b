import i18next from 'i18next'
import { sendWrite } from '#gateway/call/send-write.ts'
import { askAnew } from '#gateway/query/ask-anew.ts'
import { outboxOwner } from '#gateway/writes/outbox-facade.ts'
import type { SkpiKelengkapan } from '#generated/client/skpi/readers.ts'
import {
  getCreateKelengkapanSkpiMutationOptions,
  getDeleteKelengkapanSkpiMutationOptions,
} from '#generated/client/skpi/skpi.ts'
import type { CreateKelengkapanSkpiBody } from '#generated/models/skpi/createKelengkapanSkpiBody.zod.ts'
import type { Action, Caller } from '#kit/action/action.ts'
import { checkByReading } from '#kit/action/check-by-reading.ts'
import { isWholeList } from '#kit/list/whole-list.ts'
import { removeDraft } from '#shared/form/draft-store.ts'
import { randomId } from '#shared/state/random-id.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { markOf } from '#shared/text/mark-of.ts'
import { present, text } from '#shared/wire/readers.ts'
import { kelengkapanQuery } from './kelengkapan-query.ts'
import { keadaanOf } from './poin.ts'

/** Of the form that adds an entry. */
export const TAMBAH_DRAFT = 'skpi-tambah'

interface Tambah {
  idMahasiswa: string
  data: CreateKelengkapanSkpiBody
}

/** By what an entry is known again after a reload: what it says stands nowhere. */
interface Noted {
  salt: string
  mark: number
  /** The entries that there were before it left. */
  ids: string[]
}

const isNoted = (value: unknown): value is Noted =>
  isRecord(value) &&
  typeof value['salt'] === 'string' &&
  typeof value['mark'] === 'number' &&
  Array.isArray(value['ids']) &&
  value['ids'].every((id) => typeof id === 'string')

/** What an entry says, as far as the gateway keeps it as it was sent. */
type Isi = Record<'jenis' | 'tingkat' | 'nama' | 'mulai', string>

const isiOf = ({ jenisKelengkapan, tingkat, namaKegiatan, tanggalMulai }: CreateKelengkapanSkpiBody): Isi => ({
  jenis: jenisKelengkapan,
  tingkat,
  nama: namaKegiatan,
  mulai: tanggalMulai,
})
const isiOfRow = ({ jenisKelengkapan, tingkat, namaKegiatan, tanggalMulai }: SkpiKelengkapan): Isi => ({
  jenis: jenisKelengkapan?.kode ?? '',
  tingkat: tingkat?.kode ?? '',
  nama: namaKegiatan,
  mulai: tanggalMulai ?? '',
})

/** A mark of what an entry says. @param salt makes the marks of two attempts differ */
const markOfIsi = (salt: string, { jenis, tingkat, nama, mulai }: Isi): number =>
  markOf([salt, jenis, tingkat, text(nama).replace(/\s+/g, ' ').toLowerCase(), mulai.slice(0, 10)].join('\n'))

/** Reads the entries; `isWhole` says whether one that is not among them does not exist. @throws GatewayError */
const readEntri = async ({
  client,
  idMahasiswa,
}: Caller): Promise<{ rows: SkpiKelengkapan[]; isWhole: boolean } | null> => {
  const answer = await askAnew(client, kelengkapanQuery(idMahasiswa))
  return answer.data && { rows: present(answer.data), isWhole: isWholeList(answer) }
}

/**
 * Adds an entry, once: sent twice it would stand there twice. What was noted before it left says whether a new entry is this
 * one; a new one that says something else leaves it open.
 */
export const tambahKelengkapan = {
  operation: 'createKelengkapanSkpi',
  describe: () => i18next.t('skpi:tambah.label'),
  send: (variables, { client }, underway) =>
    sendWrite(client, getCreateKelengkapanSkpiMutationOptions, variables, underway),
  check: checkByReading(
    (before) => (isNoted(before) ? before : null),
    async ({ salt, mark, ids }, caller) => {
      const entri = await readEntri(caller)
      const fresh = entri?.rows.filter(({ idKelengkapanSkpi }) => !ids.includes(idKelengkapanSkpi))
      const isThere = fresh?.some((row) => markOfIsi(salt, isiOfRow(row)) === mark)
      if (!isThere) return entri?.isWhole && fresh?.length === 0 ? false : null
      removeDraft(outboxOwner(), TAMBAH_DRAFT) // sent again it would stand there twice
      return true
    },
  ),
  mayLeave: async ({ data }, caller) => {
    const { rows } = (await readEntri(caller)) ?? {}
    if (!rows) return false // the screen says so by now; what was typed is kept
    const salt = randomId()
    const mark = markOfIsi(salt, isiOf(data))
    const isTwice = rows.some((row) => keadaanOf(row) !== 'ditolak' && markOfIsi(salt, isiOfRow(row)) === mark)
    if (isTwice) return { changed: i18next.t('skpi:tambah.twice') }
    const noted: Noted = { salt, mark, ids: rows.map(({ idKelengkapanSkpi }) => idKelengkapanSkpi) }
    return { before: noted }
  },
} satisfies Action<Tambah>

interface Hapus {
  idMahasiswa: string
  /** Beside the body too: two deletions of other entries are two writes. */
  ids: string
  data: { idKelengkapanSkpi: string[] }
  /** What the entries are called, for the question. */
  nama: string[]
}

/** Deletes entries: PUT deletes, and again changes nothing (R7-018). */
export const hapusKelengkapan: Action<Hapus> = {
  operation: 'deleteKelengkapanSkpi',
  describe: ({ nama }) => i18next.t('skpi:hapus.label', { count: nama.length }),
  send: ({ idMahasiswa, data }, { client }) =>
    sendWrite(client, getDeleteKelengkapanSkpiMutationOptions, { idMahasiswa, data }),
}
