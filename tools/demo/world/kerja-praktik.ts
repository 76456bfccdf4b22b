import { getGetJadwalKerjaPraktikResponseMock } from '#generated/mocks/kerja-praktik/kerja-praktik.msw.ts'
import type { AturanKerjaPraktikWire } from '#generated/models/kerja-praktik/aturanKerjaPraktikWire.zod.ts'
import type { JadwalKerjaPraktikWire } from '#generated/models/kerja-praktik/jadwalKerjaPraktikWire.zod.ts'
import type { SidangKerjaPraktikWire } from '#generated/models/kerja-praktik/sidangKerjaPraktikWire.zod.ts'
import type { UsulanKerjaPraktikWire } from '#generated/models/kerja-praktik/usulanKerjaPraktikWire.zod.ts'
import type { SyaratStudiAkhirWire } from '#generated/models/syaratStudiAkhirWire.zod.ts'
import { Refusal } from '../refusal.ts'
import { countApproved } from './bimbingan.ts'
import { idGrupOf } from './chat.ts'
import { dayText } from './day-text.ts'
import type { Karya, KaryaOf } from './karya.ts'
import { DOSEN } from './kelas-builder.ts'
import { catatanKpOf, usulanKpOf } from './kerja-praktik-cerita.ts'
import type { Mahasiswa } from './mahasiswa-types.ts'
import { averageText, countSks, isLulus, makulTempuh, PERIODE_BERJALAN } from './rules.ts'
import type { UsulanKp } from './student-parts.ts'
import { unmetText } from './syarat-wisuda.ts'
import { addHari, fromTanggal, toIso, toTanggal } from './waktu.ts'
import { afterWorkDays } from './work-days.ts'
import type { World } from './world.ts'

export const DURASI_HARI = 30
export const MAKSIMAL_ANGGOTA = 3
export const MINIMAL_BIMBINGAN = 3
const MINIMAL_SKS = 60
const MINIMAL_IPK = 2.5
const MAKSIMAL_AKTIF = 3
const DECISION_DAYS = 3
const OPENS = '09.00'
/** Minimum days between scheduling and a defence without a preferred day. */
const DEFENCE_DAYS = 7
const REVISI_DAYS = 14
const NILAI = { nilai: 86, hurufMutu: 'A' }
const REVISI = 'Lengkapi hasil uji pakai dan daftar pustaka.'

type Usulan = Pick<World, 'chat' | 'mahasiswa'>
type StatusUsulan = 'diajukan' | 'disetujui' | 'ditolak' | 'berjalan' | 'sidang' | 'selesai'

/** Quota of each lecturer, before the students of the mock state are subtracted. */
const KUOTA = [
  { dosen: DOSEN.bagas, keahlian: 'Jaringan', kuota: 7 },
  { dosen: DOSEN.yusuf, keahlian: 'Rekayasa perangkat lunak', kuota: 3 },
  { dosen: DOSEN.maya, keahlian: 'Desain antarmuka', kuota: 5 },
  { dosen: DOSEN.dewi, keahlian: 'Sistem informasi bisnis', kuota: 0 },
] as const

const dosenOf = (id: string | undefined) => Object.values(DOSEN).find((dosen) => dosen.id === id)

const decidedMs = ({ pada, disetujuiPada }: UsulanKp): number =>
  disetujuiPada ? Date.parse(disetujuiPada) : afterWorkDays(Date.parse(pada), DECISION_DAYS, OPENS)

/** Returns the reason to reject a proposal, e.g. it overlaps with the lectures; null to approve it. */
const rejectionOf = ({ ditolak, tanggalMulai }: UsulanKp): string | null => {
  const { tanggalMulai: first, tanggalSelesai: last } = PERIODE_BERJALAN
  if (ditolak) return ditolak
  return first <= tanggalMulai && tanggalMulai <= last
    ? `Masa pelaksanaan bertabrakan dengan kuliah. Mulailah sesudah ${dayText(last)}.`
    : null
}

