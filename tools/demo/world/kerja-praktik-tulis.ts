import type { FailureFieldWire } from '#generated/models/failureFieldWire.zod.ts'
import type { CreateSidangKerjaPraktikBody } from '#generated/models/kerja-praktik/createSidangKerjaPraktikBody.zod.ts'
import type { CreateUsulanKerjaPraktikBody } from '#generated/models/kerja-praktik/createUsulanKerjaPraktikBody.zod.ts'
import { webAddress } from '#shared/text/web-address.ts'
import { Refusal } from '../refusal.ts'
import {
  aturanKp,
  calonKp,
  canBeWished,
  DURASI_HARI,
  findUsulanKp,
  MAKSIMAL_ANGGOTA,
  mayTakePart,
  namaMahasiswa,
  sidangObstacle,
  statusKp,
} from './kerja-praktik.ts'
import { usulanKpOf } from './kerja-praktik-cerita.ts'
import type { Mahasiswa } from './mahasiswa-types.ts'
import type { UsulanKp } from './student-parts.ts'
import { DAY_MS, fromTanggal, toIso, toTanggal } from './waktu.ts'
import type { World } from './world.ts'

type Errors = FailureFieldWire[]

const isDay = (tanggal: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(tanggal) && toTanggal(fromTanggal(tanggal)) === tanggal

/** Returns the days of an internship, including the first and the last. */
const daysOf = (mulai: string, selesai: string): number =>
  Math.round((fromTanggal(selesai) - fromTanggal(mulai)) / DAY_MS) + 1

const dateErrors = (body: CreateUsulanKerjaPraktikBody, now: number): Errors => {
  const { tanggalMulai: mulai, tanggalSelesai: selesai } = body
  if (!isDay(mulai)) return [{ field: 'tanggalMulai', message: 'Tanggal tidak dikenal.' }]
  if (!isDay(selesai)) return [{ field: 'tanggalSelesai', message: 'Tanggal tidak dikenal.' }]
  if (mulai < toTanggal(now)) return [{ field: 'tanggalMulai', message: 'Tanggal mulai sudah lewat.' }]
  if (selesai < mulai) return [{ field: 'tanggalSelesai', message: 'Tanggal selesai mendahului tanggal mulai.' }]
  return daysOf(mulai, selesai) < DURASI_HARI
    ? [{ field: 'tanggalSelesai', message: `Kerja praktik paling singkat ${DURASI_HARI} hari.` }]
    : []
}

/** Returns the reason why a student number cannot join a group; null when it can. */
const memberProblem = (world: World, mahasiswa: Mahasiswa, nims: readonly string[], place: number): string | null => {
  const nim = nims[place] ?? ''
  if (nim === mahasiswa.idMahasiswa) return 'Anda sudah termasuk.'
  if (nims.indexOf(nim) < place) return 'NIM ini sudah ditulis.'
  const nama = namaMahasiswa(world, nim)
  if (nama === undefined) return 'NIM tidak dikenal.'
  const known = world.mahasiswa[nim]
  if (known && !mayTakePart(known)) return `${nama} belum memenuhi syarat.`
  return place >= MAKSIMAL_ANGGOTA - 1 ? `Paling banyak ${MAKSIMAL_ANGGOTA} orang.` : null
}

const memberErrors = (world: World, mahasiswa: Mahasiswa, nims: readonly string[]): Errors =>
  nims.flatMap((_, place) => {
    const message = memberProblem(world, mahasiswa, nims, place)
    return message === null ? [] : [{ field: `anggota.${place}`, message }]
  })

const dosenErrors = (world: World, idDosen: string | undefined, now: number, without: string): Errors => {
  if (idDosen === undefined) return []
  const calon = calonKp(world, now, without).find(({ id }) => id === idDosen)
  if (!calon) return [{ field: 'idDosen', message: 'Dosen ini tidak dapat dipilih.' }]
  return calon.sisaKuota > 0 ? [] : [{ field: 'idDosen', message: `Kuota ${calon.nama} sudah penuh.` }]
}

interface Write {
  world: World
  mahasiswa: Mahasiswa
  now: number
}

/** Validates a proposal. @throws Refusal 422 with each invalid field */
const check = ({ world, mahasiswa, now }: Write, body: CreateUsulanKerjaPraktikBody, without = ''): void => {
  const blank = (['judul', 'namaInstansi', 'alamatInstansi'] as const).filter((field) => body[field].trim() === '')
  const errors = [
    ...blank.map((field) => ({ field, message: 'Wajib diisi.' })),
    ...dateErrors(body, now),
    ...dosenErrors(world, body.idDosen, now, without),
    ...memberErrors(world, mahasiswa, membersOf(body)),
  ]
  if (errors[0]) throw new Refusal(422, errors[0].message ?? '', errors)
}

const membersOf = ({ anggota = [] }: CreateUsulanKerjaPraktikBody): string[] => anggota.map((nim) => nim.trim())

const rowOf = (body: CreateUsulanKerjaPraktikBody, id: string, pada: string): UsulanKp => {
  const { idJadwal: _, anggota: __, ...told } = body
  return { ...told, id, pada, anggota: membersOf(body), sidang: null }
}

const FIRST_ID = 341
const FIRST_SIDANG = 60

const nextId = (ids: readonly (string | undefined)[], first: number): string =>
  String(Math.max(first, ...ids.map(Number).filter(Number.isFinite)) + 1)

const allUsulan = ({ mahasiswa }: World): UsulanKp[] => Object.values(mahasiswa).flatMap(usulanKpOf)

/**
 * Stores a proposal. The head of programme decides after three working days.
 * @returns its id
 * @throws Refusal 409 when the student may not propose; 422 with each invalid field
 */
export const addUsulanKp = (write: Write, body: CreateUsulanKerjaPraktikBody): string => {
  const { world, mahasiswa, now } = write
  const { alasan } = aturanKp(world, mahasiswa, mahasiswa.prodi.idProdi, now)
  if (alasan) throw new Refusal(409, alasan)
  check(write, body)
  const dihapus = Object.values(world.mahasiswa).flatMap(({ kerjaPraktikDihapus = [] }) => kerjaPraktikDihapus)
  const id = nextId([...allUsulan(world).map((row) => row.id), ...dihapus], FIRST_ID)
  mahasiswa.kerjaPraktik = [rowOf(body, id, toIso(now)), ...usulanKpOf(mahasiswa)]
  return id
}

/**
 * Returns the student's own proposal that can still be changed. @throws Refusal 404; 409 for a member, and for an
 * approved proposal
 */
const changeable = ({ world, mahasiswa, now }: Write, id: string): UsulanKp => {
  const { row, ketua } = findUsulanKp(world, mahasiswa, id)
  if (ketua.idMahasiswa !== mahasiswa.idMahasiswa)
    throw new Refusal(409, 'Hanya ketua kelompok yang dapat mengubah usulan.')
  if (!['diajukan', 'ditolak'].includes(statusKp(row, now)))
    throw new Refusal(409, 'Usulan yang sudah disetujui tidak dapat diubah.')
  return row
}

/** Replaces a proposal; a rejected one is submitted again. @throws Refusal 404, 409, 422 */
export const updateUsulanKp = (write: Write, id: string, body: CreateUsulanKerjaPraktikBody): void => {
  const { mahasiswa, now } = write
  const row = changeable(write, id)
  check(write, body, id)
  const pada = statusKp(row, now) === 'ditolak' ? toIso(now) : row.pada
  const changed = rowOf(body, id, pada)
  mahasiswa.kerjaPraktik = usulanKpOf(mahasiswa).map((one) => (one.id === id ? changed : one))
}

/**
 * Deletes a proposal; a second deletion has no effect. @throws Refusal 404 for a proposal that never belonged to the
 * student; 409
 */
export const deleteUsulanKp = (write: Write, id: string): void => {
  const { mahasiswa } = write
  const { kerjaPraktikDihapus = [] } = mahasiswa
  if (kerjaPraktikDihapus.includes(id)) return
  changeable(write, id)
  mahasiswa.kerjaPraktikDihapus = [...kerjaPraktikDihapus, id]
  mahasiswa.kerjaPraktik = usulanKpOf(mahasiswa).filter((row) => row.id !== id)
}

/** Stores a defence request. @returns its id @throws Refusal 404, 409, 422 */
export const addSidangKp = (write: Write, body: CreateSidangKerjaPraktikBody): string => {
  const { world, mahasiswa, now } = write
  const found = findUsulanKp(world, mahasiswa, body.usulanId)
  const obstacle = sidangObstacle(found, mahasiswa, now)
  if (obstacle !== null) throw new Refusal(409, obstacle)
  const refuse = (field: string, message: string) => new Refusal(422, message, [{ field, message }])
  if (body.judulLaporan.trim() === '') throw refuse('judulLaporan', 'Wajib diisi.')
  if (webAddress(body.tautanLaporan) === null) throw refuse('tautanLaporan', 'Tautan laporan bukan alamat web.')
  if (body.tanggalUsulan && !canBeWished(body.tanggalUsulan, now))
    throw refuse('tanggalUsulan', 'Pilih hari kerja kampus yang akan datang.')
  const id = nextId(
    allUsulan(world).map(({ sidang }) => sidang?.id),
    FIRST_SIDANG,
  )
  const { judulLaporan, tautanLaporan, tanggalUsulan } = body
  const sidang = { id, pada: toIso(now), judulLaporan, tautanLaporan, tanggalUsulan: tanggalUsulan || null }
  mahasiswa.kerjaPraktik = usulanKpOf(mahasiswa).map((row) => (row.id === body.usulanId ? { ...row, sidang } : row))
  return id
}
