import type { TFunction } from 'i18next'
import type { Appointment } from '#domain/jadwal/appointments.ts'
import { deadlineOf } from '#domain/jadwal/deadline.ts'
import { toKodePeriode } from '#domain/periode/periode.ts'
import { readRows } from '#shared/wire/readers.ts'
import type { KrsState } from '../krs-state.ts'
import type { Registrasi } from './use-registrasi.tsx'

type Facts = Pick<Registrasi, 'jenis' | 'name' | 'periode' | 'now' | 'waktu'>

/**
 * Returns the next edge of a registration window as an event: its opening, or its end while the student may register.
 * The end of a KRS window has the id of its deadline (appointments.ts). Null when there is none, or its date is unknown.
 */
export const windowEvent = (
  { jenis, name, periode, now, waktu }: Facts,
  state: KrsState | null,
  t: TFunction,
): (Appointment & { isOpening: boolean }) | null => {
  const isOpening = state === 'early'
  if (!isOpening && state !== 'open') return null
  const kode = periode ? toKodePeriode(periode) : ''
  const edge = isOpening
    ? { id: `${jenis}-buka-${kode}`, nama: t('krs:window.opens', { jenis: name }), until: now.jendela.mulai }
    : { id: `${jenis}-${kode}`, nama: t('krs:window.ends', { jenis: name }), until: waktu.data?.tanggalSelesai ?? null }
  const [event] = readRows(deadlineOf({ ...edge, until: edge.until ?? null, tautan: `/${jenis}` }), 'hint')
  return event ? { ...event, isOpening } : null
}
