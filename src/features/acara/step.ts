import type { Angka } from '#shared/wire/readers.ts'
import type { Pendaftaran } from './acara.ts'

/**
 * Next step of a registration: none (batal, tidakDibayar, tidakHadir, terlambat, tidakLulus), one of the student
 * (bayar, hadir, unggah), one of the campus (tunggu), or the certificate is available (sertifikat).
 */
export type EventStep =
  | 'batal'
  | 'sertifikat'
  | 'bayar'
  | 'tidakDibayar'
  | 'tidakHadir'
  | 'unggah'
  | 'terlambat'
  | 'hadir'
  | 'tidakLulus'
  | 'tunggu'

/** Moments in milliseconds since 1970, by the gateway's clock; null when unknown. */
export interface EventMoment {
  nowMs: number
  mulaiMs: Angka
  /** Last second of the last day. */
  selesaiMs: Angka
  /** Last second in which a file is accepted. */
  batasMs: Angka
}

type Payment = Pick<Pendaftaran, 'biaya' | 'isSudahBayar'>

/** Returns whether a fee is known to be unpaid. */
export const isUnpaid = ({ biaya, isSudahBayar }: Payment): boolean => (biaya ?? 0) > 0 && isSudahBayar === false

/** Returns whether there may be an unpaid fee, including a payment that is still in progress. */
export const mayHaveBill = ({ biaya, isSudahBayar }: Payment): boolean =>
  biaya !== null && biaya !== 0 && isSudahBayar !== true

/** Returns whether a file can be uploaded: false when unwanted, cancelled, already passed or past the deadline. */
export const canUpload = ({ wajibBerkas, isBatal, isLulus }: Pendaftaran, { nowMs, batasMs }: EventMoment): boolean =>
  wajibBerkas !== false && !isBatal && !isLulus && (batasMs == null || nowMs <= batasMs)

const isOver = ({ nowMs, selesaiMs }: EventMoment): boolean => selesaiMs != null && nowMs > selesaiMs

/** Returns the step if it is final or precedes all others, otherwise null. */
const settled = (pendaftaran: Pendaftaran, saat: EventMoment): EventStep | null => {
  if (pendaftaran.isBatal) return 'batal'
  if (pendaftaran.isLulus) return 'sertifikat'
  if (isUnpaid(pendaftaran)) return isOver(saat) ? 'tidakDibayar' : 'bayar'
  return pendaftaran.isHadir === false ? 'tidakHadir' : null
}

/** Returns whether the next step is to upload a file. */
const isFileNext = (
  { wajibBerkas, berkas }: Pendaftaran,
  { nowMs, mulaiMs }: EventMoment,
  isSejakHari: boolean,
): boolean => {
  const isAhead = mulaiMs != null && nowMs < mulaiMs
  return wajibBerkas === true && berkas === null && !(isSejakHari && isAhead)
}

/** Returns whether cancelling is offered: as the campus states, else while a step of the student is left. */
export const canCancel = ({ bolehBatal, isBatal }: Pendaftaran, langkah: EventStep): boolean =>
  !isBatal && (bolehBatal ?? ['bayar', 'hadir', 'unggah'].includes(langkah))

/**
 * Returns the next step of a registration, in the student's order: pay, attend, upload, print the certificate (R4-045:
 * it is available after passing).
 * @param isSejakHari true when a file is accepted only from the first day on
 */
export const stepOf = (pendaftaran: Pendaftaran, saat: EventMoment, isSejakHari: boolean): EventStep => {
  const first = settled(pendaftaran, saat)
  if (first !== null) return first
  if (isFileNext(pendaftaran, saat, isSejakHari)) return canUpload(pendaftaran, saat) ? 'unggah' : 'terlambat'
  if (!isOver(saat) && pendaftaran.isHadir !== true) return 'hadir'
  return typeof pendaftaran.nilai === 'number' ? 'tidakLulus' : 'tunggu'
}
