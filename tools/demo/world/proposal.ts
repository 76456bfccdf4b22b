import {
  getGetJadwalProposalResponseMock,
  getGetPrasyaratProposalResponseMock,
  getGetProposalResponseMock,
} from '#generated/mocks/proposal/proposal.msw.ts'
import type { CreateProposalBody } from '#generated/models/proposal/createProposalBody.zod.ts'
import type { ProposalJadwalWire } from '#generated/models/proposal/proposalJadwalWire.zod.ts'
import type { ProposalPrasyaratWire } from '#generated/models/proposal/proposalPrasyaratWire.zod.ts'
import type { ProposalRingkasanWire } from '#generated/models/proposal/proposalRingkasanWire.zod.ts'
import type { ProposalWire } from '#generated/models/proposal/proposalWire.zod.ts'
import type { SyaratStudiAkhirWire } from '#generated/models/syaratStudiAkhirWire.zod.ts'
import { webAddress } from '#shared/text/web-address.ts'
import { Refusal } from '../refusal.ts'
import { countApproved } from './bimbingan.ts'
import { dayText } from './day-text.ts'
import { judulTerdaftarOf } from './lock-jurnal-seed.ts'
import type { Mahasiswa } from './mahasiswa-types.ts'
import { JAM_UJIAN, judulOf, karyaOfProposal, keadaanOf, namaDosen, storedProposal } from './proposal-status.ts'
import { averageText, countSks, isLulus, makulTempuh } from './rules.ts'
import { seedMahasiswa } from './seed.ts'
import type { ProposalDunia } from './student-parts.ts'
import { unmetText } from './syarat-wisuda.ts'
import { toIso, toTanggal } from './waktu.ts'

const SKS = 80
const IPK = 2.75
const FIRST_ID = 219
const RUANG = 'R. 210'
const NILAI = { nilai: 86, hurufMutu: 'A' }
const LABELS = ['Pembimbing Utama', 'Pembimbing Pendamping']

const standingRows = (mahasiswa: Mahasiswa): ProposalDunia[] =>
  storedProposal(mahasiswa).filter(({ dihapus }) => !dihapus)

const canChange = (status: string): boolean => status === 'draft' || status === 'ditolak'

/** Returns the fields shared by the summary and the details of a proposal. */
const sharedOf = (mahasiswa: Mahasiswa, row: ProposalDunia, now: number) => {
  const { status, tahap, ujian, batasRevisi } = keadaanOf(mahasiswa, row, now)
  const karya = karyaOfProposal(mahasiswa, row.id, now)
  const isOpen = canChange(status)
  return {
    id: row.id,
    judul: judulOf(mahasiswa, row),
    status,
    tahap,
    tanggalPengajuan: row.diajukanPada,
    jumlahBimbingan: karya ? countApproved(mahasiswa, 'proposal', karya, now) : 0,
    minimalBimbingan: karya?.minimalBimbingan ?? null,
    idJadwal: ujian?.idJadwal ?? null,
    ...(batasRevisi === null ? { nilai: null, hurufMutu: null } : NILAI),
    bolehUbah: isOpen,
    bolehHapus: isOpen,
    bolehAjukan: isOpen,
  }
}

/** Returns the proposals of a student, newest first. */
export const proposalsOf = (mahasiswa: Mahasiswa, now: number): ProposalRingkasanWire[] =>
  standingRows(mahasiswa).map((row) => {
    const { ujian } = keadaanOf(mahasiswa, row, now)
    return {
      ...sharedOf(mahasiswa, row, now),
      tanggalUjian: ujian?.tanggal ?? null,
      jamMulai: ujian ? JAM_UJIAN.mulai : null,
      ruang: ujian ? RUANG : null,
    }
  })

/** Returns a stored proposal of a student. @throws Refusal 404 */
const rowOf = (mahasiswa: Mahasiswa, id: string): ProposalDunia => {
  const row = standingRows(mahasiswa).find((one) => one.id === id)
  if (!row) throw new Refusal(404, 'Proposal tidak ditemukan.')
  return row
}

const penguji = () => getGetProposalResponseMock().penguji ?? []

