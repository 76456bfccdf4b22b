import type { Keep } from '#gateway/offline/persisted-answers.ts'
import type { Pengumuman } from '#generated/client/berita/readers.ts'
import type { RiwayatKuliah } from '#generated/client/dashboard/readers.ts'
import type { JadwalKuliah } from '#generated/client/jadwal-dan-presensi/readers.ts'
import type { RekapPembayaran } from '#generated/client/rekap-pembayaran/readers.ts'
import { readMoment } from '#shared/campus/read-moment.ts'
import type { Angka } from '#shared/wire/readers.ts'

/** The lists whose change is news, and whether a digest of each is kept for everybody. Requests bear the name of their subject. */
export const LISTS = {
  jadwal: 'always',
  nilai: 'chosen',
  tagihan: 'chosen',
  pengumuman: 'always',
  cuti: 'chosen',
  surat: 'chosen',
  wisuda: 'chosen',
  'lock-jurnal': 'chosen',
  proposal: 'chosen',
  kompre: 'chosen',
  'tugas-akhir': 'chosen',
  'kerja-praktik': 'chosen',
} as const satisfies Record<string, Keep>
export type ListName = keyof typeof LISTS

/** A list as it was read, cut down to what a student would call a change. */
export interface ReadList {
  name: ListName
  facts: readonly unknown[]
  /** When each entry was published, in milliseconds since 1970, where the list says so. */
  moments?: readonly (number | null)[]
  /** Of requests: one of them waits for a decision. */
  isOpen?: boolean
}

/** Classes: when, where, by whom. Attendance is no change of the schedule. */
export const jadwalList = (rows: readonly JadwalKuliah[]): ReadList => ({
  name: 'jadwal',
  facts: rows.map(({ idKelas, idMakul, namaMakul, kelas, dosen, jadwal }) => ({
    idKelas,
    idMakul,
    namaMakul,
    kelas,
    dosen: dosen.map((orang) => orang?.nama),
    jadwal,
  })),
})

/** Grades as the averages of the semesters say them; credits that are only registered for are none. */
export const nilaiList = (rows: readonly RiwayatKuliah[]): ReadList => ({
  name: 'nilai',
  facts: rows.flatMap(({ tahunSemester, ips, ipk }) =>
    ips === null && ipk === null ? [] : [{ tahunSemester, ips, ipk }],
  ),
})

/** Bills as their summary says them; the moment of the summary itself is none of them. */
export const tagihanList = ({ perTanggal: _, perSemester, ...totals }: RekapPembayaran): ReadList => ({
  name: 'tagihan',
  facts: [totals, ...perSemester],
})

type Published = Pick<Pengumuman, 'tanggal' | 'tanggalPublish'>

/** When an announcement was published, in milliseconds since 1970, or null. */
export const momentOf = ({ tanggalPublish, tanggal }: Published): number | null => readMoment(tanggalPublish ?? tanggal)

/** Announcements. That the student has read one is no change of it. */
export const pengumumanList = (rows: readonly Pengumuman[]): ReadList => ({
  name: 'pengumuman',
  facts: rows.map(({ idPengumuman, judul, ringkasan, tanggal, tanggalPublish, isPenting, kategori }) => ({
    idPengumuman,
    judul,
    ringkasan,
    tanggal,
    tanggalPublish,
    isPenting,
    kategori: kategori?.nama,
  })),
  moments: rows.map(momentOf),
})

/**
 * Whether something was published after a last visit. A day without a time of day begins at midnight: of the day of the visit
 * itself nobody knows, and it is not called new.
 * @param moment milliseconds since 1970, as the others
 */
export const isNewSince = (moment: Angka, since: number, now: number): boolean =>
  moment != null && moment > since && moment <= now
