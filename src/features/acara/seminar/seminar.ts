import { keepPreviousData } from '@tanstack/react-query'
import { kegiatanListParams, readStatusKegiatan } from '#domain/kegiatan/kegiatan-list-params.ts'
import { sendWrite } from '#gateway/call/send-write.ts'
import {
  readGetSeminar,
  readGetSertifikatSeminar,
  readListSeminar,
  readListSeminarMahasiswa,
  type Seminar,
  type SeminarMahasiswa,
  type SertifikatSeminar,
} from '#generated/client/seminar/readers.ts'
import {
  getCancelSeminarMutationOptions,
  getGetSeminarQueryOptions,
  getGetSertifikatSeminarQueryOptions,
  getListSeminarMahasiswaQueryOptions,
  getListSeminarQueryOptions,
  getRegisterSeminarMutationOptions,
  getUploadResumeSeminarMutationOptions,
} from '#generated/client/seminar/seminar.ts'
import { UploadResumeSeminarBody } from '#generated/models/seminar/uploadResumeSeminarBody.zod.ts'
import { pendingUpload } from '#kit/action/upload-action.ts'
import { fieldsOf } from '#kit/form/field.ts'
import { queryHandle } from '#kit/query/query-handle.ts'
import type { Acara, Pendaftaran, Sertifikat } from '../acara.ts'
import { cancelAction, registerAction, uploadEventAction } from '../actions.ts'
import type { EventSubject } from '../event-subject.ts'
import { pageOf } from '../page.ts'

/** Size limit of a resume in bytes, even if the gateway accepts more. */
const MAX_BYTES = 5_000_000
/** Value of statusSeminar (section 4). */
const LULUS = 1

const toAcara = ({ status, tanggal, wajibResume, ...row }: Seminar): Acara => ({
  ...row,
  isBatal: readStatusKegiatan(status) === 'cancelled',
  mulai: tanggal,
  selesai: tanggal,
  wajibBerkas: wajibResume,
})

const toPendaftaran = ({
  seminarId,
  status,
  statusSeminar,
  tanggal,
  wajibResume,
  resume,
  batasResume,
  ...row
}: SeminarMahasiswa): Pendaftaran => ({
  ...row,
  idAcara: seminarId,
  isBatal: readStatusKegiatan(status) === 'cancelled',
  isLulus: statusSeminar === LULUS,
  mulai: tanggal,
  selesai: tanggal,
  nilai: null,
  wajibBerkas: wajibResume,
  soal: null,
  berkas: resume,
  batasBerkas: batasResume,
})

const toSertifikat = ({ peran, tanggal, ...row }: SertifikatSeminar): Sertifikat => ({
  ...row,
  sebagai: peran,
  mulai: tanggal,
  selesai: tanggal,
  nilai: null,
  predikat: '',
  berlakuSampai: null,
})

const reads = {
  daftar: ({ page, perPage, status }) =>
    queryHandle((idMahasiswa) =>
      getListSeminarQueryOptions(
        { ...kegiatanListParams(page, status), itemsPerPage: perPage, idMahasiswa },
        {
          query: {
            placeholderData: keepPreviousData,
            select: (answer) => pageOf(readListSeminar(answer), toAcara, { page, perPage }),
          },
        },
      ),
    ),
  satu: (idAcara) =>
    queryHandle((idMahasiswa) =>
      getGetSeminarQueryOptions(
        idAcara,
        { idMahasiswa },
        { query: { select: (answer) => toAcara(readGetSeminar(answer)) } },
      ),
    ),
  milik: ({ page, perPage, status, isLulus = false }) =>
    queryHandle((idMahasiswa) =>
      getListSeminarMahasiswaQueryOptions(
        idMahasiswa,
        { page, itemsPerPage: perPage, ...(status && { status }), ...(isLulus && { statusSeminar: LULUS }) },
        {
          query: {
            placeholderData: keepPreviousData,
            select: (answer) => pageOf(readListSeminarMahasiswa(answer), toPendaftaran, { page, perPage }),
          },
        },
      ),
    ),
  sertifikat: (idAcara) =>
    queryHandle((idMahasiswa) =>
      getGetSertifikatSeminarQueryOptions(idMahasiswa, idAcara, {
        query: { select: (answer) => toSertifikat(readGetSertifikatSeminar(answer)) },
      }),
    ),
} satisfies Pick<EventSubject, 'daftar' | 'satu' | 'milik' | 'sertifikat'>

/** Registers for a seminar, once. */
export const registerSeminar = registerAction(reads, 'registerSeminar', ({ idMahasiswa, idAcara }, { client }) =>
  sendWrite(client, getRegisterSeminarMutationOptions, { idMahasiswa, data: { seminarId: idAcara } }),
)

/** Cancels a registration for a seminar, once. */
export const cancelSeminar = cancelAction(reads, 'cancelSeminar', ({ idMahasiswa, id }, { client }) =>
  sendWrite(client, getCancelSeminarMutationOptions, { idMahasiswa, data: { id } }),
)

/** Uploads the file that the campus requires. */
export const uploadSeminar = uploadEventAction(
  reads,
  'uploadResumeSeminar',
  ({ idMahasiswa, idAcara, data }, { client }, control) =>
    sendWrite(
      client,
      getUploadResumeSeminarMutationOptions,
      { idMahasiswa, seminarId: idAcara, data: UploadResumeSeminarBody.parse(data) },
      control,
    ),
)

/** Calls, addresses and texts of seminars. */
export const seminar: EventSubject = {
  ...reads,
  ns: 'seminar',
  alamat: {
    daftar: '/seminar',
    pembicara: '/seminar/jadwal-pembicara',
    transaksi: '/seminar/transaksi-seminar',
    unggah: '/seminar/upload-resume',
    sertifikat: '/seminar/cetak/sertifikat',
  },
  texts: {
    title: 'seminar:title',
    list: 'seminar:list',
    empty: 'seminar:empty',
    pembicara: 'seminar:pembicara',
    unggah: 'seminar:unggah',
    acara: 'seminar:acara',
    berkas: 'seminar:berkas',
    jenis: 'seminar:jenis',
    penyelenggara: 'seminar:penyelenggara',
    sertifikat: 'seminar:sertifikat',
  },
  namaLulus: 'statusSeminar',
  isSejakHari: true,
  fields: fieldsOf(UploadResumeSeminarBody, {
    resume: { kind: 'file', wide: true, accept: '.pdf', maxBytes: MAX_BYTES },
    judul: { kind: 'text', wide: true },
  }),
  register: registerSeminar,
  cancel: cancelSeminar,
  upload: uploadSeminar,
}

/** The check of an upload that a previous page sent. */
export const pendingSeminarUpload = pendingUpload(uploadSeminar)
