import { formatTanggal } from '#shared/campus/tanggal.ts'

/** A day as an office writes it: '8 Desember 2026'; '' for none. */
export const dayText = (tanggal: string | null | undefined): string => formatTanggal(tanggal, 'id').replace(/^0/, '')
