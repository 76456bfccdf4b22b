import type { Kegiatan } from '#generated/client/akademik/readers.ts'

/** What may change in one activity before the gateway is asked again (section 4). */
export type KegiatanChange = Partial<Pick<Kegiatan, 'status' | 'biaya' | 'isSudahBayar'>>

/**
 * Changes status, cost (integer rupiah) and paid flag of the activity at a place of the list (section 4). What the
 * change leaves out stays; a place that the list does not have changes nothing.
 * @param rows in the order of the gateway, read or as they came
 * @returns a new list; the old one and its activities stay as they were
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
