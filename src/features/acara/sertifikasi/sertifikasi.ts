import { keepPreviousData } from '@tanstack/react-query'
import { kegiatanListParams, readStatusKegiatan } from '#domain/kegiatan/kegiatan-list-params.ts'
import { sendWrite } from '#gateway/call/send-write.ts'
import {
  readGetSertifikasi,
  readGetSertifikatSertifikasi,
  readListSertifikasi,
  readListSertifikasiMahasiswa,
  type Sertifikasi,
  type SertifikasiMahasiswa,
  type SertifikatSertifikasi,
} from '#generated/client/sertifikasi/readers.ts'
import {
  getCancelSertifikasiMutationOptions,
  getGetSertifikasiQueryOptions,
  getGetSertifikatSertifikasiQueryOptions,
  getListSertifikasiMahasiswaQueryOptions,
  getListSertifikasiQueryOptions,
  getRegisterSertifikasiMutationOptions,
  getUploadTugasSertifikasiMutationOptions,
} from '#generated/client/sertifikasi/sertifikasi.ts'
import { UploadTugasSertifikasiBody } from '#generated/models/sertifikasi/uploadTugasSertifikasiBody.zod.ts'
import { pendingUpload } from '#kit/action/upload-action.ts'
import { fieldsOf } from '#kit/form/field.ts'
import { queryHandle } from '#kit/query/query-handle.ts'
import type { Acara, Pendaftaran, Sertifikat } from '../acara.ts'
import { cancelAction, registerAction, uploadEventAction } from '../actions.ts'
import type { EventSubject } from '../event-subject.ts'
import { pageOf } from '../page.ts'

/** Size limit of an assignment in bytes, even if the gateway accepts more. */
const MAX_BYTES = 20_000_000
/** Value of statusSertifikasi (section 4). */
const LULUS = 1

const toAcara = ({ status, tanggalMulai, tanggalSelesai, skema, lembaga, wajibTugas, ...row }: Sertifikasi): Acara => ({
  ...row,
  jenis: skema,
  penyelenggara: lembaga,
  isBatal: readStatusKegiatan(status) === 'cancelled',
  mulai: tanggalMulai,
  selesai: tanggalSelesai ?? tanggalMulai,
  wajibBerkas: wajibTugas,
})

const toPendaftaran = ({
  sertifikasiId,
  status,
  statusSertifikasi,
  tanggalMulai,
  tanggalSelesai,
  wajibTugas,
  soalTugas,
  tugas,
  batasTugas,
  ...row
}: SertifikasiMahasiswa): Pendaftaran => ({
  ...row,
  idAcara: sertifikasiId,
  isBatal: readStatusKegiatan(status) === 'cancelled',
  isLulus: statusSertifikasi === LULUS,
  mulai: tanggalMulai,
  selesai: tanggalSelesai ?? tanggalMulai,
  wajibBerkas: wajibTugas,
  soal: soalTugas,
  berkas: tugas,
  batasBerkas: batasTugas,
})

const toSertifikat = ({ skema, lembaga, tanggalMulai, tanggalSelesai, ...row }: SertifikatSertifikasi): Sertifikat => ({
  ...row,
  sebagai: skema,
  penyelenggara: lembaga,
  mulai: tanggalMulai,
  selesai: tanggalSelesai ?? tanggalMulai,
  tempat: '',
  durasiJam: null,
})

const reads = {
  daftar: ({ page, perPage, status }) =>
    queryHandle((idMahasiswa) =>
      getListSertifikasiQueryOptions(
        { ...kegiatanListParams(page, status), itemsPerPage: perPage, idMahasiswa },
        {
          query: {
            placeholderData: keepPreviousData,
            select: (answer) => pageOf(readListSertifikasi(answer), toAcara, { page, perPage }),
          },
        },
      ),
    ),
  satu: (idAcara) =>
    queryHandle((idMahasiswa) =>
      getGetSertifikasiQueryOptions(
        idAcara,
        { idMahasiswa },
        { query: { select: (answer) => toAcara(readGetSertifikasi(answer)) } },
      ),
    ),
  milik: ({ page, perPage, status, isLulus = false }) =>
    queryHandle((idMahasiswa) =>
      getListSertifikasiMahasiswaQueryOptions(
        idMahasiswa,
        { page, itemsPerPage: perPage, ...(status && { status }), ...(isLulus && { statusSertifikasi: LULUS }) },
        {
          query: {
            placeholderData: keepPreviousData,
            select: (answer) => pageOf(readListSertifikasiMahasiswa(answer), toPendaftaran, { page, perPage }),
          },
        },
      ),
    ),
  sertifikat: (idAcara) =>
    queryHandle((idMahasiswa) =>
      getGetSertifikatSertifikasiQueryOptions(idMahasiswa, idAcara, {
        query: { select: (answer) => toSertifikat(readGetSertifikatSertifikasi(answer)) },
      }),
    ),
} satisfies Pick<EventSubject, 'daftar' | 'satu' | 'milik' | 'sertifikat'>

/** Registers for a sertifikasi, once. */
export const registerSertifikasi = registerAction(
  reads,
  'registerSertifikasi',
  ({ idMahasiswa, idAcara }, { client }) =>
    sendWrite(client, getRegisterSertifikasiMutationOptions, { idMahasiswa, data: { sertifikasiId: idAcara } }),
)

/** Cancels a registration for a sertifikasi, once. */
export const cancelSertifikasi = cancelAction(reads, 'cancelSertifikasi', ({ idMahasiswa, id }, { client }) =>
  sendWrite(client, getCancelSertifikasiMutationOptions, { idMahasiswa, data: { id } }),
)

/** Uploads the file that the campus requires. */
export const uploadSertifikasi = uploadEventAction(
  reads,
  'uploadTugasSertifikasi',
  ({ idMahasiswa, idAcara, data }, { client }, control) =>
    sendWrite(
      client,
      getUploadTugasSertifikasiMutationOptions,
      { idMahasiswa, sertifikasiId: idAcara, data: UploadTugasSertifikasiBody.parse(data) },
      control,
    ),
)

/** Calls, addresses and texts of sertifikasi. */
export const sertifikasi: EventSubject = {
  ...reads,
  ns: 'sertifikasi',
  alamat: {
    daftar: '/sertifikasi',
    pembicara: '/sertifikasi/jadwal-pembicara',
    transaksi: '/sertifikasi/transaksi-sertifikasi',
    unggah: '/sertifikasi/upload-tugas',
    sertifikat: '/sertifikasi/cetak/sertifikat',
  },
  texts: {
    title: 'sertifikasi:title',
    list: 'sertifikasi:list',
    empty: 'sertifikasi:empty',
    pembicara: 'sertifikasi:pembicara',
    unggah: 'sertifikasi:unggah',
    acara: 'sertifikasi:acara',
    berkas: 'sertifikasi:berkas',
    jenis: 'sertifikasi:jenis',
    penyelenggara: 'sertifikasi:penyelenggara',
    sertifikat: 'sertifikasi:sertifikat',
  },
  namaLulus: 'statusSertifikasi',
  isSejakHari: false,
  fields: fieldsOf(UploadTugasSertifikasiBody, {
    tugas: { kind: 'file', wide: true, accept: '.pdf,.zip', maxBytes: MAX_BYTES },
    catatan: { kind: 'lines' },
  }),
  register: registerSertifikasi,
  cancel: cancelSertifikasi,
  upload: uploadSertifikasi,
}

/** The check of an upload that a previous page sent. */
export const pendingSertifikasiUpload = pendingUpload(uploadSertifikasi)
