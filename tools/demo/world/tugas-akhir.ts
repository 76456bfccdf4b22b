import { getGetJadwalTugasAkhirResponseMock } from '#generated/mocks/tugas-akhir/tugas-akhir.msw.ts'
import type { CreateSidangBody } from '#generated/models/sidang/createSidangBody.zod.ts'
import type { CreateUsulanTugasAkhirBody } from '#generated/models/tugas-akhir/createUsulanTugasAkhirBody.zod.ts'
import type { UsulanTugasAkhirWire } from '#generated/models/tugas-akhir/usulanTugasAkhirWire.zod.ts'
import { Refusal } from '../refusal.ts'
import { countApproved } from './bimbingan.ts'
import { type ChatWorld, idGrupOf } from './chat.ts'
import { dayText } from './day-text.ts'
import type { Mahasiswa } from './mahasiswa-types.ts'
import { pembimbingOf, runningSidang, sidangOf } from './sidang.ts'
import type { SidangDunia, UsulanDunia } from './student-parts.ts'
import {
  jalurOf,
  nextSidang,
  reasonAgainstSidang,
  reasonAgainstUsulan,
  sisaKuota,
  tahapOf,
  usulanClosed,
} from './tugas-akhir-aturan.ts'
import { karyaOfTugasAkhir } from './tugas-akhir-karya.ts'
import { statusUsulan } from './tugas-akhir-status.ts'
import { calonPembimbing, jenisPenelitianOf, namaDosen, nextId, partOf, storedUsulan } from './tugas-akhir-store.ts'
import { fromTanggal, toIso, toTanggal } from './waktu.ts'
import { isWorkDay } from './work-days.ts'
import type { World } from './world.ts'

const LAST_USULAN = 420
const LAST_SIDANG = 90
const NOT_CHANGEABLE = 'Hanya usulan yang masih disusun atau ditolak yang dapat diubah.'

/** Other state that a proposal needs: all students, for the quota, and the chat groups. */
export interface Around {
  students: readonly Mahasiswa[]
  chat: ChatWorld
  now: number
}

/** Returns this state at the current moment. */
export const aroundOf = ({ world, now }: { world: Pick<World, 'mahasiswa' | 'chat'>; now: () => number }): Around => ({
  students: Object.values(world.mahasiswa),
  chat: world.chat,
  now: now(),
})

const answerOf = (mahasiswa: Mahasiswa, usulan: UsulanDunia, { chat, now }: Around): UsulanTugasAkhirWire => {
  const { status, catatan = null, tanggalDisetujui = null } = statusUsulan(mahasiswa, usulan, now)
  const karya = karyaOfTugasAkhir(mahasiswa, usulan.id, now)
  const isOpen = status === 'draft' || status === 'ditolak'
  const last = sidangOf(mahasiswa, usulan.id, now).find(({ jenisSidang }) => jenisSidang === 'akhir')
  return {
    id: usulan.id,
    judul: usulan.judul,
    judulInggris: usulan.judulInggris,
    latarBelakang: usulan.latarBelakang,
    jalur: usulan.jalur,
    jenisPenelitian: jenisPenelitianOf(usulan.idJenisPenelitian) ?? null,
    kataKunci: usulan.kataKunci,
    status,
    tanggalDibuat: usulan.dibuatPada,
    tanggalDiajukan: usulan.diajukanPada,
    tanggalDisetujui,
    catatan,
    pembimbing: pembimbingOf(usulan, tanggalDisetujui === null ? 'diusulkan' : 'disetujui'),
    penguji: last?.penguji ?? [],
    jumlahBimbingan: karya ? countApproved(mahasiswa, 'tugas-akhir', karya, now) : 0,
    minimalBimbingan: karya?.minimalBimbingan ?? 3,
    idJadwal: getGetJadwalTugasAkhirResponseMock().id,
    idSidang: runningSidang(mahasiswa, usulan.id, now)?.id ?? null,
    idGrupChat: idGrupOf(chat, 'tugas-akhir', usulan.id),
    bolehUbah: isOpen,
    bolehHapus: isOpen,
    bolehAjukan: isOpen && usulanClosed(now) === null,
  }
}

/** Returns the thesis proposals of a student, newest first. */
export const usulanOf = (mahasiswa: Mahasiswa, around: Around): UsulanTugasAkhirWire[] =>
  mahasiswa.persona === 'kosong' ? [] : storedUsulan(mahasiswa).map((usulan) => answerOf(mahasiswa, usulan, around))

