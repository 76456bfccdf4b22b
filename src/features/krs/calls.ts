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
import { type QueryHandle, queryHandle } from '#kit/query/query-handle.ts'
import type { JenisKrs } from './krs-state.ts'

export type { JenisKrs }

/** Calls of one registration. The window's response also has the gateway's time, which the screen counts by. */
interface Calls {
  /** Registered courses with the lock flags; editable while unlocked. */
  edit: QueryHandle<KrsEdit>
  /** Courses on offer. */
  tawaran: QueryHandle<KrsKurikulum>
  waktu: QueryHandle<KrsPembatasWaktu>
  /** Periods with a readable registration: KRSS has a list of its own (section 7). */
  periode: QueryHandle<PeriodeKodeList>
  /** Registration of a period; disabled without one. PKRS contains only its changes. */
  riwayat: (periode: Periode | null | undefined) => QueryHandle<KrsRiwayat>
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
    edit: queryHandle((id) => getGetEditKrssQueryOptions(id)),
    tawaran: queryHandle((id) => getListKurikulumMakulKrssQueryOptions(id)),
    waktu: queryHandle((id) => getGetPembatasWaktuKrssQueryOptions(id)),
    periode: queryHandle((id) => getListTahunSemesterKrssQueryOptions(id)),
    riwayat: (of) => queryHandle((id) => getGetKrssQueryOptions(id, toPeriodeParams(of), only(of))),
    save: {
      operation: 'saveKrss',
      words: 'krs:save',
      send: (client, of) => sendWrite(client, getSaveKrssMutationOptions, of),
    },
  },
  krs: {
    edit: queryHandle((id) => getGetEditKrsQueryOptions(id)),
    tawaran: queryHandle((id) => getListKurikulumMakulKrsQueryOptions(id)),
    waktu: queryHandle((id) => getGetPembatasWaktuKrsQueryOptions(id)),
    periode: queryHandle((id) => getListTahunSemesterQueryOptions(id)),
    riwayat: (of) => queryHandle((id) => getGetKrsQueryOptions(id, toPeriodeParams(of), only(of))),
    save: {
      operation: 'saveKrs',
      words: 'krs:save',
      send: (client, of) => sendWrite(client, getSaveKrsMutationOptions, of),
    },
  },
  pkrs: {
    edit: queryHandle((id) => getGetEditPkrsQueryOptions(id)),
    tawaran: queryHandle((id) => getListKurikulumMakulPkrsQueryOptions(id)),
    waktu: queryHandle((id) => getGetPembatasWaktuPkrsQueryOptions(id)),
    periode: queryHandle((id) => getListTahunSemesterQueryOptions(id)),
    riwayat: (of) => queryHandle((id) => getGetPkrsQueryOptions(id, toPeriodeParams(of), only(of))),
    save: {
      operation: 'savePkrs',
      words: 'krs:save',
      send: (client, of) => sendWrite(client, getSavePkrsMutationOptions, of),
    },
  },
}
