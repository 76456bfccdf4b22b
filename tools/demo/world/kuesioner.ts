import { getListMakulKuesionerProsesPembelajaranResponseMock } from '#generated/mocks/kuesioner/kuesioner.msw.ts'
import type { KuesionerMakulWire } from '#generated/models/kuesioner/kuesionerMakulWire.zod.ts'
import type { KuesionerSemesterWire } from '#generated/models/kuesioner/kuesionerSemesterWire.zod.ts'
import type { KuesionerWaktuWire } from '#generated/models/kuesioner/kuesionerWaktuWire.zod.ts'
import { isPeriode, kelasOfPeriode } from './kelas-periode.ts'
import type { Kelas, Mahasiswa, Periode } from './mahasiswa-types.ts'
import { labelPeriode } from './periode.ts'
import { PERIODE_BERJALAN } from './rules.ts'
import type { JenisKuesioner, KuesionerSection } from './student-parts.ts'
import { addHari, fromTanggal, toIso } from './waktu.ts'

/** Persona whose questionnaires are those of the story (docs/story.md). */
const STORY = 'aktif'
/**
 * The persona with unanswered courses of a finished period. The campus has extended the deadline and locks
 * registrations until they are answered.
 */
const TERTUNDA = { persona: 'kelebihan-bayar', tahun: 2026, semester: 2, tanggalSelesai: '2027-01-31', makul: 3 }
const NOMOR: Record<JenisKuesioner, number> = { proses_pembelajaran: 1, layanan: 2, kritiksaran: 3 }
export const JENIS: readonly JenisKuesioner[] = ['proses_pembelajaran', 'layanan', 'kritiksaran']
/** Questionnaires of earlier periods were submitted this many days before their end. */
const DAYS_BEFORE_END = 3

interface Window {
  tanggalMulai: string
  tanggalSelesai: string
}

/** Returns when a questionnaire of a period is open: near its end, or during the whole period for criticism. */
const windowOf = ({ tahun, semester }: Periode, jenis: JenisKuesioner): Window => {
  const [mulai = '', selesai = '', begin = '', end = ''] = {
    1: [`${tahun - 1}-10-19`, `${tahun - 1}-11-06`, `${tahun - 1}-08-31`, `${tahun}-01-15`],
    2: [`${tahun}-05-25`, `${tahun}-06-12`, `${tahun}-02-15`, `${tahun}-07-03`],
    3: [`${tahun}-02-01`, `${tahun}-02-12`, `${tahun}-01-18`, `${tahun}-02-12`],
  }[semester] ?? [`${tahun}-08-03`, `${tahun}-08-14`, `${tahun}-07-06`, `${tahun}-08-14`]
  return jenis === 'kritiksaran'
    ? { tanggalMulai: begin, tanggalSelesai: end }
    : { tanggalMulai: mulai, tanggalSelesai: selesai }
}

const isTertunda = ({ persona }: Mahasiswa, jenis: JenisKuesioner, periode: Periode): boolean =>
  persona === TERTUNDA.persona && jenis === 'proses_pembelajaran' && isPeriode(periode, TERTUNDA)

/** Returns the window for a student. */
export const jendelaKuesioner = (mahasiswa: Mahasiswa, jenis: JenisKuesioner, periode: Periode): Window => {
  const window = windowOf(periode, jenis)
  return isTertunda(mahasiswa, jenis, periode) ? { ...window, tanggalSelesai: TERTUNDA.tanggalSelesai } : window
}

/** Returns the first and the last moment of the window in milliseconds. */
export const batasKuesioner = (mahasiswa: Mahasiswa, jenis: JenisKuesioner, periode: Periode) => {
  const { tanggalMulai, tanggalSelesai } = jendelaKuesioner(mahasiswa, jenis, periode)
  return { mulai: fromTanggal(tanggalMulai), selesai: fromTanggal(addHari(tanggalSelesai, 1)) - 1000 }
}

const isBuka = (mahasiswa: Mahasiswa, jenis: JenisKuesioner, periode: Periode, now: number): boolean => {
  const { mulai, selesai } = batasKuesioner(mahasiswa, jenis, periode)
  return mulai <= now && now <= selesai
}

/** Returns the periods in which a student had or has classes, the running one first. */
export const periodeKuesioner = ({ kelas, riwayat }: Mahasiswa): Periode[] => {
  const running = kelas.length > 0 ? [{ tahun: PERIODE_BERJALAN.tahun, semester: PERIODE_BERJALAN.semester }] : []
  const before = riwayat.map(({ tahun, semester }) => ({ tahun, semester })).reverse()
  return [...running, ...before.filter((one) => !running.some((other) => isPeriode(one, other)))]
}

export const idKuesioner = ({ tahun, semester }: Periode, jenis: JenisKuesioner): string =>
  `${tahun}${semester}${NOMOR[jenis]}`

const isSame = (a: KuesionerSection, b: KuesionerSection): boolean =>
  a.jenis === b.jenis && isPeriode(a, b) && a.idMakul === b.idMakul

