import {
  getGetKegiatanPendaftarWisudaResponseMock,
  getListKegiatanWisudaResponseMock,
} from '#generated/mocks/wisuda/wisuda.msw.ts'
import type { KegiatanPendaftarWisudaWire } from '#generated/models/wisuda/kegiatanPendaftarWisudaWire.zod.ts'
import type { KegiatanWisudaWire } from '#generated/models/wisuda/kegiatanWisudaWire.zod.ts'
import type { RegisterWisudaBody } from '#generated/models/wisuda/registerWisudaBody.zod.ts'
import { Refusal } from '../refusal.ts'
import { addBiayaAcara, biayaAcaraOf } from './biaya-acara.ts'
import { dayText } from './day-text.ts'
import type { Mahasiswa } from './mahasiswa-types.ts'
import type { PendaftaranWisuda } from './student-parts.ts'
import { syaratWisudaOf, unmetText } from './syarat-wisuda.ts'
import { addHari, DAY_MS, fromTanggal, toIso, toTanggal } from './waktu.ts'
import { afterWorkDays } from './work-days.ts'

const BAYAR_DAYS = 14
const APPROVAL_DAYS = 5
const APPROVAL_TIME = '09.00'
/** Days before the ceremony from which seats are assigned. */
const SEAT_DAYS = 10
/** Registrations per day: all seats are taken one day before the registration ends. */
const A_DAY = 16
const FIRST_ID = 5801
const MANY = 24

/** The ceremony of the story's graduate: registered, paid and approved before the start of the story. */
const OF_GRADUATE = {
  id: '5712',
  nomorKursi: 'A-117',
  pada: '2026-09-08T10:20:00+07:00',
  judulTugasAkhir: 'Sistem Rekomendasi Mata Kuliah Pilihan dengan Collaborative Filtering',
}

/** Returns ceremonies of earlier years, for the persona with the longest history. */
const oldOnes = (newest: KegiatanWisudaWire): KegiatanWisudaWire[] =>
  Array.from({ length: MANY }, (_, index) => {
    const nomor = String(56 - index)
    const tanggal = toTanggal(fromTanggal('2026-04-25') - index * 182 * DAY_MS)
    return {
      ...newest,
      id: String(8 - index + MANY * 10),
      nama: `Wisuda ke-${nomor} Universitas Arunika`,
      periode: nomor,
      tahun: Number(tanggal.slice(0, 4)),
      tanggal,
      tanggalGladi: addHari(tanggal, -1),
      tanggalBuka: addHari(tanggal, -80),
      tanggalTutup: addHari(tanggal, -42),
      jumlahPendaftar: 480 + index,
    }
  })

const ceremoniesOf = ({ persona }: Mahasiswa): KegiatanWisudaWire[] => {
  const { data } = getListKegiatanWisudaResponseMock()
  if (persona === 'kosong') return []
  const newest = data[0]
  return persona === 'padat' && newest ? [...data, ...oldOnes(newest)] : data
}

const statusOf = ({ tanggal, tanggalBuka, tanggalTutup }: KegiatanWisudaWire, now: number) => {
  const today = toTanggal(now)
  if (today > (tanggal ?? '')) return 'selesai'
  if (today > (tanggalTutup ?? '')) return 'ditutup'
  return today < (tanggalBuka ?? '') ? 'belumDibuka' : 'dibuka'
}

/**
 * Returns the number of registered graduates, derived from the clock; after the end of the registration its final
 * number.
 */
const seatsTaken = (kegiatan: KegiatanWisudaWire, now: number): number => {
  const { jumlahPendaftar, kuota, tanggalBuka } = kegiatan
  if ((jumlahPendaftar ?? 0) > 0) return jumlahPendaftar ?? 0
  const days = Math.max(0, Math.floor((now - fromTanggal(tanggalBuka ?? '')) / DAY_MS))
  return Math.min(kuota ?? 0, days * A_DAY)
}

const seedOf = ({ persona, nama, email, biodata }: Mahasiswa): PendaftaranWisuda[] => {
  const [, closed] = getListKegiatanWisudaResponseMock().data
  if (persona !== 'lulus' || !closed) return []
  const { id, pada, judulTugasAkhir } = OF_GRADUATE
  return [
    {
      id,
      idKegiatan: String(closed.id),
      pada,
      namaIjazah: nama,
      judulTugasAkhir,
      ukuranToga: 'L',
      ukuranTopi: 'M',
      jumlahUndangan: 2,
      telepon: biodata.diri?.telepon ?? null,
      email,
      alamatKirim: null,
    },
  ]
}

