import i18next from 'i18next'
import { GatewayError } from '#gateway/call/gateway-error.ts'
import type { Action, Caller } from '#kit/action/action.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { joined } from '#shared/text/joined.ts'
import { readTime } from '#shared/time/read-time.ts'
import type { Waktu } from '#shared/wire/readers.ts'
import { hoursText } from './hours.ts'
import { stillConfirmed } from './still-confirmed.ts'

const GONE: ReadonlySet<number | undefined> = new Set([404, 410])

/** Returns null for a 404 or 410; rethrows any other error. */
const nullWhenGone = (error: unknown): null => {
  if (error instanceof GatewayError && GONE.has(error.status)) return null
  throw error
}

/** Precheck of a deletion: compares the title shown in the confirmation dialog with a fresh read. */
export const sameTitle = <Variables extends { data: { judul: string } }>(
  read: (variables: Variables, caller: Caller) => Promise<{ judul: string } | null>,
): Required<Pick<Action<Variables>, 'precheck' | 'replaces'>> =>
  stillConfirmed<Variables, string>({
    shown: ({ data }) => data.judul,
    read: async (variables, caller) => (await read(variables, caller).catch(nullWhenGone))?.judul ?? null,
    changed: (judul) => i18next.t('studi-akhir:changed.title', { judul }),
  })

/** Day, hours and place of an appointment, as shown in a confirmation dialog. */
export interface ConfirmedDay {
  tanggal: Waktu
  jamMulai: string
  jamSelesai: string
  ruang: string
}

/** Returns the fields of an appointment that a confirmation dialog shows. */
export const dayOf = ({ tanggal, jamMulai, jamSelesai, ruang }: ConfirmedDay): ConfirmedDay => ({
  tanggal,
  jamMulai,
  jamSelesai,
  ruang,
})

/** Sentence for an appointment that has changed since the student confirmed it. */
export const changedDayText = (now: ConfirmedDay): string => {
  const kini = joined(
    formatTanggal(now.tanggal, i18next.language, 'weekday'),
    hoursText(now, i18next.language),
    now.ruang,
  )
  return i18next.t('studi-akhir:changed.day', { kini: kini || '–' })
}

const timeOf = (jam: string): string => String(readTime(jam) ?? jam)

/**
 * Returns whether two answers have the same day, hours and room. Endpoints may format hours differently or omit fields:
 * a field that only one of them has is not a change.
 */
export const isSameDay = (one: ConfirmedDay, other: ConfirmedDay): boolean => {
  const told = (of: ConfirmedDay) => [of.tanggal ?? '', timeOf(of.jamMulai), timeOf(of.jamSelesai), of.ruang]
  const [a, b] = [told(one), told(other)]
  return a.every((value, place) => value === '' || b[place] === '' || value === b[place])
}

/** Precheck of a write about an appointment: compares the confirmed day, hours and place with a fresh read. */
export const sameDay = <Variables extends { data: ConfirmedDay }>(
  read: (variables: Variables, caller: Caller) => Promise<ConfirmedDay | null>,
): Required<Pick<Action<Variables>, 'precheck' | 'replaces'>> =>
  stillConfirmed<Variables, ConfirmedDay>({
    shown: ({ data }) => dayOf(data),
    read: async (variables, caller) => {
      const now = await read(variables, caller).catch(nullWhenGone)
      return now && dayOf(isSameDay(now, variables.data) ? variables.data : now)
    },
    changed: changedDayText,
  })