/** Returns when a part was submitted in the seed; null when it was not. */
const seedWaktu = (mahasiswa: Mahasiswa, { jenis, idMakul, ...periode }: KuesionerSection): string | null => {
  if (isPeriode(periode, PERIODE_BERJALAN)) {
    if (mahasiswa.persona !== STORY || jenis !== 'proses_pembelajaran') return null
    const told = getListMakulKuesionerProsesPembelajaranResponseMock().data
    return told.find((row) => String(row.idMakul) === idMakul)?.tanggalDiisi ?? null
  }
  const isLast = () =>
    kelasOfPeriode(mahasiswa, periode)
      .slice(-TERTUNDA.makul)
      .some((kelas) => kelas.idMakul === idMakul)
  if (isTertunda(mahasiswa, jenis, periode) && isLast()) return null
  return toIso(fromTanggal(addHari(windowOf(periode, jenis).tanggalSelesai, -DAYS_BEFORE_END), '19.20'))
}

/** Returns when a part was submitted; null when it is still open at the given time. */
export const terkirimPada = (mahasiswa: Mahasiswa, bagian: KuesionerSection, now: number): string | null => {
  const waktu = mahasiswa.kuesioner?.find((one) => isSame(one, bagian))?.waktu ?? seedWaktu(mahasiswa, bagian)
  return waktu !== null && Date.parse(waktu) <= now ? waktu : null
}

/** Returns the answers of a part that was submitted in the demo. */
export const jawabanOf = (mahasiswa: Mahasiswa, bagian: KuesionerSection) =>
  mahasiswa.kuesioner?.find((one) => isSame(one, bagian))?.jawaban

/** Returns the parts of a questionnaire in a period. */
export const sectionsOf = (mahasiswa: Mahasiswa, jenis: JenisKuesioner, periode: Periode): KuesionerSection[] =>
  jenis === 'proses_pembelajaran'
    ? kelasOfPeriode(mahasiswa, periode).map(({ idMakul }) => ({ jenis, ...periode, idMakul }))
    : [{ jenis, ...periode, idMakul: null }]

const waktuOf = (mahasiswa: Mahasiswa, jenis: JenisKuesioner, periode: Periode, now: number): KuesionerWaktuWire => {
  const parts = sectionsOf(mahasiswa, jenis, periode)
  const sent = parts.filter((one) => terkirimPada(mahasiswa, one, now) !== null).length
  const { tahun, semester } = periode
  return {
    tahun,
    semester: semester === 1 || semester === 2 || semester === 3 || semester === 4 ? semester : null,
    label: labelPeriode(tahun, semester),
    jenis,
    idKuesioner: idKuesioner(periode, jenis),
    ...jendelaKuesioner(mahasiswa, jenis, periode),
    isBuka: isBuka(mahasiswa, jenis, periode, now),
    isSudahDiisi: sent === parts.length,
    jumlahDiisi: sent,
    jumlahTotal: parts.length,
  }
}

/** Returns the periods of a questionnaire with their windows and progress. */
export const waktuAnswer = (mahasiswa: Mahasiswa, jenis: JenisKuesioner, now: number): KuesionerSemesterWire => {
  const data = periodeKuesioner(mahasiswa).map((periode) => waktuOf(mahasiswa, jenis, periode, now))
  return { waktuKuesioner: { data, meta: { currentPage: 1, itemsPerPage: 20, totalItems: data.length } } }
}

/** Returns a course of a period as listed in the teaching questionnaire. */
export const makulKuesioner = (
  mahasiswa: Mahasiswa,
  periode: Periode,
  kelas: Kelas,
  now: number,
): KuesionerMakulWire => {
  const { idMakul, idKelas, kodeMakul, namaMakul, sks, dosen } = kelas
  const waktu = terkirimPada(mahasiswa, { jenis: 'proses_pembelajaran', ...periode, idMakul }, now)
  const judged = { isSudahDiisi: waktu !== null, tanggalDiisi: waktu }
  return { idMakul, idKelas, kodeMakul, namaMakul, kelas: kelas.kelas, sks, dosen, ...judged }
}

/** Returns the number of parts of all questionnaires that a student can and should answer now. */
export const countKuesioner = (mahasiswa: Mahasiswa, now: number): number =>
  JENIS.flatMap((jenis) => periodeKuesioner(mahasiswa).map((periode) => waktuOf(mahasiswa, jenis, periode, now)))
    .filter((row) => row.isBuka)
    .reduce((sum, { jumlahDiisi, jumlahTotal }) => sum + (jumlahTotal ?? 0) - (jumlahDiisi ?? 0), 0)

/** Returns whether the grade of a makul is hidden until its questionnaire is submitted. */
export const isNilaiTerkunci = (mahasiswa: Mahasiswa, { tahun, semester }: Periode, idMakul: string): boolean => {
  const bagian: KuesionerSection = { jenis: 'proses_pembelajaran', tahun, semester, idMakul }
  return (
    isTertunda(mahasiswa, bagian.jenis, bagian) && terkirimPada(mahasiswa, bagian, Number.POSITIVE_INFINITY) === null
  )
}

/** Returns whether any grade of a period is hidden. */
export const hasTerkunci = (mahasiswa: Mahasiswa, periode: Periode): boolean =>
  isTertunda(mahasiswa, 'proses_pembelajaran', periode) &&
  sectionsOf(mahasiswa, 'proses_pembelajaran', periode).some(({ idMakul }) =>
    isNilaiTerkunci(mahasiswa, periode, idMakul ?? ''),
  )

/** Returns the finished period whose questionnaire still locks all registrations; null when there is none. */
export const kuesionerTertunda = (mahasiswa: Mahasiswa): Periode | null => {
  const { tahun, semester } = TERTUNDA
  return hasTerkunci(mahasiswa, { tahun, semester }) ? { tahun, semester } : null
}
