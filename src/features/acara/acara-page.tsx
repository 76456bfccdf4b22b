import type { ComponentType } from 'react'
import { RinciAcara } from './detail-page.tsx'
import type { Subjek } from './event-subject.ts'
import { DaftarAcara } from './list-page.tsx'
import { TransaksiAcara } from './registrations-page.tsx'
import { PembicaraAcara } from './speakers-page.tsx'
import { UnggahAcara } from './upload-page.tsx'

const LAYAR = {
  daftar: DaftarAcara,
  rinci: RinciAcara,
  pembicara: PembicaraAcara,
  transaksi: TransaksiAcara,
  unggah: UnggahAcara,
} as const

/** Which screen of a subject with events. */
export type LayarAcara = keyof typeof LAYAR

/** A screen of events over the calls of one subject. */
export const acaraPage = (subjek: Subjek, layar: LayarAcara): ComponentType => {
  const Layar = LAYAR[layar]
  return () => <Layar subjek={subjek} />
}
