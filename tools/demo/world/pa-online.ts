import * as z from 'zod/mini'
import { getGetPaOnlineResponseMock } from '#generated/mocks/pa-online/pa-online.msw.ts'
import type { PaOnlinePesanWire } from '#generated/models/pa-online/paOnlinePesanWire.zod.ts'
import type { PaOnlineWire } from '#generated/models/pa-online/paOnlineWire.zod.ts'
import type { SendPaOnlineBodyOutput } from '#generated/models/pa-online/sendPaOnlineBody.zod.ts'
import { Refusal } from '../refusal.ts'
import { DOSEN } from './kelas-builder.ts'
import type { Mahasiswa, Periode } from './mahasiswa-types.ts'
import { PERIODE_BERJALAN } from './rules.ts'
import { studentPart } from './student-part.ts'
import { periodeOf } from './tagihan-builder.ts'
import { addHari, DAY_MS, fromTanggal, toIso, toTanggal } from './waktu.ts'

/** A message from a student to the advisor. */
const Pesan = z.object({
  tahun: z.int(),
  semester: z.int(),
  topik: z.nullable(z.string()),
  isi: z.string(),
  waktu: z.string(),
})
/** The student's messages to the advisor, in order of time. */
const PART = studentPart('pa-online', z.array(Pesan))

/** Persona whose conversation is that of the story (docs/story.md). */
const STORY = 'aktif'
/** Time until the advisor reads and answers a message, within office hours; outside of them on the next morning. */
const ANSWER_MS = 3 * 3_600_000
const OFFICE = ['08.30', '17.00'] as const
/** Number of questions of the persona padat, each with an answer. */
const PADAT_TURNS = 160
const PADAT_STEP_MS = 8 * 3_600_000

const isSame = (a: Periode, b: Periode): boolean => a.tahun === b.tahun && a.semester === b.semester

const isDibuka = ({ status }: Mahasiswa, periode: Periode): boolean =>
  status === 'Aktif' && isSame(periode, PERIODE_BERJALAN)

/** Returns when the advisor answers a message. */
const answeredAt = (sent: number): number => {
  const at = sent + ANSWER_MS
  const day = toTanggal(at)
  if (at < fromTanggal(day, OFFICE[0])) return fromTanggal(day, OFFICE[0])
  return at > fromTanggal(day, OFFICE[1]) ? fromTanggal(addHari(day, 1), OFFICE[0]) : at
}

const turnOf = (
  { nama }: Pick<Mahasiswa, 'nama'>,
  id: string,
  { topik, isi, waktu }: Pick<z.infer<typeof Pesan>, 'topik' | 'isi' | 'waktu'>,
  jawaban: string,
): PaOnlinePesanWire[] => [
  { idPesan: id, pengirim: 'mahasiswa', nama, topik, isi, waktu, isDibaca: true },
  {
    idPesan: `${id}-1`,
    pengirim: 'dosen',
    nama: DOSEN.hendra.nama,
    topik,
    isi: jawaban,
    waktu: toIso(answeredAt(Date.parse(waktu))),
    isDibaca: true,
  },
]

const TOPIK = ['Kemajuan studi', 'Pilihan mata kuliah', 'Kegiatan di luar kelas', 'Jadwal bimbingan'] as const

/** Returns hundreds of messages over the term, three times a day. */
const padatOf = (mahasiswa: Mahasiswa): PaOnlinePesanWire[] =>
  Array.from({ length: PADAT_TURNS }, (_, index) => index).flatMap((index) =>
    turnOf(
      mahasiswa,
      String(5000 + index),
      {
        topik: TOPIK[index % TOPIK.length] ?? null,
        isi: `Selamat siang, Pak. Laporan ke-${index + 1}: semua tugas pekan ini sudah saya kumpulkan.`,
        waktu: toIso(fromTanggal(PERIODE_BERJALAN.tanggalMulai, '08.00') + index * PADAT_STEP_MS),
      },
      `Laporan ke-${index + 1} saya terima. Lanjutkan.`,
    ),
  )

