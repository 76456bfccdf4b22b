import i18next from 'i18next'
import { type Periode, toPeriode, toPeriodeParams } from '#domain/periode/periode.ts'
import { sendWrite } from '#gateway/call/send-write.ts'
import { refetchNow } from '#gateway/query/refetch-now.ts'
import {
  getListTugasKuliahQueryOptions,
  getUploadTugasKuliahMutationOptions,
} from '#generated/client/bahan-dan-tugas/bahan-dan-tugas.ts'
import { type BahanTugasKuliah, readListTugasKuliah } from '#generated/client/bahan-dan-tugas/readers.ts'
import type { UploadTugasKuliahBody } from '#generated/models/bahan-dan-tugas/uploadTugasKuliahBody.zod.ts'
import type { HandedIn } from '#kit/action/handed-in.ts'
import { pendingUpload, uploadAction } from '#kit/action/upload-action.ts'
import { allRows, angka, findRow, object, text } from '#shared/wire/readers.ts'
import { joinMakul } from './tugas.ts'

/** Assignment of an upload. Two assignments are two writes; a later upload for the same one replaces the first. */
export interface TugasPlace {
  idMahasiswa: string
  idTugas: string
  /** Period whose list contains the assignment. */
  periode: Periode
  /** Title of the assignment, shown in the queue. */
  judul: string
}

/** Returns the storage name of a submission draft. */
export const draftOf = ({ idTugas }: Pick<TugasPlace, 'idTugas'>): string => `tugas-${idTugas}`

const tugasQuery = ({ idMahasiswa, periode }: TugasPlace) =>
  getListTugasKuliahQueryOptions(idMahasiswa, toPeriodeParams(periode))

/** Returns the files submitted for an assignment; null when the response lacks the assignment or it is unreadable. */
const handedIn = ({ makul }: BahanTugasKuliah, { idTugas }: TugasPlace): HandedIn[] | null => {
  const tugas = findRow(
    joinMakul(makul).flatMap((one) => one?.tugas ?? [null]),
    (one) => one.idTugas === idTugas,
  )
  const files = allRows(tugas?.dokumenJawaban)
  if (!tugas || !files || tugas.tanggalKumpul === undefined) return null
  const waktu = tugas.tanggalKumpul ?? ''
  return files.map(({ nama, ukuran }) => ({ nama, ukuran, waktu }))
}

const readPlace = object({
  idMahasiswa: text,
  idTugas: text,
  judul: text,
  periode: object({ tahun: angka, semester: angka }),
})

/** Submits a file for an assignment. */
export const submitTugas = uploadAction<TugasPlace, UploadTugasKuliahBody>({
  operation: 'uploadTugasKuliah',
  words: 'bahan-dan-tugas:handIn',
  describe: ({ judul }) => i18next.t('bahan-dan-tugas:handIn.label', { judul }),
  draftOf,
  fileOf: ({ data }) => (data instanceof File ? data : null),
  handedIn: {
    shown: (tempat, { client }) => {
      const answer = client.getQueryData(tugasQuery(tempat).queryKey)
      return answer === undefined ? undefined : handedIn(readListTugasKuliah(answer), tempat)
    },
    read: async (tempat, { client }) => handedIn(await refetchNow(client, tugasQuery(tempat)), tempat),
    placeOf: (noted) => {
      const { periode, ...tempat } = readPlace(noted)
      const known = toPeriode(periode.tahun, periode.semester)
      return known && { ...tempat, periode: known }
    },
  },
  send: ({ idMahasiswa, data }, { client }, control) =>
    sendWrite(client, getUploadTugasKuliahMutationOptions, { idMahasiswa, data }, control),
})

/** The check of an upload that a previous page sent. */
export const pendingTugasSubmit = pendingUpload(submitTugas)
