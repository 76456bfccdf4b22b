import type { PembicaraSeminarWire } from '#generated/models/seminar/pembicaraSeminarWire.zod.ts'
import { STORY_NOW } from './seed.ts'
import { addHari, DAY_MS, fromTanggal, plusMenit, toTanggal } from './waktu.ts'

/**
 * An event that the campus offers: a seminar or a certification. Seats fill and registration opens and closes by the
 * clock.
 */
export interface AcaraDunia {
  id: string
  nama: string
  deskripsi: string
  /** Kind of a seminar, scheme of a certification. */
  jenis: string
  /** Organiser of a seminar, certifying body of a certification. */
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
  /**
   * Seats taken at the start of the story; for events that open later, the seats taken by the middle of the
   * registration.
   */
  peserta: number
  biaya: number
  /** True when a resume or an assignment is required before the certificate. */
  wajibBerkas: boolean
  poin: number
  narahubung: string
  pembicara: PembicaraSeminarWire[]
}

/** Values of a subject's events. All other values are derived from the index in the catalogue. */
export interface Tema {
  /** Topics, each combined with each kind once. */
  tema: readonly string[]
  jenis: readonly string[]
  penyelenggara: readonly string[]
  /** Duration of an event in days. */
  hari: number
  biaya: readonly number[]
  poin: number
  namaOf: (jenis: string, tema: string) => string
}

/** First ids of generated events: ahead, cancelled, past. */
const FIRST = { ahead: 101, cancelled: 201, past: 301 } as const
/**
 * Numbers of generated events. With those of the story there are three pages of twenty in either state; the past ones
 * are for the persona with the most data.
 */
const COUNT = { ahead: 48, cancelled: 45, past: 240 } as const
/** Days between two events, and from the start of the story to the first one. */
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
/** Registration opens this many days before the event, and closes two days before it. */
const OPEN_DAYS = 30
const CLOSED_DAYS = 2
const TALK_MINUTES = 60

const at = <Row>(rows: readonly Row[], index: number): Row => rows[index % rows.length] as Row

/** Returns two speakers of an event, by its index in the catalogue. */
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

/** Returns the events of a campus: those of the story first, then generated ones. */
export const katalogOf = (story: readonly AcaraDunia[], of: Tema): AcaraDunia[] => [
  ...story,
  ...groupOf(of, 'ahead'),
  ...groupOf(of, 'cancelled'),
  ...groupOf(of, 'past'),
]

/** Ids of the past events of the catalogue, latest first. */
export const PAST_IDS: readonly string[] = Array.from({ length: COUNT.past }, (_, index) => String(FIRST.past + index))

const openedAt = ({ buka }: AcaraDunia): number => fromTanggal(buka, '08.00')

/** Returns the last moment of registration. */
const tutupAt = ({ tutup }: AcaraDunia): number => fromTanggal(tutup, '23.59')

/** Start time of an event; selesaiAt is its end. */
export const mulaiAt = ({ mulai, jamMulai }: AcaraDunia): number => fromTanggal(mulai, jamMulai)
export const selesaiAt = ({ selesai, jamSelesai }: AcaraDunia): number => fromTanggal(selesai, jamSelesai)

/** Returns the registration phase by the clock alone: before, open, after. */
export const faseDaftar = (acara: AcaraDunia, now: number): 'before' | 'open' | 'after' => {
  if (now < openedAt(acara)) return 'before'
  return now > tutupAt(acara) ? 'after' : 'open'
}

/** Returns the seats that others have taken: none before registration opens, constant after it closes. */
export const pesertaAt = (acara: AcaraDunia, now: number): number => {
  const opened = openedAt(acara)
  const open = Math.min(now, tutupAt(acara)) - opened
  if (open <= 0) return 0
  // Events open at the start of the story have the story's number at that moment. Those that open later reach it in
  // half of their time.
  const pace = opened < STORY_NOW ? Math.min(STORY_NOW, tutupAt(acara)) - opened : (tutupAt(acara) - opened) / 2
  return Math.min(acara.kuota, Math.round((acara.peserta * open) / pace))
}