/** Returns one proposal with its people. @throws Refusal 404 for a proposal of another student */
export const proposalById = (mahasiswa: Mahasiswa, id: string, now: number): Omit<ProposalWire, 'idGrupChat'> => {
  const row = rowOf(mahasiswa, id)
  const { tanggalDisetujui, catatan, ujian, batasRevisi } = keadaanOf(mahasiswa, row, now)
  return {
    ...sharedOf(mahasiswa, row, now),
    judulInggris: row.judulInggris,
    latarBelakang: row.latarBelakang,
    bidang: row.bidang,
    kataKunci: row.kataKunci,
    tautanNaskah: row.tautanNaskah,
    tanggalDisetujui,
    catatan,
    pembimbing: row.pembimbing.map(({ urutan, idDosen }) => ({
      urutan,
      label: LABELS[urutan - 1] ?? null,
      id: idDosen,
      nama: namaDosen(idDosen),
      status: tanggalDisetujui === null ? 'diusulkan' : 'disetujui',
    })),
    penguji: ujian ? penguji() : [],
    batasRevisi,
  }
}

/** Returns the examination of a proposal of these students. @throws Refusal 404 */
export const jadwalProposalById = (students: readonly Mahasiswa[], id: string, now: number): ProposalJadwalWire => {
  const ujian = students
    .flatMap((mahasiswa) => standingRows(mahasiswa).map((row) => keadaanOf(mahasiswa, row, now).ujian))
    .find((one) => one?.idJadwal === id)
  if (!ujian) throw new Refusal(404, 'Jadwal ujian proposal tidak ditemukan.')
  const jadwal = getGetJadwalProposalResponseMock()
  const today = toTanggal(now)
  return {
    ...jadwal,
    id,
    tanggal: ujian.tanggal,
    jamMulai: JAM_UJIAN.mulai,
    jamSelesai: JAM_UJIAN.selesai,
    ruang: RUANG,
    batasNaskah: ujian.batasNaskah,
    tahapan: (jadwal.tahapan ?? []).map((tahap) => ({
      ...tahap,
      isAktif: (tahap.tanggalMulai ?? '') <= today && today <= (tahap.tanggalSelesai ?? ''),
    })),
  }
}

const syaratOf = (mahasiswa: Mahasiswa): SyaratStudiAkhirWire[] => {
  const sks = countSks(makulTempuh(mahasiswa).filter(({ nilaiHuruf }) => isLulus(nilaiHuruf)))
  const ipk = Number(averageText(makulTempuh(mahasiswa)))
  const { status } = mahasiswa
  const must = { wajib: true }
  return [
    { kode: 'sks', nama: 'SKS lulus', nilaiMinimal: String(SKS), nilai: String(sks), terpenuhi: sks >= SKS, ...must },
    {
      kode: 'ipk',
      nama: 'IPK',
      nilaiMinimal: IPK.toFixed(2),
      nilai: ipk.toFixed(2),
      terpenuhi: ipk >= IPK,
      ...must,
    },
    {
      kode: 'status',
      nama: 'Status mahasiswa',
      nilaiMinimal: 'Aktif',
      nilai: status,
      terpenuhi: status === 'Aktif',
      ...must,
    },
    {
      kode: 'bahasa',
      nama: 'Skor bahasa Inggris',
      nilaiMinimal: '450',
      nilai: null,
      terpenuhi: false,
      wajib: false,
    },
  ]
}

/** Returns the proposals that count towards the limit and the lecturers' quotas. */
const runningRows = (mahasiswa: Mahasiswa, now: number): ProposalDunia[] =>
  standingRows(mahasiswa).filter((row) => !['ditolak', 'lulus'].includes(keadaanOf(mahasiswa, row, now).status))

/**
 * Returns the reason why nothing can be submitted, apart from the number of proposals, in the gateway's words; or null.
 */
const unmetOf = (mahasiswa: Mahasiswa, now: number): string | null => {
  const { tanggalMulai, tanggalSelesai } = getGetPrasyaratProposalResponseMock()
  if (mahasiswa.status !== 'Aktif') return 'Hanya mahasiswa aktif yang dapat mengajukan proposal.'
  const unmet = unmetText(syaratOf(mahasiswa))
  if (unmet) return unmet
  if (toTanggal(now) < (tanggalMulai ?? '')) return `Masa pengajuan proposal dibuka ${dayText(tanggalMulai)}.`
  return toTanggal(now) > (tanggalSelesai ?? '') ? `Masa pengajuan proposal berakhir ${dayText(tanggalSelesai)}.` : null
}

