import type { ComponentType } from 'react'
import { DaftarAcara } from './daftar-acara.tsx'
import { PembicaraAcara } from './pembicara-acara.tsx'
import { RinciAcara } from './rinci-acara.tsx'
import type { Subjek } from './subjek.ts'
import { TransaksiAcara } from './transaksi-acara.tsx'
import { UnggahAcara } from './unggah-acara.tsx'

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
