import type { Kegiatan } from '#generated/client/akademik/readers.ts'

/** Fields of an activity that may be updated before the refetch (section 4). */
export type KegiatanChange = Partial<Pick<Kegiatan, 'status' | 'biaya' | 'isSudahBayar'>>

/**
 * Changes status, cost (integer rupiah) and paid flag of the activity at an index (section 4). Omitted fields keep
 * their values; an index outside the list changes nothing.
 * @param rows in the gateway's order, parsed or raw
 * @returns a new list; the old one and its activities are not modified
 */
export const updateKegiatan = <Row extends { status: unknown; biaya: unknown; isSudahBayar: unknown }>(
  rows: readonly Row[],
  index: number,
  change: KegiatanChange,
): Row[] =>
  rows.map((row, place) => {
    if (place !== index) return row
    const { status = row.status, biaya = row.biaya, isSudahBayar = row.isSudahBayar } = change
    return { ...row, status, biaya, isSudahBayar }
  })
