import { getListBimbinganResponseMock } from '#generated/mocks/bimbingan/bimbingan.msw.ts'
import type { BimbinganCatatanWire } from '#generated/models/bimbingan/bimbinganCatatanWire.zod.ts'
import type { KaryaOf } from './karya.ts'
import { DOSEN } from './kelas-builder.ts'
import { endOf, isPassed } from './sidang.ts'
import { statusUsulan } from './tugas-akhir-status.ts'
import { namaDosen, storedUsulan } from './tugas-akhir-store.ts'

/** Meetings required before the first and before the last defence. */
const MEETINGS = { usulan: 3, akhir: 8 }

/** The guidance of Kirana: seven of eight meetings. */
const OF_KIRANA = (
  [
    ['2026-03-11', 'Lingkup dan rencana kerja', 'Pembagian pekerjaan sampai sidang usulan.'],
    ['2026-03-31', 'Tinjauan pustaka', 'Ringkasan empat belas artikel tentang kantuk pengemudi.'],
    ['2026-04-21', 'Metode', 'Pembandingan tiga cara menghitung lama mata terpejam.'],
    ['2026-06-24', 'Pengumpulan data', 'Rekaman dua puluh pengemudi, siang dan malam.'],
    ['2026-08-12', 'Pelatihan model', 'Hasil pelatihan pertama dan galat terbesarnya.'],
    ['2026-09-16', 'Pengujian', 'Pengujian di dalam mobil pada tiga jenis ponsel.'],
    ['2026-10-14', 'Naskah bab 4', 'Pembahasan hasil pengujian dan batasannya.'],
  ] as const
).map(
  ([tanggal, topik, uraian], index): BimbinganCatatanWire => ({
    idBimbingan: String(1301 + index),
    usulanId: '388',
    pertemuanKe: index + 1,
    tanggal,
    topik,
    uraian,
    pembimbing: index % 3 === 2 ? DOSEN.ratna : DOSEN.hendra,
    status: 'disetujui',
    tanggapan: 'Sudah baik. Lanjutkan ke bagian berikutnya.',
    tanggalTanggapan: `${tanggal}T15:40:00+07:00`,
    tugasBerikutnya: null,
    berkas: [],
  }),
)

const RECORDS: Readonly<Record<string, () => BimbinganCatatanWire[]>> = {
  412: () => getListBimbinganResponseMock().data.toReversed(),
  388: () => OF_KIRANA,
}

/** Finds a final project, with the fields that its guidance needs. */
export const karyaOfTugasAkhir: KaryaOf = (mahasiswa, usulanId, now) => {
  const usulan = storedUsulan(mahasiswa).find(({ id }) => id === usulanId)
  const status = usulan && statusUsulan(mahasiswa, usulan, now).status
  if (!usulan || status === 'draft' || status === 'diajukan' || status === 'ditolak') return null
  return {
    usulanId,
    judul: usulan.judul,
    minimalBimbingan: MEETINGS[isPassed(mahasiswa, usulanId, 'usulan', now) ? 'akhir' : 'usulan'],
    bolehMenambah: endOf(mahasiswa, usulanId, now) === null && !isPassed(mahasiswa, usulanId, 'akhir', now),
    pembimbing: usulan.pembimbing.map(({ idDosen }) => ({ id: idDosen, nama: namaDosen(idDosen) })),
    catatan: RECORDS[usulanId]?.() ?? [],
  }
}
