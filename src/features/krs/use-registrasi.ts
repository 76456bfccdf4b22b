import { useJendela } from '#domain/jendela/use-jendela.ts'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { type Periode, toPeriode } from '#domain/periode/periode.ts'
import type { KrsEdit } from '#generated/readers/krs.ts'
import { CALLS, type JenisKrs } from './calls.ts'
import { blockOf } from './jendela/block.ts'
import { useBlockReason } from './jendela/use-block-reason.tsx'

/** The period as the first of the answers names it; null while none does. */
const periodeIn = (answers: readonly (Pick<KrsEdit, 'tahun' | 'semester'> | undefined)[]): Periode | null =>
  answers.flatMap((answer) => toPeriode(answer?.tahun, answer?.semester) ?? [])[0] ?? null

/**
 * One registration of the student: what is registered, what is on offer, its window by the gateway's clock, and what
 * stands in its way.
 */
export const useRegistrasi = (jenis: JenisKrs) => {
  const calls = CALLS[jenis]
  const edit = calls.edit.useAnswer()
  const tawaran = calls.tawaran.useAnswer()
  const waktu = calls.waktu.useAnswer()
  const status = useBiodataSingkat().biodataSingkat?.status ?? ''
  const now = useJendela(waktu.data)
  const alasan = edit.data?.alasanDikunci || waktu.data?.keterangan || ''
  const locks = [edit.data, waktu.data]
  const block = blockOf({ jenis, fase: now.fase, locks, alasanDikunci: alasan, status })
  return {
    jenis,
    /** 'KRS' */
    name: jenis.toUpperCase(),
    edit,
    tawaran,
    waktu,
    now,
    block,
    /** The same in words. */
    reason: useBlockReason(jenis, { block, alasan, status, jendela: now.jendela }),
    periode: periodeIn([edit.data, waktu.data, tawaran.data]),
  }
}

export type Registrasi = ReturnType<typeof useRegistrasi>