/** Returns one thesis proposal of a student. @throws Refusal 404 */
export const usulanById = (mahasiswa: Mahasiswa, id: string, around: Around): UsulanTugasAkhirWire => {
  const found = usulanOf(mahasiswa, around).find((row) => row.id === id)
  if (!found) throw new Refusal(404, 'Usulan tidak ditemukan.')
  return found
}

const refuse = (field: string, message: string): never => {
  throw new Refusal(422, message, [{ field, message }])
}

/** Validates the supervisors. @throws Refusal 422 at the position of the invalid lecturer */
const checkPembimbing = (
  { pembimbing, jalur }: CreateUsulanTugasAkhirBody,
  { students, now }: Around,
  except?: string,
): void => {
  if (!pembimbing.some(({ urutan }) => urutan === 1)) refuse('pembimbing', 'Pembimbing Utama wajib dipilih.')
  const most = jalurOf(jalur).pembimbing
  if (pembimbing.length > most) refuse('pembimbing', `Paling banyak ${most} pembimbing pada jalur ini.`)
  for (const [index, { idDosen }] of pembimbing.entries()) {
    const field = `pembimbing.${index}`
    if (!calonPembimbing().some(({ id }) => String(id) === idDosen)) refuse(field, 'Dosen ini tidak dapat dipilih.')
    if (pembimbing.findIndex((other) => other.idDosen === idDosen) !== index)
      refuse(field, 'Dosen yang sama dipilih dua kali.')
    if (sisaKuota(idDosen, students, now, except) <= 0) refuse(field, `Kuota ${namaDosen(idDosen)} sudah penuh.`)
  }
}

const checkBody = (body: CreateUsulanTugasAkhirBody, around: Around, except?: string): void => {
  for (const field of ['judul', 'latarBelakang'] as const) if (body[field].trim() === '') refuse(field, 'Wajib diisi.')
  if (!jenisPenelitianOf(body.idJenisPenelitian)) refuse('idJenisPenelitian', 'Jenis penelitian tidak dikenal.')
  const words = (body.kataKunci ?? []).map((word) => word.trim().toLowerCase())
  for (const [index, word] of words.entries()) {
    if (word === '') refuse(`kataKunci.${index}`, 'Kata kunci kosong.')
    if (words.indexOf(word) !== index) refuse(`kataKunci.${index}`, 'Kata kunci ini sudah ada.')
  }
  checkPembimbing(body, around, except)
}

const written = (body: CreateUsulanTugasAkhirBody) => ({
  judul: body.judul.trim(),
  judulInggris: body.judulInggris?.trim() || null,
  latarBelakang: body.latarBelakang.trim(),
  jalur: body.jalur,
  idJenisPenelitian: body.idJenisPenelitian,
  kataKunci: (body.kataKunci ?? []).map((word) => word.trim()),
  pembimbing: body.pembimbing.map(({ urutan, idDosen }) => ({ urutan, idDosen })),
})

/** Returns a proposal that can still be changed. @throws Refusal 404, 409 */
const openUsulan = (mahasiswa: Mahasiswa, id: string, now: number): UsulanDunia => {
  const usulan = storedUsulan(mahasiswa).find((row) => row.id === id)
  if (!usulan) throw new Refusal(404, 'Usulan tidak ditemukan.')
  const { status } = statusUsulan(mahasiswa, usulan, now)
  if (status !== 'draft' && status !== 'ditolak') throw new Refusal(409, NOT_CHANGEABLE)
  return usulan
}

const put = (mahasiswa: Mahasiswa, row: UsulanDunia): void => {
  const part = partOf(mahasiswa)
  mahasiswa.tugasAkhir = { ...part, usulan: [row, ...part.usulan.filter(({ id }) => id !== row.id)] }
}

/**
 * Creates a draft.
 * @throws Refusal 409 when the student may not propose; 422 at the invalid field
 */
export const createUsulan = (mahasiswa: Mahasiswa, body: CreateUsulanTugasAkhirBody, around: Around): string => {
  jalurOf(body.jalur)
  const reason = reasonAgainstUsulan(mahasiswa, body.jalur, around.now)
  if (reason) throw new Refusal(409, reason)
  checkBody(body, around)
  const made = around.students.flatMap((student) => student.tugasAkhir?.usulan ?? [])
  const id = nextId(made, LAST_USULAN)
  put(mahasiswa, { id, ...written(body), dibuatPada: toIso(around.now), diajukanPada: null })
  return id
}

