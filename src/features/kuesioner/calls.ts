import type { QueryClient } from '@tanstack/react-query'
import { toPeriodeParams } from '#domain/periode/periode.ts'
import { sendWrite } from '#gateway/call/send-write.ts'
import {
  getGetKuesionerKritiksaranQueryOptions,
  getGetKuesionerLayananQueryOptions,
  getGetKuesionerProsesPembelajaranQueryOptions,
  getListSemesterKuesionerKritiksaranQueryOptions,
  getListSemesterKuesionerLayananQueryOptions,
  getListSemesterKuesionerProsesPembelajaranQueryOptions,
  getSubmitKuesionerKritiksaranMutationOptions,
  getSubmitKuesionerLayananMutationOptions,
  getSubmitKuesionerProsesPembelajaranMutationOptions,
  type SubmitKuesionerLayananMutationVariables,
} from '#generated/client/kuesioner/kuesioner.ts'
import type { KuesionerFormulir, KuesionerSemester } from '#generated/client/kuesioner/readers.ts'
import { type QueryHandle, queryHandle } from '#kit/query/query-handle.ts'
import type { Bagian, Jenis } from './bagian.ts'

interface Calls {
  /** operationId of the write. */
  operation: string
  /** The periods of a kind. */
  waktu: QueryHandle<KuesionerSemester>
  /** The questions of one questionnaire. */
  formulir: (bagian: Bagian) => QueryHandle<KuesionerFormulir>
  /** @param kiriman what is sent of any kind @throws GatewayError */
  send: (client: QueryClient, kiriman: SubmitKuesionerLayananMutationVariables, bagian: Bagian) => Promise<unknown>
}

/** Windows open and close by the gateway's clock: its answers say the time. */
/** By what the gateway knows which questionnaire of a course it is. */
const makulOf = ({ idMakul, idDosen, ...bagian }: Omit<Bagian, 'idKelas'>) => ({
  ...toPeriodeParams(bagian),
  idMakul,
  ...(idDosen !== '' && { idDosen }),
})

/** What the three kinds ask and send: alike, by calls of their own. */
export const CALLS: Readonly<Record<Jenis, Calls>> = {
  proses_pembelajaran: {
    operation: 'submitKuesionerProsesPembelajaran',
    waktu: queryHandle((id) => getListSemesterKuesionerProsesPembelajaranQueryOptions(id)),
    formulir: (bagian) => queryHandle((id) => getGetKuesionerProsesPembelajaranQueryOptions(id, makulOf(bagian))),
    send: (client, { idMahasiswa, data }, { idKelas, ...bagian }) =>
      sendWrite(client, getSubmitKuesionerProsesPembelajaranMutationOptions, {
        idMahasiswa,
        data: { ...data, ...makulOf(bagian), ...(idKelas !== '' && { idKelas }) },
      }),
  },
  layanan: {
    operation: 'submitKuesionerLayanan',
    waktu: queryHandle((id) => getListSemesterKuesionerLayananQueryOptions(id)),
    formulir: (bagian) => queryHandle((id) => getGetKuesionerLayananQueryOptions(id, toPeriodeParams(bagian))),
    send: (client, kiriman) => sendWrite(client, getSubmitKuesionerLayananMutationOptions, kiriman),
  },
  kritiksaran: {
    operation: 'submitKuesionerKritiksaran',
    waktu: queryHandle((id) => getListSemesterKuesionerKritiksaranQueryOptions(id)),
    formulir: (bagian) => queryHandle((id) => getGetKuesionerKritiksaranQueryOptions(id, toPeriodeParams(bagian))),
    send: (client, kiriman) => sendWrite(client, getSubmitKuesionerKritiksaranMutationOptions, kiriman),
  },
}
