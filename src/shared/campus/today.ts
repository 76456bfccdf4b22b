import { campusNow } from './campus-clock.ts'
import { dayOf } from './campus-time.ts'

/** Today at the campus, YYYY-MM-DD. */
export const today = (): string => dayOf(campusNow())
