import { angka } from '#shared/wire/readers.ts'

/** Section 9: status codes of activities, seminars and certifications. */
export const STATUS_KEGIATAN = { active: 1, cancelled: 2 } as const

/**
 * What a status means that may arrive as number or text.
 * @returns null for any other value: neither active nor cancelled
 */
export const readStatusKegiatan = (status: unknown): keyof typeof STATUS_KEGIATAN | null => {
  const code = angka(status)
  if (code === STATUS_KEGIATAN.active) return 'active'
  return code === STATUS_KEGIATAN.cancelled ? 'cancelled' : null
}
