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

/** Screen of an event subject. */
export type LayarAcara = keyof typeof LAYAR

/** Returns a page component that renders one screen with the calls of the given subject. */
export const acaraPage = (subjek: Subjek, layar: LayarAcara): ComponentType => {
  const Layar = LAYAR[layar]
  return () => <Layar subjek={subjek} />
}
