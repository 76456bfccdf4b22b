import type { Huruf, Makul, MakulTempuh } from './mahasiswa-types.ts'

/** kodeMakul, namaMakul, namaMakulInggris, sks */
type Row = readonly [string, string, string, number]

const SEMESTER: readonly (readonly Row[])[] = [
  [
    ['IF2101', 'Dasar Pemrograman', 'Introduction to Programming', 3],
    ['IF2102', 'Kalkulus I', 'Calculus I', 3],
    ['IF2103', 'Logika Informatika', 'Logic for Informatics', 3],
    ['IF2104', 'Pengantar Teknologi Informasi', 'Introduction to Information Technology', 3],
    ['IF2105', 'Fisika Dasar', 'Basic Physics', 3],
    ['IF2106', 'Praktikum Dasar Pemrograman', 'Programming Laboratory', 1],
    ['UN2101', 'Bahasa Indonesia', 'Indonesian Language', 2],
    ['UN2102', 'Pendidikan Agama', 'Religious Education', 2],
  ],
  [
    ['IF2201', 'Struktur Data', 'Data Structures', 3],
    ['IF2202', 'Kalkulus II', 'Calculus II', 3],
    ['IF2203', 'Matematika Diskrit', 'Discrete Mathematics', 3],
    ['IF2204', 'Arsitektur Komputer', 'Computer Architecture', 3],
    ['IF2205', 'Aljabar Linear', 'Linear Algebra', 3],
    ['IF2206', 'Sistem Digital', 'Digital Systems', 3],
    ['IF2207', 'Praktikum Struktur Data', 'Data Structures Laboratory', 1],
    ['UN2201', 'Pendidikan Jasmani', 'Physical Education', 1],
    ['UN2202', 'Kewirausahaan', 'Entrepreneurship', 2],
  ],
  [
    ['IF2301', 'Jaringan Komputer', 'Computer Networks', 3],
    ['IF2302', 'Interaksi Manusia dan Komputer', 'Human-Computer Interaction', 3],
    ['IF2303', 'Pemrograman Lanjut', 'Advanced Programming', 3],
    ['IF2304', 'Metode Numerik', 'Numerical Methods', 3],
    ['IF2305', 'Teori Graf', 'Graph Theory', 3],
    ['IF2306', 'Komunikasi Data', 'Data Communication', 2],
    ['IF2307', 'Praktikum Jaringan Komputer', 'Computer Networks Laboratory', 1],
    ['UN2301', 'Etika Profesi', 'Professional Ethics', 2],
  ],
  [
    ['IF2401', 'Analisis dan Perancangan Sistem', 'Systems Analysis and Design', 3],
    ['IF2402', 'Basis Data', 'Databases', 3],
    ['IF2403', 'Sistem Operasi', 'Operating Systems', 3],
    ['IF2404', 'Pemrograman Berorientasi Objek', 'Object-Oriented Programming', 3],
    ['IF2405', 'Statistika dan Probabilitas', 'Statistics and Probability', 3],
    ['IF2406', 'Desain dan Analisis Algoritma', 'Design and Analysis of Algorithms', 3],
    ['IF2407', 'Praktikum Basis Data', 'Database Laboratory', 1],
    ['IF2408', 'Praktikum Sistem Operasi', 'Operating Systems Laboratory', 1],
    ['UN2401', 'Bahasa Inggris Akademik', 'Academic English', 2],
  ],
  [
    ['IF2504', 'Rekayasa Perangkat Lunak', 'Software Engineering', 3],
    ['IF2505', 'Teori Bahasa dan Automata', 'Formal Languages and Automata', 3],
    ['IF2506', 'Sistem Terdistribusi', 'Distributed Systems', 3],
    ['IF2507', 'Praktikum Basis Data Lanjut', 'Advanced Database Laboratory', 1],
    ['UN2501', 'Pancasila dan Kewarganegaraan', 'Pancasila and Civics', 3],
    ['IF2501', 'Basis Data Lanjut', 'Advanced Databases', 3],
    ['IF2502', 'Grafika Komputer', 'Computer Graphics', 3],
    ['IF2503', 'Pemrograman Web Lanjut', 'Advanced Web Programming', 3],
  ],
  [
    ['IF2601', 'Kecerdasan Buatan', 'Artificial Intelligence', 3],
    ['IF2602', 'Keamanan Informasi', 'Information Security', 3],
    ['IF2603', 'Pemrograman Perangkat Bergerak', 'Mobile Programming', 3],
    ['IF2604', 'Manajemen Proyek Perangkat Lunak', 'Software Project Management', 3],
    ['IF2605', 'Teknik Kompilasi', 'Compiler Construction', 3],
    ['IF2606', 'Metodologi Penelitian', 'Research Methods', 2],
    ['IF2607', 'Praktikum Perangkat Bergerak', 'Mobile Programming Laboratory', 1],
    ['UN2601', 'Kuliah Kerja Nyata', 'Community Service', 3],
  ],
  [
    ['IF2701', 'Pembelajaran Mesin', 'Machine Learning', 3],
    ['IF2702', 'Komputasi Awan', 'Cloud Computing', 3],
    ['IF2703', 'Sistem Informasi Geografis', 'Geographic Information Systems', 3],
    ['IF2704', 'Pengujian Perangkat Lunak', 'Software Testing', 3],
    ['IF2705', 'Kerja Praktik', 'Internship', 2],
    ['IF2706', 'Seminar Proposal', 'Proposal Seminar', 2],
  ],
]

