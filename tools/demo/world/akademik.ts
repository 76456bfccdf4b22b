import { getListKegiatanResponseMock } from '#generated/mocks/akademik/akademik.msw.ts'
import type { KegiatanMahasiswaWire } from '#generated/models/akademik/kegiatanMahasiswaWire.zod.ts'
import type { KegiatanWire } from '#generated/models/akademik/kegiatanWire.zod.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { Refusal } from '../refusal.ts'
import { isLewat, type KegiatanTawaran, tawaranKegiatan, terisiOleh } from './akademik-tawaran.ts'
import { type Acara, addBiayaAcara, biayaAcaraOf, dropBiayaAcara } from './biaya-acara.ts'
import type { Mahasiswa, Periode } from './mahasiswa-types.ts'
import { PERIODE_BERJALAN } from './rules.ts'
import type { KegiatanDiambil } from './student-parts.ts'
import { toIso } from './waktu.ts'

/** Persona whose activities are those of the story (docs/story.md). */
const STORY = 'aktif'
/** The persona with the most data has registered for every fourth activity. */
const EVERY = { persona: 'padat', step: 4 }

const acaraOf = ({ idKegiatan }: KegiatanTawaran): Acara => ({ jenis: 'kegiatan', id: idKegiatan })

const seedOf = ({ persona }: Mahasiswa, { idKegiatan }: KegiatanTawaran): KegiatanDiambil['status'] | null => {
  if (persona === STORY) {
    const told = getListKegiatanResponseMock().kegiatanMahasiswa.data.find(
      (one) => String(one.idKegiatan) === idKegiatan,
    )
    if (told) return String(told.status) === '2' ? '2' : '1'
  }
  return persona === EVERY.persona && Number(idKegiatan) >= 4000 && Number(idKegiatan) % EVERY.step === 0 ? '1' : null
}

/**
 * Returns the status of an activity for a student; null without a registration. Activities of past periods were taken.
 */
const statusOf = (mahasiswa: Mahasiswa, kegiatan: KegiatanTawaran): KegiatanDiambil['status'] | null => {
  const kept = mahasiswa.kegiatan?.[kegiatan.idKegiatan]
  if (kept) return kept.status
  return kegiatan.idKegiatan.startsWith('1') ? '1' : seedOf(mahasiswa, kegiatan)
}

const dibatalkan = (pada: string): string => {
  const day = formatTanggal(pada, 'id')
  return day ? `Dibatalkan pada ${day}.` : 'Dibatalkan.'
}

const keteranganOf = (mahasiswa: Mahasiswa, { idKegiatan, keterangan }: KegiatanTawaran): string | null => {
  const kept = mahasiswa.kegiatan?.[idKegiatan]
  if (kept?.status === '2') return dibatalkan(kept.pada)
  if (kept || mahasiswa.persona !== STORY) return keterangan ?? null
  const told = getListKegiatanResponseMock().kegiatanMahasiswa.data.find((one) => String(one.idKegiatan) === idKegiatan)
  return told?.keterangan ?? keterangan ?? null
}

const isPenuh = (kegiatan: KegiatanTawaran, now: number): boolean =>
  kegiatan.kuota !== null && terisiOleh(kegiatan, now) >= kegiatan.kuota

/** Returns the reason why an activity cannot be taken now, as the gateway's refusal; null when it can. */
const alasanTidakBisa = (mahasiswa: Mahasiswa, kegiatan: KegiatanTawaran, now: number): Refusal | null => {
  if (statusOf(mahasiswa, kegiatan) === '1') return new Refusal(409, 'Kegiatan ini sudah Anda ambil.')
  if (isLewat(kegiatan.batasPendaftaran, now)) return new Refusal(422, 'Pendaftaran kegiatan ini sudah ditutup.')
  if (isPenuh(kegiatan, now)) return new Refusal(409, 'Kegiatan ini sudah penuh.')
  return mahasiswa.status === 'Aktif'
    ? null
    : new Refusal(422, `Status ${mahasiswa.status} tidak dapat mengambil kegiatan.`)
}

