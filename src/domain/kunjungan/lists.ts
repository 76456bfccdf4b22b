import type { Keep } from '#gateway/offline/persisted-answers.ts'
import type { Pengumuman } from '#generated/client/berita/readers.ts'
import type { RiwayatKuliah } from '#generated/client/dashboard/readers.ts'
import type { JadwalKuliah } from '#generated/client/jadwal-dan-presensi/readers.ts'
import type { RekapPembayaran } from '#generated/client/rekap-pembayaran/readers.ts'
import { readMoment } from '#shared/campus/read-moment.ts'
import type { Angka } from '#shared/wire/readers.ts'

/**
 * Lists whose changes are news, and whether their digests are stored for every user. Lists of requests have the name of
 * their subject.
 */
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

/** A fetched list, reduced to the data whose change matters to a student. */
export interface ReadList {
  name: ListName
  facts: readonly unknown[]
  /** Time of publication of each entry, in milliseconds since 1970, where the list has it. */
  moments?: readonly (number | null)[]
  /** For requests: true when one of them waits for a decision. */
  isOpen?: boolean
}

/** Classes: time, place, lecturers. Attendance is not a change of the schedule. */
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

/** Grades, as averages of the semesters; semesters that are only registered for are left out. */
export const nilaiList = (rows: readonly RiwayatKuliah[]): ReadList => ({
  name: 'nilai',
  facts: rows.flatMap(({ tahunSemester, ips, ipk }) =>
    ips === null && ipk === null ? [] : [{ tahunSemester, ips, ipk }],
  ),
})

/** Bills, as in their summary without its timestamp. */
export const tagihanList = ({ perTanggal: _, perSemester, ...totals }: RekapPembayaran): ReadList => ({
  name: 'tagihan',
  facts: [totals, ...perSemester],
})

type Published = Pick<Pengumuman, 'tanggal' | 'tanggalPublish'>

/** Returns the time of publication of an announcement, in milliseconds since 1970, or null. */
export const momentOf = ({ tanggalPublish, tanggal }: Published): number | null => readMoment(tanggalPublish ?? tanggal)

/** Announcements. Reading one is not a change. */
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
 * Returns whether something was published after a last visit. A date without a time begins at midnight: on the day of
 * the visit the order is unknown, so it does not count as new.
 * @param moment milliseconds since 1970, like the others
 */
export const isNewSince = (moment: Angka, since: number, now: number): boolean =>
  moment != null && moment > since && moment <= now
