import { getGetTracerFormResponseMock } from '#generated/mocks/tracer-study/tracer-study.msw.ts'
import type { TracerBagianWire } from '#generated/models/tracer-study/tracerBagianWire.zod.ts'
import type { TracerPertanyaanWire } from '#generated/models/tracer-study/tracerPertanyaanWire.zod.ts'

/** A form of the campus, for every student who may answer it. */
export interface FormTracer {
  id: string
  judul: string
  deskripsi: string
  tahun: number
  tanggalBuka: string
  tanggalTutup: string
  wajib: boolean
  estimasiMenit: number
  bagian: readonly TracerBagianWire[]
}

const example = getGetTracerFormResponseMock()
const questions = (bagian: readonly TracerBagianWire[]): TracerPertanyaanWire[] =>
  bagian.flatMap(({ pertanyaan }) => pertanyaan ?? [])

/** The form of the story, open until the end of the year. */
const CAREER: FormTracer = {
  id: '12',
  judul: 'Survei Kesiapan Karier Mahasiswa 2026/2027',
  deskripsi: 'Rencana kerja dan keterampilan yang Anda butuhkan.',
  tahun: 2027,
  tanggalBuka: '2026-10-01',
  tanggalTutup: '2026-12-31',
  wajib: true,
  estimasiMenit: 6,
  bagian: example.bagian ?? [],
}

/** The form of the year before: five questions, the second with another wording. */
const CAREER_BEFORE: FormTracer = {
  ...CAREER,
  id: '9',
  judul: 'Survei Kesiapan Karier Mahasiswa 2025/2026',
  tahun: 2026,
  tanggalBuka: '2025-10-01',
  tanggalTutup: '2025-12-31',
  bagian: CAREER.bagian.map((bagian) => ({
    ...bagian,
    pertanyaan: (bagian.pertanyaan ?? []).filter(({ idPertanyaan }) => !['P6', 'P7'].includes(String(idPertanyaan))),
  })),
}

const choices = (...names: string[]) => names.map((nama, index) => ({ kode: String(index + 1), nama }))

/** The form for graduates: every kind of question, in two sections. */
const GRADUATES: FormTracer = {
  id: '21',
  judul: 'Tracer study lulusan 2025',
  deskripsi: 'Pekerjaan, kaitannya dengan studi, dan saran untuk kampus.',
  tahun: 2026,
  tanggalBuka: '2026-09-01',
  tanggalTutup: '2026-12-31',
  wajib: true,
  estimasiMenit: 8,
  bagian: [
    {
      idBagian: '1',
      judul: 'Pekerjaan',
      keterangan: 'Jawab menurut keadaan Anda sekarang.',
      pertanyaan: [
        {
          idPertanyaan: 'L1',
          pertanyaan: 'Apa kegiatan utama Anda sekarang?',
          jenis: 'pilihan',
          wajib: true,
          pilihan: choices('Bekerja', 'Berwirausaha', 'Melanjutkan studi', 'Mencari kerja'),
        },
        { idPertanyaan: 'L2', pertanyaan: 'Kapan Anda mulai bekerja?', jenis: 'tanggal', wajib: false },
        { idPertanyaan: 'L3', pertanyaan: 'Berapa bulan Anda mencari kerja?', jenis: 'angka', wajib: true },
        { idPertanyaan: 'L4', pertanyaan: 'Nama tempat kerja pertama', jenis: 'teks', wajib: false },
      ],
    },
    {
      idBagian: '2',
      judul: 'Studi dan pekerjaan',
      keterangan: null,
      pertanyaan: [
        {
          idPertanyaan: 'L5',
          pertanyaan: 'Seberapa erat pekerjaan Anda dengan studi?',
          jenis: 'skala',
          wajib: true,
          skalaMinimal: 1,
          skalaMaksimal: 5,
          labelMinimal: 'Tidak erat',
          labelMaksimal: 'Sangat erat',
        },
        {
          idPertanyaan: 'L6',
          pertanyaan: 'Kompetensi yang paling berguna',
          bantuan: 'Boleh lebih dari satu.',
          jenis: 'pilihanGanda',
          wajib: true,
          pilihan: choices('Pemrograman', 'Basis data', 'Komunikasi', 'Bahasa Inggris'),
        },
        { idPertanyaan: 'L7', pertanyaan: 'Saran untuk kampus', jenis: 'paragraf', wajib: false },
      ],
    },
  ],
}

/** Forms by persona, newest first. */
export const formsOf = (persona: string): readonly FormTracer[] => {
  if (persona === 'kosong') return []
  return persona === 'lulus' ? [GRADUATES] : [CAREER, CAREER_BEFORE]
}

/** Returns all questions of a form. */
export const questionsOf = ({ bagian }: FormTracer): TracerPertanyaanWire[] => questions(bagian)
