import { Refusal } from '../refusal.ts'
import { kelasOf } from './kelas-builder.ts'
import type { KelasTawaran } from './kelas-tawaran.ts'
import type { JenisKrs, Kelas, Mahasiswa, PerubahanKelas, Registrasi } from './mahasiswa-types.ts'
import { alasanKunci, pilihanOf } from './registrasi.ts'
import { countSks } from './rules.ts'
import { alasanTidakEligible, type MakulTawaran, maksimalSksOf, periodeKrs, tawaranOf } from './tawaran.ts'
import { toIso } from './waktu.ts'

/** Body of saveKrss, saveKrs and savePkrs. */
export interface SaveKrs {
  tahun: number
  semester: number
  makul: { idMakul: string | number; idKelas: string | number }[]
  makulCadangan: { idMakul: string | number; idKelas: string | number }[]
}

interface Terpilih {
  makul: MakulTawaran
  kelas: KelasTawaran
}

const ACTIVE = 'Aktif'

/**
 * Checks whether a registration may be saved. @throws Refusal when it is closed, of another period, or of a student who
 * is not active
 */
const checkOpen = (mahasiswa: Mahasiswa, jenis: JenisKrs, body: SaveKrs, nowMs: number): void => {
  const alasan = alasanKunci(mahasiswa, jenis, nowMs)
  if (alasan) throw new Refusal(409, alasan)
  if (mahasiswa.status !== ACTIVE)
    throw new Refusal(403, `Mahasiswa berstatus ${mahasiswa.status} tidak dapat mengisi KRS`)
  const { tahun, semester } = periodeKrs(mahasiswa, jenis)
  if (body.tahun !== tahun || body.semester !== semester) throw new Refusal(422, 'Periode KRS tidak sesuai')
}

const findPick = (offer: readonly MakulTawaran[], pick: SaveKrs['makul'][number]): Terpilih => {
  const makul = offer.find(({ idMakul }) => idMakul === String(pick.idMakul))
  const kelas = makul?.kelas.find(({ idKelas }) => idKelas === String(pick.idKelas))
  if (!makul || !kelas) throw new Refusal(422, `Mata kuliah ${pick.idMakul} tidak ditawarkan`)
  return { makul, kelas }
}

/** Validates the picks. @throws Refusal naming the error: duplicate, not eligible, full, too many SKS */
const checkPicks = (mahasiswa: Mahasiswa, jenis: JenisKrs, picks: Terpilih[], cadangan: Terpilih[]): void => {
  const ids = [...picks, ...cadangan].map(({ makul }) => makul.idMakul)
  if (new Set(ids).size < ids.length) throw new Refusal(422, 'Mata kuliah yang sama dipilih dua kali')
  const before = new Set(pilihanOf(mahasiswa, jenis).makul.map(({ idKelas }) => idKelas))
  for (const { makul, kelas } of picks) {
    const isOwn = before.has(kelas.idKelas)
    const alasan = isOwn ? null : alasanTidakEligible(mahasiswa, makul)
    if (alasan) throw new Refusal(422, `${makul.namaMakul}: ${alasan}`)
    if (!isOwn && kelas.terisi >= kelas.kuota)
      throw new Refusal(409, `Kelas ${kelas.kelas} ${makul.namaMakul} sudah penuh`)
  }
  const sks = countSks(picks.map(({ makul }) => makul))
  const limit = maksimalSksOf(mahasiswa)
  if (limit !== null && sks > limit) throw new Refusal(422, `Jumlah SKS (${sks}) melebihi batas ${limit} SKS`)
}

const toKelas = ({ makul, kelas }: Terpilih): Kelas => {
  const { idMakul, kodeMakul, namaMakul, namaMakulInggris, sks } = makul
  const { idKelas, kelas: nama, hari, jamMulai, jamSelesai, ruang, dosen } = kelas
  return kelasOf(
    { idMakul, kodeMakul, namaMakul, namaMakulInggris, sks },
    { idKelas, kelas: nama, hari, jam: [jamMulai, jamSelesai], ruang, gedung: null, dosen },
  )
}

const changesOf = (before: readonly Kelas[], after: readonly Kelas[]): PerubahanKelas[] => {
  const old = new Map(before.map((kelas) => [kelas.idMakul, kelas]))
  const kept = new Set(after.map(({ idMakul }) => idMakul))
  const dropped = before.filter(({ idMakul }) => !kept.has(idMakul))
  return [
    ...after
      .filter(({ idMakul, idKelas }) => old.get(idMakul)?.idKelas !== idKelas)
      .map((kelas): PerubahanKelas => {
        const was = old.get(kelas.idMakul)
        return { kelas, perubahan: was ? 'Ganti kelas' : 'Ditambah', kelasSebelumnya: was?.kelas ?? null }
      }),
    ...dropped.map((kelas): PerubahanKelas => ({ kelas, perubahan: 'Dibatalkan', kelasSebelumnya: kelas.kelas })),
  ]
}

/** Applies a PKRS at once: replaces the running classes with the picks and records the changes. */
const changeKelas = (mahasiswa: Mahasiswa, picks: Terpilih[]): void => {
  const before = mahasiswa.kelas
  mahasiswa.kelas = picks.map((pick) => before.find(({ idKelas }) => idKelas === pick.kelas.idKelas) ?? toKelas(pick))
  const changes = changesOf(before, mahasiswa.kelas)
  const changed = new Set(changes.map(({ kelas }) => kelas.idMakul))
  const earlier = mahasiswa.perubahanPkrs.filter(({ kelas }) => !changed.has(kelas.idMakul))
  mahasiswa.perubahanPkrs = [...earlier, ...changes]
}

/** Replaces a registration. @throws Refusal 403, 409 or 422 with the reason as text */
export const saveRegistrasi = (mahasiswa: Mahasiswa, jenis: JenisKrs, body: SaveKrs, nowMs: number): void => {
  checkOpen(mahasiswa, jenis, body, nowMs)
  const { makul, makulCadangan } = tawaranOf(mahasiswa, jenis)
  const offer = [...makul, ...makulCadangan]
  const picks = body.makul.map((pick) => findPick(offer, pick))
  const cadangan = body.makulCadangan.map((pick) => findPick(offer, pick))
  checkPicks(mahasiswa, jenis, picks, cadangan)
  const toPilihan = ({ makul: { idMakul }, kelas: { idKelas } }: Terpilih) => ({ idMakul, idKelas })
  const saved: Registrasi = {
    makul: picks.map(toPilihan),
    makulCadangan: cadangan.map(toPilihan),
    disimpanPada: toIso(nowMs),
  }
  mahasiswa.registrasi[jenis] = saved
  if (jenis === 'pkrs') changeKelas(mahasiswa, picks)
}
