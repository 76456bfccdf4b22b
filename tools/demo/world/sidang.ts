import type { PembimbingStudiAkhirWire } from '#generated/models/pembimbingStudiAkhirWire.zod.ts'
import type { SidangWire } from '#generated/models/sidang/sidangWire.zod.ts'
import { Refusal } from '../refusal.ts'
import { DOSEN } from './kelas-builder.ts'
import type { Mahasiswa } from './mahasiswa-types.ts'
import type { SidangDunia, UsulanDunia } from './student-parts.ts'
import { namaDosen, partOf, storedSidang, storedUsulan } from './tugas-akhir-store.ts'
import { addHari, fromTanggal, plusMenit, toIso, toTanggal } from './waktu.ts'
import { afterWorkDays, isWorkDay } from './work-days.ts'

/** Hours before a defence when the approval of attendance closes. */
const BATAS_JAM = 48
/** Minimum days between the request and the defence. */
const NOTICE_DAYS = 14
const ACCEPTED = { days: 1, jam: '09.00' }
const SCHEDULED = { days: 3, jam: '10.00' }
const JAM_MULAI = '09.00'
const RUANG = 'R. 305'
const TUESDAY = 2
const REVISION_DAYS = 14
const HOUR_MS = 3_600_000
const RESULT_HOURS = 2

const NAMA: Readonly<Record<string, string>> = { usulan: 'Sidang usulan', akhir: 'Sidang akhir' }
const MENIT: Readonly<Record<string, number>> = { usulan: 60, akhir: 90 }
const KETUA = 'Ketua Penguji'
const ANGGOTA = 'Anggota Penguji'

/** Roles of the supervisors, by order. */
export const LABEL_PEMBIMBING = ['Pembimbing Utama', 'Pembimbing Pendamping'] as const

/** Returns the name of a kind of defence. */
export const namaSidang = (jenis: string): string => NAMA[jenis] ?? jenis

/** Returns the minutes of a kind of defence. */
export const menitSidang = (jenis: string): number => MENIT[jenis] ?? 60

/** Returns the supervisors of a proposal with their roles. */
export const pembimbingOf = (
  { pembimbing }: UsulanDunia,
  status: 'diusulkan' | 'disetujui',
): PembimbingStudiAkhirWire[] =>
  pembimbing.map(({ urutan, idDosen }) => ({
    urutan,
    label: LABEL_PEMBIMBING[urutan - 1] ?? null,
    id: idDosen,
    nama: namaDosen(idDosen),
    status,
  }))

/** Returns two examiners who do not supervise the work. */
const pengujiOf = ({ pembimbing }: UsulanDunia): PembimbingStudiAkhirWire[] =>
  [DOSEN.sri, DOSEN.bagas, DOSEN.maya, DOSEN.dewi]
    .filter(({ id }) => !pembimbing.some(({ idDosen }) => idDosen === id))
    .slice(0, 2)
    .map((dosen, index) => ({
      urutan: index + 1,
      label: index === 0 ? KETUA : ANGGOTA,
      ...dosen,
      status: 'disetujui' as const,
    }))

/**
 * Returns the day of a defence: the preferred day when it leaves the minimum time after the request, else the first
 * Tuesday after that time that is a working day.
 */
const dayOf = ({ pada, tanggalUsulan }: SidangDunia): string => {
  let tanggal = addHari(toTanggal(Date.parse(pada)), NOTICE_DAYS)
  if (tanggalUsulan !== null && tanggalUsulan >= tanggal) return tanggalUsulan
  while (new Date(`${tanggal}T00:00:00Z`).getUTCDay() !== TUESDAY || !isWorkDay(tanggal)) tanggal = addHari(tanggal, 1)
  return tanggal
}

type Status = 'diajukan' | 'disetujui' | 'dijadwalkan' | 'selesai' | 'ditolak'

interface Outcome {
  status: Status
  tanggal: string
  jamMulai: string
  ruang: string
  /** Moment when the approval of attendance closes. */
  batasMs: number
  isHadir: boolean
  batasRevisi: string | null
}

/** Returns the outcome of a defence request, derived from the clock. */
export const outcomeOf = (mahasiswa: Mahasiswa, row: SidangDunia, now: number): Outcome => {
  const pada = Date.parse(row.pada)
  const { tanggal, jamMulai, ruang } = row.jadwal ?? { tanggal: dayOf(row), jamMulai: JAM_MULAI, ruang: RUANG }
  const beginMs = fromTanggal(tanggal, jamMulai)
  const batasMs = beginMs - BATAS_JAM * HOUR_MS
  const isHadir = row.setujuHadir || partOf(mahasiswa).hadir[row.id] !== undefined
  const isScheduled = row.jadwal !== undefined || now >= afterWorkDays(pada, SCHEDULED.days, SCHEDULED.jam)
  const accepted = now >= afterWorkDays(pada, ACCEPTED.days, ACCEPTED.jam) ? 'disetujui' : 'diajukan'
  const held = now >= beginMs + RESULT_HOURS * HOUR_MS ? 'selesai' : 'dijadwalkan'
  const status = !isScheduled ? accepted : now >= batasMs && !isHadir ? 'ditolak' : held
  const batasRevisi = status === 'selesai' && row.jenisSidang === 'akhir' ? addHari(tanggal, REVISION_DAYS) : null
  return { status, tanggal, jamMulai, ruang, batasMs, isHadir, batasRevisi }
}

