import {
  getGetAturanQrCodeMockHandler,
  getGetAturanQrCodeResponseMock,
  getGetKartuUjianMockHandler,
  getListJadwalUjianMockHandler,
  getListPresensiUjianMockHandler,
} from '#generated/mocks/ujian/ujian.msw.ts'
import { type Info, mahasiswaOf, queryOf, type TagHandlers } from '../../call.ts'
import { kelasOfCall } from '../../kelas-of-call.ts'
import { toList } from '../../page.ts'
import { DOSEN } from '../../world/kuliah/kelas-builder.ts'
import { byTanggal, type Jenis, jadwalUjianOf, kartuOf, presensiUjianOf } from '../../world/kuliah/ujian.ts'
import { isKartuUjianDikunci, PERIODE_BERJALAN } from '../../world/rules.ts'

const jenisOf = (info: Info): Jenis => (queryOf(info, 'jenis') === 'UAS' ? 'UAS' : 'UTS')

/** Exams of the running period; the card is locked while a bill is overdue. */
export const ujian: TagHandlers = (store) => [
  getListJadwalUjianMockHandler((info) => {
    const jenis = jenisOf(info)
    const kelas = [...kelasOfCall(store, info)].sort(byTanggal(jenis))
    return toList(kelas.map((row) => jadwalUjianOf(row, jenis, store.now())))
  }),
  getListPresensiUjianMockHandler((info) => {
    const rows = kelasOfCall(store, info).map((kelas) => ({
      idMakul: kelas.idMakul,
      presensi: { uts: presensiUjianOf(kelas, 'UTS', store.now()), uas: presensiUjianOf(kelas, 'UAS', store.now()) },
    }))
    return toList(rows)
  }),
  getGetKartuUjianMockHandler((info) => {
    const mahasiswa = mahasiswaOf(store, info)
    const { idMahasiswa, nama, prodi, semesterBerjalan, kelas } = mahasiswa
    const { tahun, semester } = PERIODE_BERJALAN
    const jenis = jenisOf(info)
    const isDikunci = isKartuUjianDikunci(mahasiswa, store.now())
    return {
      jenis,
      tahun,
      semester,
      isDikunci,
      alasanDikunci: isDikunci ? `Kartu ujian ${jenis} terkunci sampai tunggakan lunas` : null,
      nomorUjian: `${jenis}-${tahun}${semester}-${idMahasiswa}`,
      mahasiswa: {
        idMahasiswa,
        nama,
        prodi: `${prodi.tingkat} ${prodi.nama}`,
        semesterKe: semesterBerjalan,
        foto: null,
      },
      qrCode: null,
      tataTertib: [
        'Kartu ini dibawa setiap ujian bersama kartu tanda mahasiswa.',
        'Peserta hadir 15 menit sebelum ujian dimulai.',
      ],
      penandatangan: DOSEN.sri,
      data: [...kelas].sort(byTanggal(jenis)).map((row) => kartuOf(row, jenis, store.now())),
    }
  }),
  getGetAturanQrCodeMockHandler(() => getGetAturanQrCodeResponseMock()),
]