const tooMany = (mahasiswa: Mahasiswa, now: number): string | null => {
  const { maksimalUsulan } = getGetPrasyaratProposalResponseMock()
  return runningRows(mahasiswa, now).length >= (maksimalUsulan ?? 0) ? 'Paling banyak tiga proposal.' : null
}

/** Returns the number of running proposals of these students with a lecturer, except `without`. */
const countOf = (students: readonly Mahasiswa[], idDosen: string, now: number, without?: ProposalDunia): number =>
  students
    .flatMap((mahasiswa) => runningRows(mahasiswa, now))
    .filter((row) => row.id !== without?.id && row.pembimbing.some((one) => one.idDosen === idDosen)).length

/** Returns the lecturers with their remaining quota: the story's quota minus the proposals added since. */
const calonOf = (students: readonly Mahasiswa[], now: number, without?: ProposalDunia) => {
  const before = seedMahasiswa()
  return (getGetPrasyaratProposalResponseMock().calonPembimbing ?? []).map((calon) => {
    const id = String(calon.id)
    const taken = countOf(students, id, now, without) - countOf(before, id, now)
    return { ...calon, sisaKuota: Math.max(0, (calon.sisaKuota ?? 0) - taken) }
  })
}

/** Returns window, requirements and lecturers; without them for the persona without data. */
export const prasyaratOf = (
  mahasiswa: Mahasiswa,
  students: readonly Mahasiswa[],
  now: number,
): ProposalPrasyaratWire => {
  const alasan = unmetOf(mahasiswa, now) ?? tooMany(mahasiswa, now)
  const told = { bolehMengajukan: alasan === null, alasan }
  const none = { tanggalMulai: null, tanggalSelesai: null, maksimalUsulan: null, jumlahPembimbing: null }
  if (mahasiswa.persona === 'kosong')
    return { ...told, ...none, alasan: null, syarat: [], calonPembimbing: [], keterangan: null }
  return {
    ...getGetPrasyaratProposalResponseMock(),
    ...told,
    syarat: syaratOf(mahasiswa),
    calonPembimbing: calonOf(students, now),
  }
}

const refuseField = (field: string, message: string): never => {
  throw new Refusal(422, message, [{ field, message }])
}

const checkPembimbing = (
  { pembimbing }: Pick<CreateProposalBody, 'pembimbing'>,
  students: readonly Mahasiswa[],
  now: number,
  without?: ProposalDunia,
) => {
  const calon = calonOf(students, now, without)
  const { jumlahPembimbing } = getGetPrasyaratProposalResponseMock()
  const ids = pembimbing.map(({ idDosen }) => idDosen)
  for (const [place, { idDosen }] of pembimbing.entries()) {
    const field = `pembimbing.${place}`
    if (ids.indexOf(idDosen) < place) refuseField(field, 'Dosen yang sama dipilih dua kali.')
    const found = calon.find(({ id }) => String(id) === idDosen)
    if (!found) refuseField(field, 'Dosen ini tidak dapat dipilih.')
    else if (found.sisaKuota <= 0) refuseField(field, `Kuota ${found.nama ?? ''} sudah penuh.`)
  }
  for (let urutan = 1; urutan <= (jumlahPembimbing ?? 0); urutan += 1)
    if (pembimbing.every((one) => one.urutan !== urutan))
      refuseField('pembimbing', `${LABELS[urutan - 1] ?? ''} belum dipilih.`)
}

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

const checkTexts = ({ kataKunci = [], tautanNaskah, judul, latarBelakang }: CreateProposalBody) => {
  if (judul.trim() === '') refuseField('judul', 'Judul wajib diisi.')
  if (latarBelakang.trim() === '') refuseField('latarBelakang', 'Latar belakang wajib diisi.')
  for (const [place, word] of kataKunci.entries())
    if (kataKunci.findIndex((one) => same(one, word)) < place)
      refuseField(`kataKunci.${place}`, 'Kata kunci ini sudah ada.')
  if (tautanNaskah && webAddress(tautanNaskah.trim()) === null)
    refuseField('tautanNaskah', 'Tautan naskah harus alamat web.')
}

