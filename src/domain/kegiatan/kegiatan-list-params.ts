import type { ListSeminarParams } from '#generated/models/seminar/listSeminarParams.zod.ts'
import { angka } from '#shared/wire/readers.ts'

/** Status codes of activities, seminars and certifications (section 9). */
export const STATUS_KEGIATAN = { active: 1, cancelled: 2 } as const

/**
 * Parses a status that may arrive as number or text.
 * @returns null for any other value: neither active nor cancelled
 */
export const readStatusKegiatan = (status: unknown): keyof typeof STATUS_KEGIATAN | null => {
  const code = angka(status)
  if (code === STATUS_KEGIATAN.active) return 'active'
  return code === STATUS_KEGIATAN.cancelled ? 'cancelled' : null
}

const FIRST_PAGE = 1

const toPage = (value: unknown): number => {
  const page = angka(value)
  return typeof page === 'number' && Number.isSafeInteger(page) && page >= FIRST_PAGE ? page : FIRST_PAGE
}

/**
 * Returns the query of a list of seminars or certifications (section 7): page 1 and status 1, active, unless the URL
 * says otherwise. Invalid pages and statuses are ignored.
 * @param page page from 1, as number or text
 * @param status 1 active, 2 cancelled, as number or text
 */
export const kegiatanListParams = (
  page?: unknown,
  status?: unknown,
): Required<Pick<ListSeminarParams, 'page' | 'status'>> => ({
  page: toPage(page),
  status: STATUS_KEGIATAN[readStatusKegiatan(status) ?? 'active'],
})
