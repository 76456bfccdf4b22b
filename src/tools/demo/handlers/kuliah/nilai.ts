import {
  getGetCetakTranskripMockHandler,
  getGetKhsMockHandler,
  getGetTranskripMockHandler,
  getListAktivitasKuliahMockHandler,
  getListNilaiKonversiMockHandler,
  getListNilaiKonversiResponseMock,
  getListNilaiPerkomponenMockHandler,
} from '#generated/mocks/nilai/nilai.msw.ts'
import type { NilaiPerkomponen } from '#generated/models/nilai/nilaiPerkomponen.zod.ts'
import { mahasiswaOf, periodeOfQuery, type TagHandlers } from '../../call.ts'
import { kelasOfCall } from '../../kelas-of-call.ts'
import { toList } from '../../page.ts'
import { khsOf, penandatanganOf, transkripOf } from '../../world/kuliah/nilai.ts'
import { riwayatKuliahOf } from '../../world/kuliah/riwayat-kuliah.ts'
import type { Kelas } from '../../world/mahasiswa-types.ts'
import { toTanggal } from '../../world/waktu.ts'

/** Exams are still to come: task and quiz have marks, UTS and UAS have none. */
const perkomponenOf = ({ idMakul, kodeMakul, namaMakul, kelas, sks }: Kelas, index: number): NilaiPerkomponen => ({
  idMakul,
  kodeMakul,
  namaMakul,
  kelas,
  sks,
  komponen: [
    { nama: 'Tugas', persentase: 20, nilai: 80 + ((index * 7) % 15) },
    { nama: 'Kuis', persentase: 10, nilai: 75 + ((index * 5) % 15) },
    { nama: 'UTS', persentase: 30, nilai: null },
    { nama: 'UAS', persentase: 40, nilai: null },
  ],
  nilaiAkhir: null,
  nilaiHuruf: null,
})

/** Grades by period, transcript and components, all from the student's makul. */
export const nilai: TagHandlers = (store) => [
  getListAktivitasKuliahMockHandler((info) => toList(riwayatKuliahOf(mahasiswaOf(store, info)))),
  getGetKhsMockHandler((info) => khsOf(mahasiswaOf(store, info), periodeOfQuery(info), store.now())),
  getGetTranskripMockHandler((info) => transkripOf(mahasiswaOf(store, info))),
  getGetCetakTranskripMockHandler((info) => {
    const mahasiswa = mahasiswaOf(store, info)
    const { idMahasiswa, nama, prodi, angkatan, biodata } = mahasiswa
    const { sksKelulusan: _, ...transkrip } = transkripOf(mahasiswa)
    const { tempatLahir, tanggalLahir } = biodata.utama ?? {}
    return {
      ...transkrip,
      nomor: `TS/061001/${toTanggal(store.now()).slice(0, 7).replace('-', '/')}/${idMahasiswa}`,
      isSementara: true,
      judulTugasAkhir: null,
      tanggalLulus: null,
      mahasiswa: { idMahasiswa, nama, tempatLahir, tanggalLahir, prodi: `${prodi.tingkat} ${prodi.nama}`, angkatan },
      penandatangan: penandatanganOf(store.now()),
    }
  }),
  getListNilaiPerkomponenMockHandler((info) => toList(kelasOfCall(store, info).map(perkomponenOf))),
  getListNilaiKonversiMockHandler((info) =>
    toList(mahasiswaOf(store, info).persona === 'aktif' ? getListNilaiKonversiResponseMock().data : []),
  ),
]