/** Results of a held defence, by kind. */
const RESULT: Readonly<Record<string, Pick<SidangWire, 'nilai' | 'hurufMutu' | 'hasil' | 'catatan'>>> = {
  usulan: { nilai: 82, hurufMutu: 'AB', hasil: 'Lulus', catatan: 'Lanjutkan ke pengumpulan data.' },
  akhir: {
    nilai: 84,
    hurufMutu: 'A',
    hasil: 'Lulus dengan revisi',
    catatan: 'Perbaiki pembahasan bab 4 dan serahkan naskah revisi ke sekretariat program studi.',
  },
}
const NOTHING = { nilai: null, hurufMutu: null, hasil: null, catatan: null }
const MISSED = 'Kehadiran tidak disetujui sampai batasnya. Ajukan lagi.'

const resultOf = ({ status }: Outcome, { jenisSidang, catatan }: SidangDunia) => {
  if (status === 'ditolak') return { ...NOTHING, catatan: MISSED }
  return status === 'selesai' ? (RESULT[jenisSidang] ?? NOTHING) : { ...NOTHING, catatan }
}

const answerOf = (mahasiswa: Mahasiswa, row: SidangDunia, usulan: UsulanDunia | undefined, now: number): SidangWire => {
  const outcome = outcomeOf(mahasiswa, row, now)
  const { status, tanggal, jamMulai, ruang, isHadir, batasRevisi } = outcome
  const hasDay = status === 'dijadwalkan' || status === 'selesai' || status === 'ditolak' // ditolak: only without approved attendance
  const nama = 'undangan-sidang.pdf'
  const url = `https://gateway.example/berkas/${mahasiswa.idMahasiswa}/undangan-sidang-${row.id}.pdf`
  return {
    id: row.id,
    usulanId: row.usulanId,
    jenisSidang: row.jenisSidang,
    namaSidang: namaSidang(row.jenisSidang),
    judul: usulan?.judul ?? null,
    status,
    tanggalPengajuan: row.pada,
    tanggal: hasDay ? tanggal : null,
    jamMulai: hasDay ? jamMulai : null,
    jamSelesai: hasDay ? plusMenit(jamMulai, menitSidang(row.jenisSidang)) : null,
    ruang: hasDay ? ruang : null,
    tautanDaring: null,
    persetujuanKehadiran: isHadir,
    pembimbing: usulan ? pembimbingOf(usulan, 'disetujui') : [],
    penguji: usulan && hasDay ? pengujiOf(usulan) : [],
    tautanNaskah: row.tautanNaskah,
    berkas: hasDay ? [{ nama, url, ukuran: 88_064 }] : [],
    batasRevisi,
    ...resultOf(outcome, row),
  }
}

/** Returns the defences of a student, newest first; only those of one proposal when its id is given. */
export const sidangOf = (mahasiswa: Mahasiswa, usulanId: string | null, now: number): SidangWire[] => {
  if (mahasiswa.persona === 'kosong') return []
  const usulan = storedUsulan(mahasiswa)
  return storedSidang(mahasiswa)
    .filter((row) => usulanId === null || row.usulanId === usulanId)
    .map((row) =>
      answerOf(
        mahasiswa,
        row,
        usulan.find(({ id }) => id === row.usulanId),
        now,
      ),
    )
}

/** Returns one defence of a student. @throws Refusal 404 */
export const sidangById = (mahasiswa: Mahasiswa, id: string, now: number): SidangWire => {
  const found = sidangOf(mahasiswa, null, now).find((row) => String(row.id) === id)
  if (!found) throw new Refusal(404, 'Sidang tidak ditemukan.')
  return found
}

/** Returns whether a kind of defence of a proposal is passed. Every defence that was held is passed. */
export const isPassed = (mahasiswa: Mahasiswa, usulanId: string, jenisSidang: string, now: number): boolean =>
  storedSidang(mahasiswa).some(
    (row) =>
      row.usulanId === usulanId &&
      row.jenisSidang === jenisSidang &&
      outcomeOf(mahasiswa, row, now).status === 'selesai',
  )

/** Returns the defence of a proposal that is neither over nor rejected; undefined when there is none. */
export const runningSidang = (mahasiswa: Mahasiswa, usulanId: string, now: number): SidangDunia | undefined =>
  storedSidang(mahasiswa).find((row) => {
    const { status } = outcomeOf(mahasiswa, row, now)
    return row.usulanId === usulanId && status !== 'selesai' && status !== 'ditolak'
  })

/**
 * Returns when a passed final project ends: on the working day after the last day of its revision; null when there is
 * none.
 */
export const endOf = (mahasiswa: Mahasiswa, usulanId: string, now: number): number | null => {
  const row = storedSidang(mahasiswa).find((one) => one.usulanId === usulanId && one.jenisSidang === 'akhir')
  const batas = row ? outcomeOf(mahasiswa, row, now).batasRevisi : null
  return batas === null ? null : afterWorkDays(fromTanggal(batas), 1, '09.00')
}

/**
 * Approves attendance at a defence.
 * @throws Refusal 404 for an unknown defence; 409 for one without a day, and after the approval has closed
 */
export const approveKehadiran = (mahasiswa: Mahasiswa, id: string, now: number): void => {
  const row = storedSidang(mahasiswa).find((one) => one.id === id)
  if (!row) throw new Refusal(404, 'Sidang tidak ditemukan.')
  const { status, isHadir, batasMs } = outcomeOf(mahasiswa, row, now)
  if (isHadir && status !== 'ditolak') return
  if (status === 'ditolak' || now >= batasMs) throw new Refusal(409, 'Batas persetujuan kehadiran sudah lewat.')
  if (status !== 'dijadwalkan') throw new Refusal(409, 'Hari sidang belum ditetapkan.')
  const part = partOf(mahasiswa)
  mahasiswa.tugasAkhir = { ...part, hadir: { ...part.hadir, [id]: toIso(now) } }
}