/** Returns the latest registration of a student; undefined without one. */
const pendaftaranOf = (mahasiswa: Mahasiswa): PendaftaranWisuda | undefined =>
  mahasiswa.wisuda?.[0] ?? seedOf(mahasiswa)[0]

const acaraOf = (id: string) => ({ jenis: 'wisuda', id }) as const

const batasBayarOf = ({ pada }: PendaftaranWisuda): string => addHari(toTanggal(Date.parse(pada)), BAYAR_DAYS)

/**
 * Returns when the fee was paid (ISO text), or null. The story's graduate paid before the first bill of the mock state.
 */
const paidAt = (mahasiswa: Mahasiswa, row: PendaftaranWisuda): string | null =>
  row.id === OF_GRADUATE.id ? row.pada : (biayaAcaraOf(mahasiswa, acaraOf(row.idKegiatan))?.tanggalBayar ?? null)

/**
 * Returns the outcome of a registration: approved five working days after the payment, rejected when it was not paid in
 * time.
 */
const keadaanOf = (mahasiswa: Mahasiswa, row: PendaftaranWisuda, kegiatan: KegiatanWisudaWire, now: number) => {
  const batasBayar = batasBayarOf(row)
  const paid = paidAt(mahasiswa, row)
  const isInTime = paid !== null && toTanggal(Date.parse(paid)) <= batasBayar
  const base = { batasBayar, isSudahBayar: paid !== null, nomorKursi: null, catatan: null }
  if (!isInTime && toTanggal(now) > batasBayar)
    return {
      ...base,
      status: 'ditolak',
      catatan: `Biaya wisuda tidak dibayar sampai ${dayText(batasBayar)}.`,
    }
  const from = Math.max(Date.parse(row.pada), Date.parse(paid ?? '') || 0)
  if (!isInTime || now < afterWorkDays(from, APPROVAL_DAYS, APPROVAL_TIME)) return { ...base, status: 'menunggu' }
  const hasSeat = row.id === OF_GRADUATE.id || toTanggal(now) >= addHari(kegiatan.tanggal ?? '', -SEAT_DAYS)
  const seat = row.id === OF_GRADUATE.id ? OF_GRADUATE.nomorKursi : `B-${row.id.slice(-3)}`
  return { ...base, status: 'disetujui', nomorKursi: hasSeat ? seat : null }
}

const kegiatanOf = (id: string): KegiatanWisudaWire => {
  const found = getListKegiatanWisudaResponseMock().data.find((row) => String(row.id) === id)
  if (!found) throw new Refusal(404, 'Wisuda tidak ditemukan.')
  return found
}

/** Returns the current registration with its ceremony; null when there is none or it was rejected. */
const standingOf = (mahasiswa: Mahasiswa, now: number) => {
  const row = pendaftaranOf(mahasiswa)
  if (!row) return null
  const kegiatan = kegiatanOf(row.idKegiatan)
  return keadaanOf(mahasiswa, row, kegiatan, now).status === 'ditolak' ? null : { row, kegiatan }
}

/**
 * Returns the reason why a ceremony accepts no registration, apart from the student's requirements, in the gateway's
 * words; or null.
 */
const closedReason = (mahasiswa: Mahasiswa, kegiatan: KegiatanWisudaWire, now: number): string | null => {
  const standing = standingOf(mahasiswa, now)
  if (standing) return `Anda sudah terdaftar pada Wisuda ke-${standing.kegiatan.periode ?? ''}.`
  const status = statusOf(kegiatan, now)
  if (status === 'belumDibuka') return `Pendaftaran wisuda dibuka ${dayText(kegiatan.tanggalBuka ?? '')}.`
  if (status !== 'dibuka') return 'Pendaftaran sudah ditutup.'
  return seatsTaken(kegiatan, now) >= (kegiatan.kuota ?? 0) ? 'Kuota sudah penuh.' : null
}

const reasonAgainst = (mahasiswa: Mahasiswa, kegiatan: KegiatanWisudaWire, now: number): string | null =>
  closedReason(mahasiswa, kegiatan, now) ?? unmetText(syaratWisudaOf(mahasiswa, now))

const answerOf = (mahasiswa: Mahasiswa, kegiatan: KegiatanWisudaWire, now: number): KegiatanWisudaWire => {
  const alasan = reasonAgainst(mahasiswa, kegiatan, now)
  const own = standingOf(mahasiswa, now)?.row
  const isOwn = own !== undefined && own.idKegiatan === String(kegiatan.id) && own.id !== OF_GRADUATE.id
  return {
    ...kegiatan,
    status: statusOf(kegiatan, now),
    jumlahPendaftar: Math.min(kegiatan.kuota ?? 0, seatsTaken(kegiatan, now) + (isOwn ? 1 : 0)),
    bolehMendaftar: alasan === null,
    alasan,
  }
}

