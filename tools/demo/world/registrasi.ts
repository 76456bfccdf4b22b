import type { Periode } from '#domain/periode/periode.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { isCutiDisetujui } from './cuti.ts'
import { kuesionerTertunda } from './kuesioner.ts'
import type { JenisKrs, Mahasiswa, PilihanDunia, Registrasi } from './mahasiswa-types.ts'
import { labelPeriode } from './periode.ts'
import { isKrsTertunggak, isKrsTutup, JAM_BUKA, jendelaKrs } from './rules.ts'
import { DAY_MS, fromTanggal, toIso } from './waktu.ts'

/** Time until the advisor approves a saved registration: one day. */
const PERSETUJUAN_MS = DAY_MS

const NAMA: Record<JenisKrs, string> = {
  krss: 'KRSS 2026/2027 Genap',
  krs: 'KRS 2026/2027 Genap',
  pkrs: 'PKRS 2026/2027 Ganjil',
}
/** Period of each registration: PKRS changes the running one. */
const PERIODE: Record<JenisKrs, Periode> = {
  krss: { tahun: 2027, semester: 2 },
  krs: { tahun: 2027, semester: 2 },
  pkrs: { tahun: 2027, semester: 1 },
}

const tulis = (tanggal: string): string => {
  return formatTanggal(tanggal, 'id') || tanggal
}

/** Returns when the advisor approved a saved registration; null before the approval. */
export const disetujuiPada = (registrasi: Registrasi | undefined, nowMs: number): string | null => {
  if (!registrasi || registrasi.makul.length === 0) return null
  const at = Date.parse(registrasi.disimpanPada) + PERSETUJUAN_MS
  return at <= nowMs ? toIso(at) : null
}

/** Returns the reason why a registration cannot be edited now, in the gateway's words; null when it can. */
export const alasanKunci = (mahasiswa: Mahasiswa, jenis: JenisKrs, nowMs: number): string | null => {
  if (isKrsTertunggak(mahasiswa)) return 'KRS terkunci karena tunggakan dua semester'
  if (isCutiDisetujui(mahasiswa, PERIODE[jenis], nowMs)) return `${NAMA[jenis]} terkunci karena cuti disetujui`
  const tertunda = kuesionerTertunda(mahasiswa)
  if (tertunda)
    return `${NAMA[jenis]} terkunci sampai kuesioner ${labelPeriode(tertunda.tahun, tertunda.semester)} diisi`
  if (!isKrsTutup(jenis, nowMs)) {
    const isDisetujui = jenis === 'krs' && disetujuiPada(mahasiswa.registrasi.krs, nowMs) !== null
    return isDisetujui ? `${NAMA.krs} telah disetujui dosen PA` : null
  }
  const { tanggalMulai, tanggalSelesai } = jendelaKrs(jenis)
  return fromTanggal(tanggalMulai, JAM_BUKA) > nowMs
    ? `${NAMA[jenis]} dibuka ${tulis(tanggalMulai)}`
    : `${NAMA[jenis]} telah ditutup ${tulis(tanggalSelesai)}`
}

/** Returns the three lock flags of one registration. */
export const kunciRegistrasi = (mahasiswa: Mahasiswa, jenis: JenisKrs, nowMs: number) => {
  const isTerkunci = (own: JenisKrs) => alasanKunci(mahasiswa, own, nowMs) !== null
  return {
    isKrsDikunci: isTerkunci('krs'),
    isPkrsDikunci: isTerkunci('pkrs'),
    isDikunci: jenis === 'krss' ? isTerkunci('krss') : isKrsTertunggak(mahasiswa),
  }
}

const kelasSekarang = ({ kelas }: Mahasiswa): PilihanDunia[] =>
  kelas.map(({ idMakul, idKelas }) => ({ idMakul, idKelas }))

/** Returns the current picks: a KRS that was never saved starts with the KRSS, a PKRS with the running classes. */
export const pilihanOf = (mahasiswa: Mahasiswa, jenis: JenisKrs): Pick<Registrasi, 'makul' | 'makulCadangan'> => {
  const { krss, krs, pkrs } = mahasiswa.registrasi
  if (jenis === 'pkrs') return { makul: kelasSekarang(mahasiswa), makulCadangan: pkrs?.makulCadangan ?? [] }
  const saved = jenis === 'krs' ? (krs ?? krss) : krss
  return { makul: saved?.makul ?? [], makulCadangan: saved?.makulCadangan ?? [] }
}

/**
 * Returns when the content of a registration was approved. The running classes were approved before the semester began.
 */
export const persetujuanOf = (mahasiswa: Mahasiswa, jenis: JenisKrs, nowMs: number): string | null => {
  const own = mahasiswa.registrasi[jenis]
  if (jenis === 'pkrs' && !own) return mahasiswa.kelas.length > 0 ? '2026-08-28T10:12:00+07:00' : null
  return disetujuiPada(own, nowMs)
}