const isWorkDay = (tanggal: string): boolean =>
  toTanggal(afterWorkDays(fromTanggal(addHari(tanggal, -1)), 1, OPENS)) === tanggal

/** Returns whether a day can be requested: a future working day of the campus. */
export const canBeWished = (tanggal: string, now: number): boolean => tanggal > toTanggal(now) && isWorkDay(tanggal)

const sidangTimes = ({ pada, tanggalUsulan, perluRevisi }: NonNullable<UsulanKp['sidang']>) => {
  const setMs = afterWorkDays(Date.parse(pada), DECISION_DAYS, OPENS)
  const earliest = toTanggal(afterWorkDays(fromTanggal(addHari(toTanggal(setMs), DEFENCE_DAYS - 1)), 1, OPENS))
  const tanggal = tanggalUsulan !== null && tanggalUsulan > toTanggal(setMs) ? tanggalUsulan : earliest
  const batasRevisi = perluRevisi ? addHari(tanggal, REVISI_DAYS) : null
  const resultMs = afterWorkDays(fromTanggal(tanggal), 1, OPENS)
  return {
    setMs,
    tanggal,
    resultMs,
    batasRevisi,
    doneMs: batasRevisi === null ? resultMs : afterWorkDays(fromTanggal(batasRevisi), 1, OPENS),
  }
}

/** Returns the status of a proposal. */
export const statusKp = (row: UsulanKp, now: number): StatusUsulan => {
  if (now < decidedMs(row)) return 'diajukan'
  if (rejectionOf(row) !== null) return 'ditolak'
  if (row.sidang !== null) return now < sidangTimes(row.sidang).doneMs ? 'sidang' : 'selesai'
  return toTanggal(now) < row.tanggalMulai ? 'disetujui' : 'berjalan'
}

const isActive = (row: UsulanKp, now: number): boolean => !['ditolak', 'selesai'].includes(statusKp(row, now))

/** A proposal with its leader, for any member of its group. */
interface Found {
  row: UsulanKp
  ketua: Mahasiswa
}

/** Returns the proposals of a student and of groups with the student, newest first. */
const foundFor = ({ mahasiswa: all }: Pick<World, 'mahasiswa'>, { idMahasiswa }: Mahasiswa): Found[] =>
  Object.values(all)
    .flatMap((ketua) => usulanKpOf(ketua).map((row) => ({ ketua, row })))
    .filter(({ ketua, row }) => ketua.idMahasiswa === idMahasiswa || row.anggota.includes(idMahasiswa))
    .toSorted((a, b) => Date.parse(b.row.pada) - Date.parse(a.row.pada))

/** Finds a proposal of a student or of a group with the student. @throws Refusal 404 */
export const findUsulanKp = (world: Pick<World, 'mahasiswa'>, mahasiswa: Mahasiswa, id: string): Found => {
  const found = foundFor(world, mahasiswa).find(({ row }) => row.id === id)
  if (!found) throw new Refusal(404, 'Usulan kerja praktik tidak ditemukan.')
  return found
}

/** Returns the leader of the group of a proposal that a student may see; the student when there is none. */
export const ketuaKpOf = (world: Pick<World, 'mahasiswa'>, mahasiswa: Mahasiswa, id: string): Mahasiswa =>
  foundFor(world, mahasiswa).find(({ row }) => row.id === id)?.ketua ?? mahasiswa

/** Finds an internship, with the fields that its guidance needs. */
export const karyaOfKerjaPraktik: KaryaOf = (mahasiswa, usulanId, now) => {
  const row = usulanKpOf(mahasiswa).find(({ id }) => id === usulanId)
  return row ? karyaOf(row, now) : null
}

