import { readTime } from '#shared/time/read-time.ts'
import type { Span } from './span.ts'

const DAY_MINUTES = 1440
/** Longest meeting across midnight, in minutes: a longer one is an input error, e.g. '13.00' to '11.00'. */
const LONGEST_NIGHT = 720

/**
 * Returns the hours of a weekly meeting, which may end after midnight: '22.00' to '00.30' is 1320 to 1470. Null for
 * unreadable hours.
 */
export const toMeetingSpan = (jamMulai: string, jamSelesai: string): Span | null => {
  const [mulai, until] = [readTime(jamMulai), readTime(jamSelesai)]
  if (mulai === null || until === null) return null
  const selesai = until > mulai ? until : until + DAY_MINUTES
  return until > mulai || selesai - mulai <= LONGEST_NIGHT ? { mulai, selesai } : null
}