/** Returns the ceremonies for a student, newest first. */
export const kegiatanWisudaOf = (mahasiswa: Mahasiswa, now: number): KegiatanWisudaWire[] =>
  ceremoniesOf(mahasiswa).map((kegiatan) => answerOf(mahasiswa, kegiatan, now))

/** Returns one ceremony for a student. @throws Refusal 404 */
export const kegiatanWisudaById = (mahasiswa: Mahasiswa, id: string, now: number): KegiatanWisudaWire => {
  const found = kegiatanWisudaOf(mahasiswa, now).find((row) => String(row.id) === id)
  if (!found) throw new Refusal(404, 'Wisuda tidak ditemukan.')
  return found
}

/** Returns a response with every field null: for the persona without data, and as defaults for all others. */
const nothingKnown = (): KegiatanPendaftarWisudaWire => ({
  ...getGetKegiatanPendaftarWisudaResponseMock(),
  alasan: null,
  namaIjazah: null,
  syarat: [],
})

/** Returns the registration of a student with its ceremony and outcome, and the requirements. */
export const pendaftarWisudaOf = (mahasiswa: Mahasiswa, now: number): KegiatanPendaftarWisudaWire => {
  if (mahasiswa.persona === 'kosong') return nothingKnown()
  const syarat = syaratWisudaOf(mahasiswa, now)
  const row = pendaftaranOf(mahasiswa)
  const isStanding = standingOf(mahasiswa, now) !== null
  const alasan = isStanding ? null : unmetText(syarat)
  const base = {
    ...nothingKnown(),
    bolehMendaftar: !isStanding && alasan === null,
    alasan,
    namaIjazah: mahasiswa.nama,
    syarat,
  }
  if (!row) return base
  const { id, idKegiatan, pada, ukuranToga, ukuranTopi, ...sent } = row
  const kegiatan = kegiatanOf(idKegiatan)
  return {
    ...base,
    ...sent,
    ukuranToga,
    ukuranTopi,
    isTerdaftar: true,
    idPendaftaran: id,
    nomorPendaftaran: `W${kegiatan.periode ?? ''}-${id.slice(-4)}`,
    tanggalDaftar: pada,
    kegiatan: answerOf(mahasiswa, kegiatan, now),
    ...keadaanOf(mahasiswa, row, kegiatan, now),
  }
}

const orNull = (value: string | undefined): string | null => value?.trim() || null

/**
 * Registers a student and bills the fee.
 * @throws Refusal 404 for an unknown ceremony; 409 when it accepts no registration from the student; 422 for the first
 * unmet requirement, and for more guests than the ceremony allows
 */
export const registerWisuda = (
  mahasiswa: Mahasiswa,
  idKegiatan: string,
  body: RegisterWisudaBody,
  now: number,
): void => {
  const kegiatan = kegiatanWisudaById(mahasiswa, idKegiatan, now)
  const closed = closedReason(mahasiswa, kegiatan, now)
  if (closed) throw new Refusal(409, closed)
  const unmet = unmetText(syaratWisudaOf(mahasiswa, now))
  if (unmet) throw new Refusal(422, unmet)
  const guests = body.jumlahUndangan ?? 0
  const most = kegiatan.jumlahUndangan ?? 0
  if (guests > most) {
    const message = `Paling banyak ${most} undangan.`
    throw new Refusal(422, message, [{ field: 'jumlahUndangan', message }])
  }
  const before = mahasiswa.wisuda ?? []
  const row: PendaftaranWisuda = {
    id: String(FIRST_ID + before.length),
    idKegiatan,
    pada: toIso(now),
    namaIjazah: body.namaIjazah,
    judulTugasAkhir: orNull(body.judulTugasAkhir),
    ukuranToga: body.ukuranToga,
    ukuranTopi: body.ukuranTopi,
    jumlahUndangan: guests,
    telepon: orNull(body.telepon),
    email: body.email,
    alamatKirim: orNull(body.alamatKirim),
  }
  mahasiswa.wisuda = [row, ...before]
  addBiayaAcara(mahasiswa, acaraOf(idKegiatan), {
    nama: kegiatan.nama ?? '',
    nominal: kegiatan.biaya ?? 0,
    jatuhTempo: batasBayarOf(row),
  })
}
