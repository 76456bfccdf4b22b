import type { QueryClient } from '@tanstack/react-query'
import { toPeriodeParams } from '#domain/periode/periode.ts'
import { sendWrite } from '#gateway/call/send-write.ts'
import { noteGatewayTime } from '#gateway/campus/gateway-clock.ts'
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
} from '#generated/client/kuesioner/kuesioner.ts'
import type { SubmitKuesionerLayananBody } from '#generated/models/kuesioner/submitKuesionerLayananBody.zod.ts'
import type { KuesionerFormulir, KuesionerSemester } from '#generated/readers/kuesioner.ts'
import { type Question, question } from '#kit/answer/question.ts'
import type { Bagian, Jenis } from './bagian.ts'

/** What is sent of any kind. */
export type Kiriman = Pick<SubmitKuesionerLayananBody, 'idKuesioner' | 'jawaban'>

interface Calls {
  /** operationId of the write. */
  operation: string
  /** The periods of a kind. */
  waktu: Question<KuesionerSemester>
  /** The questions of one questionnaire. */
  formulir: (bagian: Bagian) => Question<KuesionerFormulir>
  /** @throws GatewayError */
  send: (client: QueryClient, idMahasiswa: string, bagian: Bagian, kiriman: Kiriman) => Promise<unknown>
}

/** Windows open and close by the gateway's clock: its answers say the time. */
const HEARD = { request: { heard: noteGatewayTime } }

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
    waktu: question((id) => getListSemesterKuesionerProsesPembelajaranQueryOptions(id, HEARD)),
    formulir: (bagian) => question((id) => getGetKuesionerProsesPembelajaranQueryOptions(id, makulOf(bagian))),
    send: (client, idMahasiswa, { idKelas, ...bagian }, kiriman) =>
      sendWrite(client, getSubmitKuesionerProsesPembelajaranMutationOptions, {
        idMahasiswa,
        data: { ...kiriman, ...makulOf(bagian), ...(idKelas !== '' && { idKelas }) },
      }),
  },
  layanan: {
    operation: 'submitKuesionerLayanan',
    waktu: question((id) => getListSemesterKuesionerLayananQueryOptions(id, HEARD)),
    formulir: (bagian) => question((id) => getGetKuesionerLayananQueryOptions(id, toPeriodeParams(bagian))),
    send: (client, idMahasiswa, bagian, kiriman) =>
      sendWrite(client, getSubmitKuesionerLayananMutationOptions, {
        idMahasiswa,
        data: { ...kiriman, ...toPeriodeParams(bagian) },
      }),
  },
  kritiksaran: {
    operation: 'submitKuesionerKritiksaran',
    waktu: question((id) => getListSemesterKuesionerKritiksaranQueryOptions(id, HEARD)),
    formulir: (bagian) => question((id) => getGetKuesionerKritiksaranQueryOptions(id, toPeriodeParams(bagian))),
    send: (client, idMahasiswa, bagian, kiriman) =>
      sendWrite(client, getSubmitKuesionerKritiksaranMutationOptions, {
        idMahasiswa,
        data: { ...kiriman, ...toPeriodeParams(bagian) },
      }),
  },
}
