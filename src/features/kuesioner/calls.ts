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
import type { Jenis, KuesionerSection } from './kuesioner-section.ts'

interface Calls {
  /** operationId of the write. */
  operation: string
  /** Periods of a kind. */
  waktu: QueryHandle<KuesionerSemester>
  /** Questions of one questionnaire. */
  formulir: (section: KuesionerSection) => QueryHandle<KuesionerFormulir>
  /** @param kiriman the submission, in the same form for all kinds @throws GatewayError */
  send: (
    client: QueryClient,
    kiriman: SubmitKuesionerLayananMutationVariables,
    section: KuesionerSection,
  ) => Promise<unknown>
}

/** Returns the parameters that identify the questionnaire of a course. */
const makulOf = ({ idMakul, idDosen, ...section }: Omit<KuesionerSection, 'idKelas'>) => ({
  ...toPeriodeParams(section),
  idMakul,
  ...(idDosen !== '' && { idDosen }),
})

/** Calls of the three kinds; they have the same form, but separate operations. */
export const CALLS: Readonly<Record<Jenis, Calls>> = {
  proses_pembelajaran: {
    operation: 'submitKuesionerProsesPembelajaran',
    waktu: queryHandle((id) => getListSemesterKuesionerProsesPembelajaranQueryOptions(id)),
    formulir: (section) => queryHandle((id) => getGetKuesionerProsesPembelajaranQueryOptions(id, makulOf(section))),
    send: (client, { idMahasiswa, data }, { idKelas, ...section }) =>
      sendWrite(client, getSubmitKuesionerProsesPembelajaranMutationOptions, {
        idMahasiswa,
        data: { ...data, ...makulOf(section), ...(idKelas !== '' && { idKelas }) },
      }),
  },
  layanan: {
    operation: 'submitKuesionerLayanan',
    waktu: queryHandle((id) => getListSemesterKuesionerLayananQueryOptions(id)),
    formulir: (section) => queryHandle((id) => getGetKuesionerLayananQueryOptions(id, toPeriodeParams(section))),
    send: (client, kiriman) => sendWrite(client, getSubmitKuesionerLayananMutationOptions, kiriman),
  },
  kritiksaran: {
    operation: 'submitKuesionerKritiksaran',
    waktu: queryHandle((id) => getListSemesterKuesionerKritiksaranQueryOptions(id)),
    formulir: (section) => queryHandle((id) => getGetKuesionerKritiksaranQueryOptions(id, toPeriodeParams(section))),
    send: (client, kiriman) => sendWrite(client, getSubmitKuesionerKritiksaranMutationOptions, kiriman),
  },
}