const PILIHAN: readonly Row[] = [
  ['IF2613', 'Internet untuk Segala', 'Internet of Things', 3],
  ['IF2614', 'Aksesibilitas Digital', 'Digital Accessibility', 2],
  ['IF2611', 'Penambangan Data', 'Data Mining', 3],
  ['IF2612', 'Realitas Virtual', 'Virtual Reality', 3],
  ['UN2611', 'Bahasa Jepang Dasar', 'Basic Japanese', 2],
]

const TUGAS_AKHIR: Row = ['IF2801', 'Tugas Akhir', 'Final Project', 6]

/** Codes of makul that must be passed first, by makul. */
const PRASYARAT: Record<string, string[]> = {
  IF2601: ['IF2406'],
  IF2602: ['IF2403'],
  IF2603: ['IF2404'],
  IF2605: ['IF2406'],
  IF2607: ['IF2407'],
  IF2611: ['IF2501'],
  IF2612: ['IF2502'],
  IF2613: ['IF2301'],
}

/** Returns the id of a makul. UN makul are numbered from 9000, IF makul from 2000: IF2504 is 2504, UN2501 is 9501. */
const idOf = (kode: string): string => (kode.startsWith('UN') ? `9${kode.slice(3)}` : kode.slice(2))

const toMakul = ([kodeMakul, namaMakul, namaMakulInggris, sks]: Row): Makul => ({
  idMakul: idOf(kodeMakul),
  kodeMakul,
  namaMakul,
  namaMakulInggris,
  sks,
})

/** Returns the makul of a semester of Teknik Informatika, 1 to 7; later semesters have none. */
export const makulSemester = (semesterKe: number): Makul[] => (SEMESTER[semesterKe - 1] ?? []).map(toMakul)

/** Returns the electives of the third year. */
export const makulPilihan = (): Makul[] => PILIHAN.map(toMakul)

/** Returns the last makul of the studies. */
export const makulTugasAkhir = (): Makul => toMakul(TUGAS_AKHIR)

export const prasyaratOf = (kodeMakul: string): string[] => PRASYARAT[kodeMakul] ?? []

const ANGKA: Record<Huruf, number> = { A: 88, AB: 79, B: 72, BC: 66, C: 60, D: 48, E: 20 }

/**
 * Adds final grades to makul.
 * @param huruf letters in the order of the makul, separated by spaces; repeated when shorter
 * @param angka numbers, when they are known
 */
export const withNilai = (
  makul: readonly Makul[],
  huruf: readonly Huruf[],
  angka: readonly number[] = [],
): MakulTempuh[] =>
  makul.map((baris, index) => {
    const nilaiHuruf = huruf[index % huruf.length] ?? 'B'
    return { ...baris, nilaiHuruf, nilaiAngka: angka[index] ?? ANGKA[nilaiHuruf] + (index % 4) }
  })
