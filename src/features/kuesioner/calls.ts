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
import { type Question, question } from '#kit/answer/question.ts'
import type { Bagian, Jenis } from './bagian.ts'

interface Calls {
  /** operationId of the write. */
  operation: string
  /** Periods of a kind. */
  waktu: Question<KuesionerSemester>
  /** Questions of one questionnaire. */
  formulir: (bagian: Bagian) => Question<KuesionerFormulir>
  /** @param kiriman the submission, in the same form for all kinds @throws GatewayError */
  send: (client: QueryClient, kiriman: SubmitKuesionerLayananMutationVariables, bagian: Bagian) => Promise<unknown>
}

/** Returns the parameters that identify the questionnaire of a course. */
const makulOf = ({ idMakul, idDosen, ...bagian }: Omit<Bagian, 'idKelas'>) => ({
  ...toPeriodeParams(bagian),
  idMakul,
  ...(idDosen !== '' && { idDosen }),
})

/** Calls of the three kinds; they have the same form, but separate operations. */
export const CALLS: Readonly<Record<Jenis, Calls>> = {
  proses_pembelajaran: {
    operation: 'submitKuesionerProsesPembelajaran',
    waktu: question((id) => getListSemesterKuesionerProsesPembelajaranQueryOptions(id)),
    formulir: (bagian) => question((id) => getGetKuesionerProsesPembelajaranQueryOptions(id, makulOf(bagian))),
    send: (client, { idMahasiswa, data }, { idKelas, ...bagian }) =>
      sendWrite(client, getSubmitKuesionerProsesPembelajaranMutationOptions, {
        idMahasiswa,
        data: { ...data, ...makulOf(bagian), ...(idKelas !== '' && { idKelas }) },
      }),
  },
  layanan: {
    operation: 'submitKuesionerLayanan',
    waktu: question((id) => getListSemesterKuesionerLayananQueryOptions(id)),
    formulir: (bagian) => question((id) => getGetKuesionerLayananQueryOptions(id, toPeriodeParams(bagian))),
    send: (client, kiriman) => sendWrite(client, getSubmitKuesionerLayananMutationOptions, kiriman),
  },
  kritiksaran: {
    operation: 'submitKuesionerKritiksaran',
    waktu: question((id) => getListSemesterKuesionerKritiksaranQueryOptions(id)),
    formulir: (bagian) => question((id) => getGetKuesionerKritiksaranQueryOptions(id, toPeriodeParams(bagian))),
    send: (client, kiriman) => sendWrite(client, getSubmitKuesionerKritiksaranMutationOptions, kiriman),
  },
}
