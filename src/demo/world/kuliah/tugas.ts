import { getListTugasKuliahResponseMock } from '#generated/mocks/bahan-dan-tugas/bahan-dan-tugas.msw.ts'
import type { BahanTugasKuliah } from '#generated/models/bahan-dan-tugas/bahanTugasKuliah.zod.ts'
import type { TugasKuliah } from '#generated/models/bahan-dan-tugas/tugasKuliah.zod.ts'
import { Refusal } from '../../refusal.ts'
import type { Jawaban, Mahasiswa, Periode } from '../mahasiswa-types.ts'
import { periodeOf } from '../uang/tagihan-builder.ts'
import { toIso } from '../waktu.ts'

/** Whose assignments the story tells (docs/story.md). */
const STORY = 'aktif'

const withJawaban = (tugas: TugasKuliah, jawaban: Jawaban | undefined, now: number): TugasKuliah => {
  const isBuka = now >= Date.parse(tugas.tanggalMulai ?? '') && now <= Date.parse(tugas.batasWaktu ?? '')
  if (!jawaban) return { ...tugas, isBuka }
  const { dikumpulkanPada, dokumen } = jawaban
  return { ...tugas, isBuka, status: 'Sudah dikumpulkan', dokumenJawaban: [dokumen], tanggalKumpul: dikumpulkanPada }
}

/** The assignments of a period as the gateway lists them, with what the student has handed in. */
export const tugasAnswer = (mahasiswa: Mahasiswa, { tahun, semester }: Periode, now: number): BahanTugasKuliah => {
  const { meta, makul } = getListTugasKuliahResponseMock()
  const running = periodeOf(mahasiswa.angkatan, mahasiswa.semesterBerjalan)
  const isTold = mahasiswa.persona === STORY && running.tahun === tahun && running.semester === semester
  const told = isTold ? makul : []
  const read = ({ tugas, ...rest }: (typeof told)[number]) => ({
    ...rest,
    tugas: (tugas ?? []).map((one) => withJawaban(one, mahasiswa.jawaban?.[String(one.idTugas)], now)),
  })
  return { makul: told.map(read), meta: { ...meta, totalItems: told.length } }
}

const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase()

/**
 * Keeps a file that a student hands in; a later one replaces it while the assignment is open.
 * @throws Refusal 404 for an assignment that is not the student's; 422 when it is closed or the file does not fit
 */
export const handIn = (mahasiswa: Mahasiswa, idTugas: string, berkas: File, now: number): TugasKuliah => {
  const all = tugasAnswer(mahasiswa, periodeOf(mahasiswa.angkatan, mahasiswa.semesterBerjalan), now).makul
  const tugas = all.flatMap((row) => row.tugas ?? []).find((one) => String(one.idTugas) === idTugas)
  if (!tugas) throw new Refusal(404, 'Tugas tidak ditemukan.')
  if (!tugas.isBuka) throw new Refusal(422, 'Batas waktu pengumpulan sudah lewat.')
  const formats = tugas.formatBerkas ?? []
  if (formats.length > 0 && !formats.includes(endingOf(berkas.name)))
    throw new Refusal(422, `Berkas harus berjenis ${formats.join(', ')}.`)
  if (berkas.size > (tugas.ukuranMaksimal ?? Number.POSITIVE_INFINITY)) throw new Refusal(422, 'Berkas terlalu besar.')
  const url = `https://gateway.example/berkas/${mahasiswa.idMahasiswa}/jawaban-${idTugas}.${endingOf(berkas.name)}`
  const jawaban = { dikumpulkanPada: toIso(now), dokumen: { nama: berkas.name, url, ukuran: berkas.size } }
  mahasiswa.jawaban = { ...mahasiswa.jawaban, [idTugas]: jawaban }
  return withJawaban(tugas, jawaban, now)
}
