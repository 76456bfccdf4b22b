import type { QueryClient } from '@tanstack/react-query'
import { type Periode, toPeriodeParams } from '#domain/periode/periode.ts'
import { sendWrite } from '#gateway/call/send-write.ts'
import {
  getGetEditKrsQueryOptions,
  getGetEditKrssQueryOptions,
  getGetEditPkrsQueryOptions,
  getGetKrsQueryOptions,
  getGetKrssQueryOptions,
  getGetPembatasWaktuKrsQueryOptions,
  getGetPembatasWaktuKrssQueryOptions,
  getGetPembatasWaktuPkrsQueryOptions,
  getGetPkrsQueryOptions,
  getListKurikulumMakulKrsQueryOptions,
  getListKurikulumMakulKrssQueryOptions,
  getListKurikulumMakulPkrsQueryOptions,
  getListTahunSemesterKrssQueryOptions,
  getSaveKrsMutationOptions,
  getSaveKrssMutationOptions,
  getSavePkrsMutationOptions,
} from '#generated/client/krs/krs.ts'
import type { KrsEdit, KrsKurikulum, KrsPembatasWaktu, KrsRiwayat } from '#generated/client/krs/readers.ts'
import { getListTahunSemesterQueryOptions } from '#generated/client/tahun-semester/tahun-semester.ts'
import type { PeriodeKodeList } from '#generated/client/umum/readers.ts'
import type { SaveKrsBody } from '#generated/models/krs/saveKrsBody.zod.ts'
import { type Question, question } from '#kit/answer/question.ts'
import type { JenisKrs } from './krs-state.ts'

export type { JenisKrs }

/** Calls of one registration. The window's response also has the gateway's time, which the screen counts by. */
interface Calls {
  /** Registered courses with the lock flags; editable while unlocked. */
  edit: Question<KrsEdit>
  /** Courses on offer. */
  tawaran: Question<KrsKurikulum>
  waktu: Question<KrsPembatasWaktu>
  /** Periods with a readable registration: KRSS has a list of its own (section 7). */
  periode: Question<PeriodeKodeList>
  /** Registration of a period; disabled without one. PKRS contains only its changes. */
  riwayat: (periode: Periode | null | undefined) => Question<KrsRiwayat>
  /** Replaces the registered courses. */
  save: {
    operation: string
    words: string
    send: (client: QueryClient, variables: { idMahasiswa: string; data: SaveKrsBody }) => Promise<unknown>
  }
}

const only = (periode: Periode | null | undefined) => ({ query: { enabled: Boolean(periode) } })

/** Calls of each registration. The parsed responses of the three have the same type. */
export const CALLS: Record<JenisKrs, Calls> = {
  krss: {
    edit: question((id) => getGetEditKrssQueryOptions(id)),
    tawaran: question((id) => getListKurikulumMakulKrssQueryOptions(id)),
    waktu: question((id) => getGetPembatasWaktuKrssQueryOptions(id)),
    periode: question((id) => getListTahunSemesterKrssQueryOptions(id)),
    riwayat: (of) => question((id) => getGetKrssQueryOptions(id, toPeriodeParams(of), only(of))),
    save: {
      operation: 'saveKrss',
      words: 'krs:save',
      send: (client, of) => sendWrite(client, getSaveKrssMutationOptions, of),
    },
  },
  krs: {
    edit: question((id) => getGetEditKrsQueryOptions(id)),
    tawaran: question((id) => getListKurikulumMakulKrsQueryOptions(id)),
    waktu: question((id) => getGetPembatasWaktuKrsQueryOptions(id)),
    periode: question((id) => getListTahunSemesterQueryOptions(id)),
    riwayat: (of) => question((id) => getGetKrsQueryOptions(id, toPeriodeParams(of), only(of))),
    save: {
      operation: 'saveKrs',
      words: 'krs:save',
      send: (client, of) => sendWrite(client, getSaveKrsMutationOptions, of),
    },
  },
  pkrs: {
    edit: question((id) => getGetEditPkrsQueryOptions(id)),
    tawaran: question((id) => getListKurikulumMakulPkrsQueryOptions(id)),
    waktu: question((id) => getGetPembatasWaktuPkrsQueryOptions(id)),
    periode: question((id) => getListTahunSemesterQueryOptions(id)),
    riwayat: (of) => question((id) => getGetPkrsQueryOptions(id, toPeriodeParams(of), only(of))),
    save: {
      operation: 'savePkrs',
      words: 'krs:save',
      send: (client, of) => sendWrite(client, getSavePkrsMutationOptions, of),
    },
  },
}