const kegiatanAnswer = (mahasiswa: Mahasiswa, kegiatan: KegiatanTawaran, now: number): KegiatanWire => {
  const { perHari: _, ...row } = kegiatan
  const status = statusOf(mahasiswa, kegiatan)
  const isPaid = (biayaAcaraOf(mahasiswa, acaraOf(kegiatan))?.tanggalBayar ?? null) !== null
  return {
    ...row,
    status: status ?? '0',
    isSudahBayar: status === '1' && (kegiatan.biaya === 0 || isPaid),
    terisi: terisiOleh(kegiatan, now) + (status === '1' ? 1 : 0),
    isBisaDiambil: alasanTidakBisa(mahasiswa, kegiatan, now) === null,
    isBisaDibatalkan: status === '1' && !isLewat(kegiatan.tanggalMulai, now) && !isPaid,
    keterangan: keteranganOf(mahasiswa, kegiatan),
  }
}

const answerOf = (periode: Periode, data: KegiatanWire[]): KegiatanMahasiswaWire => {
  const { tahun, semester } = periode
  return {
    kegiatanMahasiswa: { data, meta: { currentPage: 1, itemsPerPage: 20, totalItems: data.length } },
    tahun,
    semester: semester === 1 || semester === 2 || semester === 3 || semester === 4 ? semester : null,
  }
}

/** Returns the activities offered in a period; one already taken has its status. */
export const daftarAnswer = (mahasiswa: Mahasiswa, periode: Periode, now: number): KegiatanMahasiswaWire =>
  answerOf(
    periode,
    tawaranKegiatan(mahasiswa, periode).map((one) => kegiatanAnswer(mahasiswa, one, now)),
  )

/** Returns the activities that a student has taken in a period, including cancelled ones. */
export const kegiatanDiambilAnswer = (mahasiswa: Mahasiswa, periode: Periode, now: number): KegiatanMahasiswaWire => {
  const taken = tawaranKegiatan(mahasiswa, periode).filter((one) => statusOf(mahasiswa, one) !== null)
  return answerOf(
    periode,
    taken.map((one) => kegiatanAnswer(mahasiswa, one, now)),
  )
}

const findKegiatan = (mahasiswa: Mahasiswa, periode: Periode, idKegiatan: string): KegiatanTawaran => {
  const found = tawaranKegiatan(mahasiswa, periode).find((one) => one.idKegiatan === idKegiatan)
  if (!found) throw new Refusal(404, 'Kegiatan ini tidak ada pada periode ini.')
  return found
}

const keep = (
  mahasiswa: Mahasiswa,
  { idKegiatan }: KegiatanTawaran,
  status: KegiatanDiambil['status'],
  now: number,
) => {
  mahasiswa.kegiatan = { ...mahasiswa.kegiatan, [idKegiatan]: { status, pada: toIso(now) } }
}

/**
 * Registers for an activity; a fee becomes a bill.
 * @throws Refusal 404 in another period, 409 when it is full or taken, 422 when its registration is over
 */
export const takeKegiatan = (mahasiswa: Mahasiswa, periode: Periode, idKegiatan: string, now: number): void => {
  const kegiatan = findKegiatan(mahasiswa, periode, idKegiatan)
  const refusal = alasanTidakBisa(mahasiswa, kegiatan, now)
  if (refusal) throw refusal
  if (periode.tahun !== PERIODE_BERJALAN.tahun || periode.semester !== PERIODE_BERJALAN.semester)
    throw new Refusal(422, 'Kegiatan hanya dapat diambil pada periode berjalan.')
  addBiayaAcara(mahasiswa, acaraOf(kegiatan), {
    nama: kegiatan.nama ?? idKegiatan,
    nominal: kegiatan.biaya,
    jatuhTempo: kegiatan.batasPendaftaran?.slice(0, 10) ?? null,
  })
  keep(mahasiswa, kegiatan, '1', now)
}

/**
 * Cancels an activity and removes its unpaid fee.
 * @throws Refusal 404 in another period, 409 when it was not taken or its fee is paid, 422 after it has begun
 */
export const cancelKegiatan = (mahasiswa: Mahasiswa, periode: Periode, idKegiatan: string, now: number): void => {
  const kegiatan = findKegiatan(mahasiswa, periode, idKegiatan)
  if (statusOf(mahasiswa, kegiatan) !== '1') throw new Refusal(409, 'Kegiatan ini tidak sedang Anda ambil.')
  if (isLewat(kegiatan.tanggalMulai, now)) throw new Refusal(422, 'Kegiatan ini sudah dimulai.')
  dropBiayaAcara(mahasiswa, acaraOf(kegiatan))
  keep(mahasiswa, kegiatan, '2', now)
}