const karyaOf = (row: UsulanKp, now: number): Karya => {
  const status = statusKp(row, now)
  const dosen = dosenOf(row.idDosen)
  return {
    usulanId: row.id,
    judul: row.judul,
    minimalBimbingan: MINIMAL_BIMBINGAN,
    bolehMenambah: status === 'disetujui' || status === 'berjalan' || status === 'sidang',
    pembimbing: dosen ? [dosen] : [],
    catatan: catatanKpOf(row.id),
  }
}

/** Returns the number of approved meetings of a proposal. */
export const approvedKp = ({ ketua, row }: Found, now: number): number =>
  countApproved(ketua, 'kerja-praktik', karyaOf(row, now), now)

/** Returns the reason to refuse a defence request, in the gateway's words; null when it is allowed. */
export const sidangObstacle = (found: Found, mahasiswa: Mahasiswa, now: number): string | null => {
  const { row, ketua } = found
  if (ketua.idMahasiswa !== mahasiswa.idMahasiswa) return 'Hanya ketua kelompok yang dapat mengajukan sidang.'
  if (row.sidang !== null) return 'Sidang untuk usulan ini sudah diajukan.'
  const status = statusKp(row, now)
  if (status !== 'disetujui' && status !== 'berjalan') return 'Usulan ini belum disetujui.'
  if (toTanggal(now) <= row.tanggalSelesai)
    return `Sidang dapat diajukan setelah kerja praktik berakhir pada ${dayText(row.tanggalSelesai)}.`
  const count = approvedKp(found, now)
  return count < MINIMAL_BIMBINGAN ? `Bimbingan disetujui ${count} dari ${MINIMAL_BIMBINGAN}.` : null
}

/** Returns the name of a student of the campus; undefined for an unknown number. */
export const namaMahasiswa = ({ mahasiswa }: Pick<World, 'mahasiswa'>, id: string): string | undefined =>
  mahasiswa[id]?.nama

const letterOf = ({ id }: UsulanKp, { idMahasiswa }: Mahasiswa) => ({
  nama: 'surat-pengantar-kp.pdf',
  url: `https://gateway.example/berkas/${idMahasiswa}/surat-pengantar-kp-${id}.pdf`,
  ukuran: 90_112,
})

const pembimbingOf = ({ idDosen }: UsulanKp, status: string): NonNullable<UsulanKerjaPraktikWire['pembimbing']> => {
  const dosen = dosenOf(idDosen)
  return dosen ? [{ urutan: 1, label: 'Dosen Pembimbing', id: dosen.id ?? null, nama: dosen.nama ?? null, status }] : []
}

const answerOf = (world: Usulan, mahasiswa: Mahasiswa, found: Found, now: number): UsulanKerjaPraktikWire => {
  const { row, ketua } = found
  const { sidang, anggota, idDosen: _, ditolak: __, disetujuiPada: ___, pada, ...told } = row
  const status = statusKp(row, now)
  const isKetua = ketua.idMahasiswa === mahasiswa.idMahasiswa
  const isApproved = status !== 'diajukan' && status !== 'ditolak'
  const member = (id: string, isLeader: boolean) => ({
    idMahasiswa: id,
    nama: namaMahasiswa(world, id) ?? null,
    isKetua: isLeader,
  })
  return {
    ...told,
    pembimbingLapangan: row.pembimbingLapangan ?? null,
    status,
    tanggalPengajuan: pada,
    tanggalDisetujui: isApproved ? toIso(decidedMs(row)) : null,
    catatan: status === 'ditolak' ? rejectionOf(row) : null,
    pembimbing: pembimbingOf(row, isApproved ? 'disetujui' : 'diusulkan'),
    anggota: [member(ketua.idMahasiswa, true), ...anggota.map((id) => member(id, false))],
    jumlahBimbingan: approvedKp(found, now),
    minimalBimbingan: MINIMAL_BIMBINGAN,
    idJadwal: '21',
    idSidang: sidang?.id ?? null,
    idGrupChat: idGrupOf(world.chat, 'kerja-praktik', row.id),
    ...(status === 'selesai' ? NILAI : { nilai: null, hurufMutu: null }),
    bolehUbah: isKetua && !isApproved,
    bolehHapus: isKetua && !isApproved,
    bolehSidang: sidangObstacle(found, mahasiswa, now) === null,
    suratPengantar: isApproved ? letterOf(row, ketua) : null,
  }
}