const orNull = (value: string | undefined): string | null => value?.trim() || null

const writtenOf = (body: CreateProposalBody) => ({
  judul: body.judul.trim(),
  judulInggris: orNull(body.judulInggris),
  latarBelakang: body.latarBelakang.trim(),
  bidang: orNull(body.bidang),
  kataKunci: body.kataKunci ?? [],
  tautanNaskah: orNull(body.tautanNaskah),
  pembimbing: body.pembimbing,
})

/**
 * Creates a proposal as a draft.
 * @param students all students of the mock state: a lecturer's quota counts all of them
 * @returns its id, unique in the mock state
 * @throws Refusal 409 when it is not allowed; 422 with the invalid field
 */
export const addProposal = (
  mahasiswa: Mahasiswa,
  students: readonly Mahasiswa[],
  body: CreateProposalBody,
  now: number,
): string => {
  const alasan = unmetOf(mahasiswa, now) ?? tooMany(mahasiswa, now)
  if (alasan) throw new Refusal(409, alasan)
  checkTexts(body)
  checkPembimbing(body, students, now)
  const ids = students.flatMap(storedProposal).map((row) => Number(row.id))
  const id = String(Math.max(FIRST_ID - 1, ...ids) + 1)
  const row: ProposalDunia = { id, ...writtenOf(body), diajukanPada: null, judulDipakai: false, dihapus: false }
  mahasiswa.proposal = [row, ...storedProposal(mahasiswa)]
  return id
}

const replace = (mahasiswa: Mahasiswa, id: string, more: Partial<ProposalDunia>): void => {
  mahasiswa.proposal = storedProposal(mahasiswa).map((row) => (row.id === id ? { ...row, ...more } : row))
}

/** Returns a proposal that can still be changed. @throws Refusal 404; 409 for a submitted one */
const openRow = (mahasiswa: Mahasiswa, id: string, now: number): ProposalDunia => {
  const row = rowOf(mahasiswa, id)
  if (!canChange(keadaanOf(mahasiswa, row, now).status))
    throw new Refusal(409, 'Proposal yang sudah diajukan tidak dapat diubah.')
  return row
}

/** Replaces a draft or a rejected proposal. @throws Refusal 404, 409, 422 */
export const changeProposal = (
  mahasiswa: Mahasiswa,
  students: readonly Mahasiswa[],
  { id, body }: { id: string; body: CreateProposalBody },
  now: number,
): void => {
  const row = openRow(mahasiswa, id, now)
  checkTexts(body)
  checkPembimbing(body, students, now, row)
  replace(mahasiswa, id, writtenOf(body))
}

/** Deletes a draft or a rejected proposal; a second deletion has no effect. @throws Refusal 404, 409 */
export const removeProposal = (mahasiswa: Mahasiswa, id: string, now: number): void => {
  if (storedProposal(mahasiswa).some((row) => row.id === id && row.dihapus)) return
  openRow(mahasiswa, id, now)
  replace(mahasiswa, id, { dihapus: true })
}

/** Returns whether a work of another student has this title. */
const isTaken = (mahasiswa: Mahasiswa, students: readonly Mahasiswa[], judul: string): boolean =>
  students
    .filter(({ idMahasiswa }) => idMahasiswa !== mahasiswa.idMahasiswa)
    .some((other) =>
      [
        ...standingRows(other).flatMap((row) => (row.diajukanPada === null ? [] : [judulOf(other, row)])),
        judulTerdaftarOf(other)?.judul ?? '',
      ].some((title) => same(title, judul)),
    )

/**
 * Submits a draft or a rejected proposal. @throws Refusal 404; 409 when it may not be submitted; 422 for its lecturers
 */
export const submitProposalOf = (
  mahasiswa: Mahasiswa,
  students: readonly Mahasiswa[],
  id: string,
  now: number,
): void => {
  const row = openRow(mahasiswa, id, now)
  const unmet = unmetOf(mahasiswa, now)
  if (unmet) throw new Refusal(409, unmet)
  checkPembimbing(row, students, now, row)
  replace(mahasiswa, id, { diajukanPada: toIso(now), judulDipakai: isTaken(mahasiswa, students, row.judul) })
}
