import { isRecord } from '#shared/text/is-record.ts'
import type { Controls } from '#tools/demo/server/controls.ts'
import { tagihanTerbuka } from '#tools/demo/world/keuangan.ts'
import { seedMahasiswa } from '#tools/demo/world/seed.ts'
import { bayar, rincianOf } from '#tools/demo/world/tagihan-builder.ts'

/** Student who may register for graduation in February, after a payment and one more activity. */
export const GRADUATE = { persona: 'tugas-akhir', idMahasiswa: '220117031', nama: 'Kirana Maheswari Putri' }

/** Day on which the registration for the next ceremony is open. */
export const REGISTRATION_DAY = '2027-02-03T10:00:00+07:00'

/**
 * Fulfils every condition of graduation for the student with the final project: pays open bills, adds an activity,
 * passes the final defence, and moves the clock to the registration.
 */
export const readyToGraduate = (controls: Pick<Controls, 'exportWorld' | 'importWorld' | 'jumpTo'>): void => {
  const student = seedMahasiswa().find(({ persona }) => persona === GRADUATE.persona)
  const world: unknown = JSON.parse(controls.exportWorld())
  if (!student || !isRecord(world)) throw new Error('the story has no student with a final project')
  const open = rincianOf(tagihanTerbuka(student.keuangan))
  student.keuangan.pembayaran.unshift(
    bayar('2026-11-09T08:40:00+07:00', [125, 432], 'BNI Virtual Account', 'SPP cicilan 4', open),
  )
  student.skpi = {
    tambah: [
      {
        id: '3001',
        jenis: '3',
        tingkat: '3',
        namaKegiatan: 'Pelatihan Visualisasi Data',
        namaKegiatanInggris: null,
        penyelenggara: 'Universitas Arunika',
        peran: 'Peserta',
        tanggalMulai: '2026-11-02',
        tanggalSelesai: null,
        nomorSertifikat: null,
        pada: '2026-11-10T09:00:00+07:00',
        bukti: {
          nama: 'bukti.pdf',
          url: 'https://gateway.example/berkas/220117031/jawaban-skpi-3001.pdf',
          ukuran: 9000,
        },
      },
    ],
    hapus: [],
  }
  student.tugasAkhir = {
    usulan: [],
    hapus: [],
    sidang: [
      {
        id: '91',
        usulanId: '388',
        jenisSidang: 'akhir',
        tanggalUsulan: null,
        tautanNaskah: 'https://naskah.example/220117031/skripsi.pdf',
        catatan: null,
        setujuHadir: false,
        pada: '2026-10-26T09:00:00+07:00',
      },
    ],
    hadir: { 91: '2026-11-02T08:00:00+07:00' },
  }
  const mahasiswa = { ...(isRecord(world['mahasiswa']) ? world['mahasiswa'] : {}), [student.idMahasiswa]: student }
  controls.importWorld(JSON.stringify({ ...world, mahasiswa, changed: [student.idMahasiswa] }))
  controls.jumpTo(REGISTRATION_DAY)
}