/** Returns the internship proposals of a student and of groups with the student, newest first. */
export const listUsulanKp = (world: Usulan, mahasiswa: Mahasiswa, now: number): UsulanKerjaPraktikWire[] =>
  foundFor(world, mahasiswa).map((found) => answerOf(world, mahasiswa, found, now))

/** Returns one internship proposal. @throws Refusal 404 */
export const getUsulanKp = (world: Usulan, mahasiswa: Mahasiswa, id: string, now: number): UsulanKerjaPraktikWire =>
  answerOf(world, mahasiswa, findUsulanKp(world, mahasiswa, id), now)

const pengujiOf = ({ idDosen }: UsulanKp) => (idDosen === DOSEN.yusuf.id ? DOSEN.bagas : DOSEN.yusuf)

/** Returns a defence of a student or of a group with the student. @throws Refusal 404 */
export const getSidangKp = (world: Usulan, mahasiswa: Mahasiswa, id: string, now: number): SidangKerjaPraktikWire => {
  const found = foundFor(world, mahasiswa).find(({ row }) => row.sidang?.id === id)
  if (!found?.row.sidang) throw new Refusal(404, 'Sidang kerja praktik tidak ditemukan.')
  const { row } = found
  const { sidang } = found.row
  const { setMs, tanggal, resultMs, batasRevisi } = sidangTimes(sidang)
  const isSet = now >= setMs
  const isOver = now >= resultMs
  const penguji = pengujiOf(row)
  return {
    id: sidang.id,
    usulanId: row.id,
    judulLaporan: sidang.judulLaporan,
    status: isOver ? 'selesai' : isSet ? 'dijadwalkan' : 'diajukan',
    tanggalPengajuan: sidang.pada,
    ...(isSet
      ? { tanggal, jamMulai: '13.00', jamSelesai: '14.00', ruang: 'R. 210' }
      : { tanggal: null, jamMulai: null, jamSelesai: null, ruang: null }),
    tautanDaring: null,
    pembimbing: pembimbingOf(row, 'disetujui'),
    penguji: isSet
      ? [{ urutan: 1, label: 'Penguji', id: penguji.id ?? null, nama: penguji.nama ?? null, status: 'disetujui' }]
      : [],
    tautanLaporan: sidang.tautanLaporan,
    ...(isOver ? NILAI : { nilai: null, hurufMutu: null }),
    hasil: isOver ? (batasRevisi === null ? 'Lulus' : 'Lulus dengan revisi') : null,
    catatan: isOver && batasRevisi !== null ? REVISI : null,
    batasRevisi: isOver ? batasRevisi : null,
  }
}

/** Returns the requirements of an internship, and whether a student meets them. */
const syaratKpOf = (mahasiswa: Mahasiswa): SyaratStudiAkhirWire[] => {
  const sks = countSks(makulTempuh(mahasiswa).filter(({ nilaiHuruf }) => isLulus(nilaiHuruf)))
  const ipk = Number(averageText(makulTempuh(mahasiswa)))
  const { status } = mahasiswa
  const met = (isMet: boolean) => ({ terpenuhi: isMet, wajib: true })
  return [
    {
      kode: 'sks',
      nama: 'SKS lulus',
      nilaiMinimal: String(MINIMAL_SKS),
      nilai: String(sks),
      ...met(sks >= MINIMAL_SKS),
    },
    {
      kode: 'ipk',
      nama: 'IPK',
      nilaiMinimal: MINIMAL_IPK.toFixed(2),
      nilai: ipk.toFixed(2),
      ...met(ipk >= MINIMAL_IPK),
    },
    { kode: 'status', nama: 'Status mahasiswa', nilaiMinimal: 'Aktif', nilai: status, ...met(status === 'Aktif') },
  ]
}

