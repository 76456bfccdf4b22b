import type { JenisBimbingan } from '#generated/models/jenisBimbingan.zod.ts'
/** A member of a chat: a student by idMahasiswa, a lecturer by NIDN. */
export interface AnggotaChat {
  id: string
  nama: string
}

export interface GrupChat {
  groupId: string
  nama: string
  jenis: 'bimbingan' | 'umum'
  /** Kind and id of the guided work, as in listBimbingan; null in a group without a bimbingan. */
  jenisBimbingan: JenisBimbingan | null
  usulanId: string | null
  anggota: AnggotaChat[]
  createdAt: string
}

export interface ThreadChat {
  threadId: string
  groupId: string
  judul: string
  isi: string
  isSelesai: boolean
  createdAt: string
  updatedAt: string
}

export interface PesanChat {
  idPesan: string
  /** Position in the order of all messages, from 1. */
  urut: number
  groupId: string
  threadId: string
  pengirim: AnggotaChat
  isi: string
  createdAt: string
  /** Set by the sender, so that sending again creates no second message. */
  clientId: string | null
}

export interface ChatWorld {
  /** Value of the campus setting enable_chat. */
  isEnabled: boolean
  groups: GrupChat[]
  threads: ThreadChat[]
  messages: PesanChat[]
  /** Last read `urut`: by member, then by thread. */
  dibaca: Record<string, Record<string, number>>
  /** The last id that was issued. */
  nomor: number
}

const SEKAR = { id: '240117023', nama: 'Sekar Ayu Prameswari' }
const NADIA = { id: '240117131', nama: 'Nadia Kusuma Dewi' }
const GALIH = { id: '240117077', nama: 'Galih Wicaksono' }
const KIRANA = { id: '220117031', nama: 'Kirana Maheswari Putri' }
const HENDRA = { id: '0603067502', nama: 'Dr. Hendra Wijaya, M.Kom.' }
const RATNA = { id: '0612057901', nama: 'Dr. Ratna Wulandari, M.Kom.' }
const BAGAS = { id: '0621088804', nama: 'Bagas Nugroho, M.T.' }

type Line = readonly [threadId: string, pengirim: AnggotaChat, createdAt: string, isi: string]

const LINES: readonly Line[] = [
  ['4398', SEKAR, '2026-10-20T10:05:00+07:00', 'Selamat pagi, Bu. Diagram relasi dan kamus data sudah saya unggah.'],
  ['4398', RATNA, '2026-10-20T15:40:00+07:00', 'Sudah baik. Lengkapi indeks tabel presensi.'],
  ['4420', NADIA, '2026-10-21T19:12:00+07:00', 'Laporan pertemuan 7 dikumpulkan dalam bentuk apa ya?'],
  ['4420', BAGAS, '2026-10-22T09:10:00+07:00', 'Satu berkas PDF untuk tiap kelompok, paling lambat Rabu pukul 13.00.'],
  [
    '4412',
    SEKAR,
    '2026-10-22T13:20:00+07:00',
    'Selamat siang, Bu. Saya lampirkan rancangan pengujian untuk pertemuan berikutnya.',
  ],
  [
    '4412',
    RATNA,
    '2026-10-22T13:52:00+07:00',
    'Terima kasih, Sekar. Tambahkan skenario untuk kode yang kedaluwarsa, lalu kita bahas besok.',
  ],
]

const GROUPS: readonly GrupChat[] = [
  {
    groupId: '8801',
    nama: 'Bimbingan tugas akhir Sekar',
    jenis: 'bimbingan',
    jenisBimbingan: 'tugas-akhir',
    usulanId: '412',
    anggota: [SEKAR, RATNA],
    createdAt: '2026-10-12T14:31:00+07:00',
  },
  {
    groupId: '8764',
    nama: 'Bimbingan kerja praktik Sekar',
    jenis: 'bimbingan',
    jenisBimbingan: 'kerja-praktik',
    usulanId: '310',
    anggota: [SEKAR, BAGAS],
    createdAt: '2026-06-10T09:00:00+07:00',
  },
  {
    groupId: '8790',
    nama: 'Bimbingan tugas akhir Kirana',
    jenis: 'bimbingan',
    jenisBimbingan: 'tugas-akhir',
    usulanId: '388',
    anggota: [KIRANA, HENDRA],
    createdAt: '2026-03-06T13:00:00+07:00',
  },
  {
    groupId: '8815',
    nama: 'Praktikum Basis Data Lanjut B2',
    jenis: 'umum',
    jenisBimbingan: null,
    usulanId: null,
    anggota: [SEKAR, NADIA, GALIH, BAGAS],
    createdAt: '2026-09-02T16:00:00+07:00',
  },
]

const THREADS: readonly [threadId: string, groupId: string, judul: string, isSelesai: boolean][] = [
  ['4398', '8801', 'Rancangan basis data', true],
  ['4412', '8801', 'Rancangan pengujian', false],
  ['4420', '8815', 'Laporan pertemuan 7', false],
]

const groupOfThread = (threadId: string): string => THREADS.find(([id]) => id === threadId)?.[1] ?? ''

const seedMessages = (): PesanChat[] =>
  LINES.map(([threadId, pengirim, createdAt, isi], index) => ({
    idPesan: `p${index + 1}`,
    urut: index + 1,
    groupId: groupOfThread(threadId),
    threadId,
    pengirim,
    isi,
    createdAt,
    clientId: null,
  }))

const seedThreads = (messages: readonly PesanChat[]): ThreadChat[] =>
  THREADS.map(([threadId, groupId, judul, isSelesai]) => {
    const own = messages.filter((message) => message.threadId === threadId)
    const [first] = own
    return {
      threadId,
      groupId,
      judul,
      isi: first?.isi ?? '',
      isSelesai,
      createdAt: first?.createdAt ?? '',
      updatedAt: own.at(-1)?.createdAt ?? '',
    }
  })

/**
 * Creates the conversations of the story: a guidance and a class group. Sekar has not read the newest message of her
 * guidance.
 */
export const createChatWorld = (): ChatWorld => {
  const messages = seedMessages()
  return {
    isEnabled: false,
    groups: GROUPS.map((group) => ({ ...group, anggota: [...group.anggota] })),
    threads: seedThreads(messages),
    messages,
    dibaca: {
      [SEKAR.id]: { 4398: 2, 4412: 5, 4420: 4 },
      [NADIA.id]: { 4420: 4 },
      [GALIH.id]: { 4420: 4 },
    },
    nomor: 9000,
  }
}

/** Returns the id of the chat group about a work; null when there is none. */
export const idGrupOf = ({ groups }: ChatWorld, jenisBimbingan: JenisBimbingan, usulanId: string): string | null =>
  groups.find((group) => group.jenisBimbingan === jenisBimbingan && group.usulanId === usulanId)?.groupId ?? null
