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

/** Null in place of the failure that says that there is no such thing. */
const nullWhenGone = (error: unknown): null => {
  if (error instanceof GatewayError && GONE.has(error.status)) return null
  throw error
}

/** What a deletion names in its question: the title, which is compared before it is sent. */
export const sameTitle = <Variables extends { data: { judul: string } }>(
  read: (variables: Variables, caller: Caller) => Promise<{ judul: string } | null>,
): Required<Pick<Action<Variables>, 'precheck' | 'replaces'>> =>
  stillConfirmed<Variables, string>({
    shown: ({ data }) => data.judul,
    read: async (variables, caller) => (await read(variables, caller).catch(nullWhenGone))?.judul ?? null,
    changed: (judul) => i18next.t('studi-akhir:changed.title', { judul }),
  })

/** Day, hours and place of an appointment, as a question names them. */
export interface ConfirmedDay {
  tanggal: Waktu
  jamMulai: string
  jamSelesai: string
  ruang: string
}

/** The part of an appointment that a question names. */
export const dayOf = ({ tanggal, jamMulai, jamSelesai, ruang }: ConfirmedDay): ConfirmedDay => ({
  tanggal,
  jamMulai,
  jamSelesai,
  ruang,
})

/** Sentence for a day that is no longer as it was confirmed. */
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
 * Returns whether two answers tell the same day. One call may write an hour in another way than another, or leave a field out:
 * what only one of them tells is no change.
 */
export const isSameDay = (one: ConfirmedDay, other: ConfirmedDay): boolean => {
  const told = (of: ConfirmedDay) => [of.tanggal ?? '', timeOf(of.jamMulai), timeOf(of.jamSelesai), of.ruang]
  const [a, b] = [told(one), told(other)]
  return a.every((value, place) => value === '' || b[place] === '' || value === b[place])
}

/** What a question about a day names, which is compared before it is sent. */
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