/** Returns the seed messages of a period. */
const seedOf = (mahasiswa: Mahasiswa, periode: Periode): PaOnlinePesanWire[] => {
  const { persona, angkatan, semesterBerjalan } = mahasiswa
  if (persona === 'kosong') return []
  const isNow = isSame(periode, PERIODE_BERJALAN)
  if (isNow && persona === STORY) return getGetPaOnlineResponseMock().data
  if (isNow && persona === 'padat') return padatOf(mahasiswa)
  const semesters = Array.from({ length: semesterBerjalan }, (_, index) => periodeOf(angkatan, index + 1))
  if (!semesters.some((one) => isSame(one, periode)) || (isNow && mahasiswa.status !== 'Aktif')) return []
  const begin = periode.semester === 1 ? `${periode.tahun - 1}-09-03` : `${periode.tahun}-02-11`
  return turnOf(
    mahasiswa,
    `${periode.tahun}${periode.semester}`,
    {
      topik: 'Rencana studi',
      isi: 'Selamat pagi, Pak. Rencana studi semester ini sudah saya isi di portal. Mohon diperiksa.',
      waktu: toIso(fromTanggal(begin, '09.10')),
    },
    'Sudah saya periksa dan setujui.\nJaga kehadiran, dan sampaikan bila ada kesulitan.',
  )
}

/** Returns messages written in the demo, each with the advisor's answer once it was given. */
const writtenAnswers = (mahasiswa: Mahasiswa, periode: Periode, now: number): PaOnlinePesanWire[] => {
  const written = (PART.read(mahasiswa) ?? []).filter((pesan) => isSame(pesan, periode))
  return written.flatMap((pesan, index) => {
    const id = `P${pesan.tahun}${pesan.semester}-${index + 1}`
    const [own, jawaban] = turnOf(
      mahasiswa,
      id,
      pesan,
      `Pesan Anda tentang ${pesan.topik ?? 'bimbingan'} sudah saya baca. Kita bahas pada pertemuan berikutnya.`,
    )
    const at = answeredAt(Date.parse(pesan.waktu))
    const next = written[index + 1]
    const isOne = next === undefined || Date.parse(next.waktu) > at // messages sent before the answer share one answer
    const sent = own ? [{ ...own, isDibaca: at <= now }] : []
    return isOne && jawaban && at <= now ? [...sent, { ...jawaban, isDibaca: now - at > DAY_MS || !!next }] : sent
  })
}

/** Returns the next meeting of the story; null when it is in the past. */
const pertemuanOf = (mahasiswa: Mahasiswa, periode: Periode, now: number): string | null => {
  const at = getGetPaOnlineResponseMock().pertemuanBerikutnya ?? null
  return at !== null && isDibuka(mahasiswa, periode) && Date.parse(at) > now ? at : null
}

/** Returns the conversation of a student and the advisor in one period, in order of time. */
export const paOnlineAnswer = (mahasiswa: Mahasiswa, periode: Periode, now: number): PaOnlineWire => {
  const { semester } = periode
  const isKosong = mahasiswa.persona === 'kosong'
  const data = [...seedOf(mahasiswa, periode), ...writtenAnswers(mahasiswa, periode, now)]
    .filter(({ waktu }) => Date.parse(waktu ?? '') <= now)
    .sort((a, b) => Date.parse(a.waktu ?? '') - Date.parse(b.waktu ?? ''))
  return {
    tahun: periode.tahun,
    semester: semester === 1 || semester === 2 || semester === 3 || semester === 4 ? semester : null,
    pembimbing: isKosong ? null : DOSEN.hendra,
    isDibuka: isDibuka(mahasiswa, periode),
    pertemuanBerikutnya: isKosong ? null : pertemuanOf(mahasiswa, periode, now),
    data,
    meta: { currentPage: 1, totalItems: data.length },
  }
}

/**
 * Stores a message of a student.
 * @throws Refusal 422 in a closed period
 */
export const writePesan = (
  mahasiswa: Mahasiswa,
  periode: Periode,
  { topik, isi }: SendPaOnlineBodyOutput,
  now: number,
): void => {
  if (!isDibuka(mahasiswa, periode)) throw new Refusal(422, 'Bimbingan online pada periode ini ditutup.')
  const pesan = { ...periode, topik: topik ?? null, isi, waktu: toIso(now) }
  PART.write(mahasiswa, [...(PART.read(mahasiswa) ?? []), pesan])
}
