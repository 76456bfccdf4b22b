import { saldoOf, totalTunggakan } from '../world/keuangan.ts'
import { kuesionerTertunda } from '../world/kuesioner.ts'
import type { JenisKrs, Mahasiswa } from '../world/mahasiswa-types.ts'
import { disetujuiPada } from '../world/registrasi.ts'
import { isKartuUjianDikunci, isKrsTertunggak, isKrsTutup, JAM_BUKA, jendelaKrs } from '../world/rules.ts'
import { fromTanggal } from '../world/waktu.ts'
import type { Akun } from '../world/world.ts'
import type { Store } from './store.ts'

/** State of a registration for a student, before the portal applies its own rules about the status. */
export type KeadaanKrs = 'open' | 'tunggakan' | 'kuesioner' | 'before' | 'after' | 'disetujui'

/** Current facts of a student in the mock state; rupiah are integers. */
export interface MahasiswaFacts {
  semester: number
  status: string
  jumlahKelas: number
  tunggakan: number
  saldo: number
  lebihBayar: number
  /** A pending payment at the bank; its time is ISO. */
  diproses: { total: number; batasWaktu: string } | null
  krs: Record<JenisKrs, KeadaanKrs>
  isKartuUjianDikunci: boolean
  mustValidate: boolean
}

/** One row of the list of personas. */
export interface PersonaFacts {
  persona: string
  username: string
  nama: string
}

/** A persona with its current state. */
export interface PersonaDetails extends PersonaFacts {
  /** True when it differs from the seed because of a write. */
  isChanged: boolean
  /** Null for an operator. */
  mahasiswa: MahasiswaFacts | null
}

const keadaanOf = (mahasiswa: Mahasiswa, jenis: JenisKrs, nowMs: number): KeadaanKrs => {
  if (isKrsTertunggak(mahasiswa)) return 'tunggakan'
  if (kuesionerTertunda(mahasiswa)) return 'kuesioner'
  if (isKrsTutup(jenis, nowMs))
    return fromTanggal(jendelaKrs(jenis).tanggalMulai, JAM_BUKA) > nowMs ? 'before' : 'after'
  return jenis === 'krs' && disetujuiPada(mahasiswa.registrasi.krs, nowMs) !== null ? 'disetujui' : 'open'
}

const diprosesOf = ({ keuangan: { diproses } }: Mahasiswa, nowMs: number): MahasiswaFacts['diproses'] => {
  const { total, batasWaktu } = diproses?.pembayaran ?? {}
  const isWaiting = typeof batasWaktu === 'string' && Date.parse(batasWaktu) >= nowMs
  return isWaiting ? { total: total ?? 0, batasWaktu } : null
}

const factsOf = (mahasiswa: Mahasiswa, nowMs: number): MahasiswaFacts => ({
  semester: mahasiswa.semesterBerjalan,
  status: mahasiswa.status,
  jumlahKelas: mahasiswa.kelas.length,
  tunggakan: totalTunggakan(mahasiswa.keuangan),
  saldo: saldoOf(mahasiswa.keuangan),
  lebihBayar: mahasiswa.keuangan.lebihBayar,
  diproses: diprosesOf(mahasiswa, nowMs),
  krs: {
    krss: keadaanOf(mahasiswa, 'krss', nowMs),
    krs: keadaanOf(mahasiswa, 'krs', nowMs),
    pkrs: keadaanOf(mahasiswa, 'pkrs', nowMs),
  },
  isKartuUjianDikunci: isKartuUjianDikunci(mahasiswa, nowMs),
  mustValidate: mahasiswa.validasiMahasiswa === 0,
})

/** Returns the details of an account at the simulated now. */
export const personaDetails = (store: Store, { persona, username, nama }: Akun): PersonaDetails => {
  const mahasiswa = store.world.mahasiswa[username]
  return {
    persona,
    username,
    nama,
    isChanged: store.world.changed.includes(username),
    mahasiswa: mahasiswa ? factsOf(mahasiswa, store.now()) : null,
  }
}
