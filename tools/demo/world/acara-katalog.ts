import type { PembicaraSeminarWire } from '#generated/models/seminar/pembicaraSeminarWire.zod.ts'
import { STORY_NOW } from './seed.ts'
import { addHari, DAY_MS, fromTanggal, plusMenit, toTanggal } from './waktu.ts'

/** An event that the campus offers: a seminar or a certification. Seats fill and doors close by the clock. */
export interface AcaraDunia {
  id: string
  nama: string
  deskripsi: string
  /** Kind of a seminar, scheme of a certification. */
  jenis: string
  /** Who holds it, who certifies. */
  penyelenggara: string
  status: 1 | 2
  mulai: string
  selesai: string
  jamMulai: string
  jamSelesai: string
  tempat: string
  buka: string
  tutup: string
  kuota: number
  /** Seats taken at the moment of the story; of what opens later, as many as a day takes. */
  peserta: number
  biaya: number
  /** A resume or an assignment is asked for before the certificate. */
  wajibBerkas: boolean
  poin: number
  narahubung: string
  pembicara: PembicaraSeminarWire[]
}

/** What a subject says of its events; everything else follows from their place in the catalogue. */
export interface Tema {
  /** Names to choose from, each with each kind once. */
  tema: readonly string[]
  jenis: readonly string[]
  penyelenggara: readonly string[]
  /** How many days an event takes. */
  hari: number
  biaya: readonly number[]
  poin: number
  namaOf: (jenis: string, tema: string) => string
}

/** First ids of what the catalogue makes: ahead, cancelled, past. */
const FIRST = { ahead: 101, cancelled: 201, past: 301 } as const
/** Together with the story's own, three pages of twenty in either state; past ones for who has done the most. */
const COUNT = { ahead: 48, cancelled: 45, past: 240 } as const
/** Days between two events, and from the story to the first one. */
const STEP = { ahead: 2, cancelled: 2, past: 5 } as const
const BEGIN = 5
const KUOTA = [40, 60, 120, 250] as const
const TEMPAT = ['Aula Barat', 'Aula Timur', 'Lab 2', 'R. 305'] as const
const NARAHUBUNG = [
  'Maya Lestari, M.Ds.',
  'Yusuf Maulana, M.T.',
  'Bagas Nugroho, M.T.',
  'Dewi Anggraini, M.M.',
] as const
const PEMBICARA = ['Dr. Ratna Wulandari, M.Kom.', 'Dr. Hendra Wijaya, M.Kom.', ...NARAHUBUNG] as const
/** Registration is open so long before the day, and closes two days before it. */
const OPEN_DAYS = 30
const CLOSED_DAYS = 2
const TALK_MINUTES = 60

const at = <Row>(rows: readonly Row[], index: number): Row => rows[index % rows.length] as Row

/** Two speakers of an event, by its place in the catalogue. */
export const pembicaraOf = (index: number, tema: string, { mulai, tempat }: Pick<AcaraDunia, 'mulai' | 'tempat'>) =>
  [0, 1].map((place) => {
    const jamMulai = plusMenit('09.15', place * (TALK_MINUTES + 15))
    return {
      id: place + 1,
      nama: at(PEMBICARA, index + place),
      instansi: 'Universitas Arunika',
      topik: place === 0 ? `Pengantar ${tema.toLowerCase()}` : `Praktik ${tema.toLowerCase()}`,
      tanggal: mulai,
      jamMulai,
      jamSelesai: plusMenit(jamMulai, TALK_MINUTES),
      ruang: tempat,
    }
  })

type Group = keyof typeof FIRST

const dayOf = (group: Group, index: number): string => {
  const days = group === 'past' ? -(BEGIN + index * STEP.past) - 60 : BEGIN + index * STEP[group]
  return toTanggal(STORY_NOW + days * DAY_MS)
}

const made = (of: Tema, group: Group, index: number): AcaraDunia => {
  const place = index + (group === 'cancelled' ? COUNT.ahead : 0)
  const tema = at(of.tema, place)
  const jenis = at(of.jenis, place + Math.floor(place / of.tema.length))
  const mulai = dayOf(group, index)
  const kuota = at(KUOTA, index)
  const tempat = at(TEMPAT, index)
  const nama = of.namaOf(jenis, tema)
  return {
    id: String(FIRST[group] + index),
    nama: group === 'past' ? `${nama} ${mulai.slice(0, 4)}` : nama,
    deskripsi: `${jenis} tentang ${tema.toLowerCase()} untuk semua program studi.`,
    jenis,
    penyelenggara: at(of.penyelenggara, index),
    status: group === 'cancelled' ? 2 : 1,
    mulai,
    selesai: addHari(mulai, of.hari - 1),
    jamMulai: '09.00',
    jamSelesai: '12.00',
    tempat,
    buka: addHari(mulai, -OPEN_DAYS),
    tutup: addHari(mulai, -CLOSED_DAYS),
    kuota,
    peserta: Math.round(kuota * at([0.4, 0.9, 0.6, 0.2, 1], index)),
    biaya: at(of.biaya, index),
    wajibBerkas: index % 2 === 0,
    poin: of.poin + (index % 3) * 2,
    narahubung: at(NARAHUBUNG, index),
    pembicara: pembicaraOf(index, tema, { mulai, tempat }),
  }
}

const groupOf = (of: Tema, group: Group): AcaraDunia[] =>
  Array.from({ length: COUNT[group] }, (_, index) => made(of, group, index))

/** What a campus offers: the story's own events first, then those that follow from a few words. */
export const katalogOf = (story: readonly AcaraDunia[], of: Tema): AcaraDunia[] => [
  ...story,
  ...groupOf(of, 'ahead'),
  ...groupOf(of, 'cancelled'),
  ...groupOf(of, 'past'),
]

/** Ids of the past events of the catalogue, the latest first. */
export const PAST_IDS: readonly string[] = Array.from({ length: COUNT.past }, (_, index) => String(FIRST.past + index))

const openedAt = ({ buka }: AcaraDunia): number => fromTanggal(buka, '08.00')

/** The last moment at which one may still register. */
const tutupAt = ({ tutup }: AcaraDunia): number => fromTanggal(tutup, '23.59')

/** When an event begins, and when it is over. */
export const mulaiAt = ({ mulai, jamMulai }: AcaraDunia): number => fromTanggal(mulai, jamMulai)
export const selesaiAt = ({ selesai, jamSelesai }: AcaraDunia): number => fromTanggal(selesai, jamSelesai)

/** Whether one may register by the clock alone: before, open, after. */
export const faseDaftar = (acara: AcaraDunia, now: number): 'before' | 'open' | 'after' => {
  if (now < openedAt(acara)) return 'before'
  return now > tutupAt(acara) ? 'after' : 'open'
}

/** Seats taken now by others: none before it opens, none more once it has closed. */
export const pesertaAt = (acara: AcaraDunia, now: number): number => {
  const opened = openedAt(acara)
  const open = Math.min(now, tutupAt(acara)) - opened
  if (open <= 0) return 0
  // What was open at the story has as many as the story says then; what opens later fills in half of its time.
  const pace = opened < STORY_NOW ? Math.min(STORY_NOW, tutupAt(acara)) - opened : (tutupAt(acara) - opened) / 2
  return Math.min(acara.kuota, Math.round((acara.peserta * open) / pace))
}