/** Replaces a draft or a rejected proposal, which becomes a draft again. @throws Refusal 404, 409, 422 */
export const updateUsulan = (
  mahasiswa: Mahasiswa,
  id: string,
  body: CreateUsulanTugasAkhirBody,
  around: Around,
): void => {
  const { dibuatPada } = openUsulan(mahasiswa, id, around.now)
  checkBody(body, around, id)
  put(mahasiswa, { id, ...written(body), dibuatPada, diajukanPada: null })
}

/** Submits a proposal. The programme decides after three working days. @throws Refusal 404, 409, 422 */
export const submitUsulan = (mahasiswa: Mahasiswa, id: string, around: Around): void => {
  const { keputusan: _, ...usulan } = openUsulan(mahasiswa, id, around.now)
  const closed = usulanClosed(around.now)
  if (closed) throw new Refusal(409, closed)
  checkPembimbing({ ...usulan, judulInggris: usulan.judulInggris ?? '' }, around, id)
  put(mahasiswa, { ...usulan, diajukanPada: toIso(around.now) })
}

/** Deletes a draft or a rejected proposal; a second deletion has no effect. @throws Refusal 404, 409 */
export const deleteUsulan = (mahasiswa: Mahasiswa, id: string, now: number): void => {
  if (partOf(mahasiswa).hapus.includes(id)) return
  openUsulan(mahasiswa, id, now)
  const part = partOf(mahasiswa)
  mahasiswa.tugasAkhir = {
    ...part,
    usulan: part.usulan.filter((row) => row.id !== id),
    hapus: [...part.hapus, id],
  }
}

const isDay = (tanggal: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(tanggal) && toTanggal(fromTanggal(tanggal)) === tanggal

const checkWish = (tanggal: string, jenis: string, now: number): void => {
  const field = 'tanggalUsulan'
  if (!isDay(tanggal)) refuse(field, 'Tanggal tidak dikenal.')
  const { mulai, selesai } = tahapOf(jenis === 'akhir' ? 'Sidang akhir' : 'Sidang usulan')
  if (tanggal < mulai || tanggal > selesai)
    refuse(field, `Pilih hari dari ${dayText(mulai)} sampai ${dayText(selesai)}.`)
  if (tanggal <= toTanggal(now)) refuse(field, 'Pilih hari sesudah hari ini.')
  if (!isWorkDay(tanggal)) refuse(field, `${dayText(tanggal)} bukan hari kerja.`)
}

const isWebAddress = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : null
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:')
}

/**
 * Requests the next defence of a proposal.
 * @throws Refusal 404 for another student's proposal; 409 when the defence may not be requested; 422 at the invalid
 * field
 */
export const createSidang = (mahasiswa: Mahasiswa, body: CreateSidangBody, { students, now }: Around): string => {
  const usulan = storedUsulan(mahasiswa).find(({ id }) => id === body.usulanId)
  if (!usulan) throw new Refusal(404, 'Usulan tidak ditemukan.')
  if (body.jenisSidang !== nextSidang(mahasiswa, usulan.id, now))
    refuse('jenisSidang', 'Sidang ini bukan sidang berikutnya.')
  const reason = reasonAgainstSidang(mahasiswa, usulan, body.jenisSidang, now)
  if (reason) throw new Refusal(409, reason)
  if (!isWebAddress(body.tautanNaskah)) refuse('tautanNaskah', 'Isi alamat web, misalnya https://….')
  if (body.tanggalUsulan) checkWish(body.tanggalUsulan, body.jenisSidang, now)
  const part = partOf(mahasiswa)
  const row: SidangDunia = {
    id: nextId(
      students.flatMap((student) => student.tugasAkhir?.sidang ?? []),
      LAST_SIDANG,
    ),
    usulanId: usulan.id,
    jenisSidang: body.jenisSidang,
    tanggalUsulan: body.tanggalUsulan || null,
    tautanNaskah: body.tautanNaskah,
    catatan: body.catatan?.trim() || null,
    setujuHadir: body.setujuHadir === true,
    pada: toIso(now),
  }
  mahasiswa.tugasAkhir = { ...part, sidang: [row, ...part.sidang] }
  return row.id
}
