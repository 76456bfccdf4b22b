import { formatTanggal } from '#shared/campus/tanggal.ts'

/** Formats a day for letters: '8 Desember 2026'; '' for none. */
export const dayText = (tanggal: string | null | undefined): string => formatTanggal(tanggal, 'id').replace(/^0/, '')
