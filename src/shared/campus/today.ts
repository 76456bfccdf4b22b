import { campusNow } from './campus-clock.ts'
import { dayOf } from './campus-time.ts'

/** Returns today at the campus, YYYY-MM-DD. */
export const today = (): string => dayOf(campusNow())
