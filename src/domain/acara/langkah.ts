import type { Pendaftaran } from './acara.ts'

/**
 * What is next for a registration: nothing any more (batal, tidakDibayar, tidakHadir, terlambat, tidakLulus), something of
 * the student (bayar, hadir, unggah), of the campus (tunggu), or the certificate is there (sertifikat).
 */
export type Langkah =
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

/** Moments in milliseconds since 1970, by the gateway's clock; null where nobody said. */
export interface Saat {
  nowMs: number
  mulaiMs: number | null
  /** Last second of the last day. */
  selesaiMs: number | null
  /** Last second in which a file is taken. */
  batasMs: number | null
}

/** Whether the fee is still to be paid: null counts as not paid, and what is free is paid. */
export const isBelumBayar = ({ biaya, isSudahBayar }: Pick<Pendaftaran, 'biaya' | 'isSudahBayar'>): boolean =>
  biaya !== 0 && isSudahBayar !== true

/** Whether a file can be handed in: one is asked for, the registration stands, its last day has not passed. */
export const isDapatUnggah = ({ wajibBerkas, isBatal, isLulus }: Pendaftaran, { nowMs, batasMs }: Saat): boolean =>
  wajibBerkas === true && !isBatal && !isLulus && (batasMs === null || nowMs <= batasMs)

const isOver = ({ nowMs, selesaiMs }: Saat): boolean => selesaiMs !== null && nowMs > selesaiMs

const afterIt = ({ isHadir, nilai }: Pendaftaran): Langkah => {
  if (isHadir === false) return 'tidakHadir'
  return nilai === null ? 'tunggu' : 'tidakLulus'
}

const unpaid = (saat: Saat): Langkah => (isOver(saat) ? 'tidakDibayar' : 'bayar')

/**
 * What is next for a registration, in the order in which a student has to do it: pay, attend, hand in, fetch the
 * certificate (R4-045: it is there for who has passed).
 * @param isSejakHari a file is handed in from the first day on, not before
 */
export const langkahOf = (pendaftaran: Pendaftaran, saat: Saat, isSejakHari: boolean): Langkah => {
  const { isBatal, isLulus, isHadir, wajibBerkas, berkas } = pendaftaran
  if (isBatal) return 'batal'
  if (isLulus) return 'sertifikat'
  if (isBelumBayar(pendaftaran)) return unpaid(saat)
  if (isHadir === false) return 'tidakHadir'
  const isAhead = saat.mulaiMs !== null && saat.nowMs < saat.mulaiMs
  if (wajibBerkas === true && berkas === null && !(isSejakHari && isAhead))
    return isDapatUnggah(pendaftaran, saat) ? 'unggah' : 'terlambat'
  return isOver(saat) || isHadir === true ? afterIt(pendaftaran) : 'hadir'
}