/** Returns whether a student meets the requirements of an internship. */
export const mayTakePart = (mahasiswa: Mahasiswa): boolean => unmetText(syaratKpOf(mahasiswa)) === null

/**
 * Returns the schedule of the running period, with the current stage marked. @throws Refusal 404 for any other period
 */
export const jadwalKp = (id: string, now: number): JadwalKerjaPraktikWire => {
  const jadwal = getGetJadwalKerjaPraktikResponseMock()
  if (String(jadwal.id) !== id) throw new Refusal(404, 'Jadwal kerja praktik tidak ditemukan.')
  const today = toTanggal(now)
  return {
    ...jadwal,
    tahapan: (jadwal.tahapan ?? []).map((tahap) => ({
      ...tahap,
      isAktif: (tahap.tanggalMulai ?? '') <= today && today <= (tahap.tanggalSelesai ?? ''),
    })),
  }
}

const windowOf = () => {
  const first = getGetJadwalKerjaPraktikResponseMock().tahapan?.[0]
  return { mulai: first?.tanggalMulai ?? '', selesai: first?.tanggalSelesai ?? '' }
}

/** Returns the reason against a new internship, in the gateway's words; null when it is allowed. */
const alasanOf = (mahasiswa: Mahasiswa, now: number): string | null => {
  const { mulai, selesai } = windowOf()
  const today = toTanggal(now)
  const unmet = unmetText(syaratKpOf(mahasiswa))
  if (unmet !== null) return unmet
  if (today < mulai) return `Pengajuan usulan dibuka ${dayText(mulai)}.`
  if (today > selesai) return `Pengajuan usulan berakhir ${dayText(selesai)}.`
  const active = usulanKpOf(mahasiswa).filter((row) => isActive(row, now)).length
  return active >= MAKSIMAL_AKTIF ? `Paling banyak ${MAKSIMAL_AKTIF} usulan aktif.` : null
}

/** Returns the remaining quota of the lecturers. The proposal `without`, which is being changed, is not counted. */
export const calonKp = ({ mahasiswa }: Pick<World, 'mahasiswa'>, now: number, without = '') => {
  const active = Object.values(mahasiswa)
    .flatMap(usulanKpOf)
    .filter((row) => row.id !== without && isActive(row, now))
  return KUOTA.map(({ dosen, keahlian, kuota }) => ({
    id: String(dosen.id),
    nama: dosen.nama ?? '',
    keahlian,
    sisaKuota: Math.max(0, kuota - active.filter(({ idDosen }) => idDosen === dosen.id).length),
  }))
}

/** Returns the rules of a programme for a student. @throws Refusal 404 for another programme */
export const aturanKp = (world: Usulan, mahasiswa: Mahasiswa, prodiId: string, now: number): AturanKerjaPraktikWire => {
  if (prodiId !== mahasiswa.prodi.idProdi) throw new Refusal(404, 'Aturan kerja praktik program studi ini tidak ada.')
  const alasan = alasanOf(mahasiswa, now)
  return {
    prodiId,
    minimalSks: MINIMAL_SKS,
    minimalIpk: MINIMAL_IPK,
    durasiMinimalHari: DURASI_HARI,
    maksimalAnggota: MAKSIMAL_ANGGOTA,
    minimalBimbingan: MINIMAL_BIMBINGAN,
    maksimalUsulanAktif: MAKSIMAL_AKTIF,
    idJadwal: '21',
    bolehMengajukan: alasan === null,
    alasan,
    syarat: syaratKpOf(mahasiswa),
    calonPembimbing: calonKp(world, now),
    keterangan: 'Kerja praktik dapat diulang pada instansi lain.',
  }
}
