import i18next from 'i18next'
import { sendWrite } from '#gateway/call/send-write.ts'
import { refetchNow } from '#gateway/query/refetch-now.ts'
import { outboxOwner } from '#gateway/writes/outbox-facade.ts'
import {
  getCancelKompreMutationOptions,
  getGetJadwalKompreQueryOptions,
  getRegisterKompreMutationOptions,
} from '#generated/client/kompre/kompre.ts'
import type { PartisipasiKompre } from '#generated/client/kompre/readers.ts'
import type { RegisterKompreBody } from '#generated/models/kompre/registerKompreBody.zod.ts'
import type { Action, Caller } from '#kit/action/action.ts'
import { checkByReading } from '#kit/action/check-by-reading.ts'
import { isWholeList } from '#kit/list/whole-list.ts'
import { removeDraft } from '#shared/form/draft-store.ts'
import { allRows, list, object, text } from '#shared/wire/readers.ts'
import { type ConfirmedDay, changedDayText, isSameDay } from '../confirmed.ts'
import { isOpen, stateOf } from './exam.ts'
import { participationsQuery } from './exam-query.ts'

/** Returns the draft name of a registration for a sitting. */
export const examDraft = (scheduleId: string): string => `kompre-${scheduleId}`

/**
 * Fetches the student's participations; null when not all of them can be read.
 * @throws GatewayError
 */
const readOwn = async ({ client, idMahasiswa }: Caller): Promise<PartisipasiKompre[] | null> => {
  const answer = await refetchNow(client, participationsQuery(idMahasiswa))
  return isWholeList(answer) ? allRows(answer.data) : null
}

/** Variables of a registration; different sittings are separate writes. */
export interface RegisterExam {
  idMahasiswa: string
  scheduleId: string
  data: {
    catatan?: RegisterKompreBody['catatan']
    /** Day shown in the confirmation dialog. */
    hari: ConfirmedDay
  }
}

const readRegistered = object({ scheduleId: text, ids: list(text) })

/** Registers for a sitting. Sent at most once: a fresh read checks first whether the student already has a seat. */
export const registerExam = {
  operation: 'registerKompre',
  words: 'kompre:register',
  describe: () => i18next.t('kompre:register.label'),
  send: ({ idMahasiswa, scheduleId, data: { hari: _, ...body } }, { client }) =>
    sendWrite(client, getRegisterKompreMutationOptions, { data: { scheduleId, ...body }, params: { idMahasiswa } }),
  check: checkByReading(
    (noted) => readRegistered(noted),
    async ({ scheduleId, ids }, caller) => {
      const rows = await readOwn(caller)
      if (rows === null || ids === null) return null
      const isThere = rows.some(
        (row) => row.scheduleId === scheduleId && stateOf(row) !== 'cancelled' && !ids.includes(row.id),
      )
      if (isThere) removeDraft(outboxOwner(), examDraft(scheduleId))
      return isThere
    },
  ),
  precheck: async ({ scheduleId, data: { hari } }, caller) => {
    const { client, idMahasiswa } = caller
    const now = await refetchNow(client, getGetJadwalKompreQueryOptions(scheduleId, { idMahasiswa }))
    if (!isSameDay(now, hari)) return { changed: changedDayText(now) }
    const rows = await readOwn(caller)
    if (rows === null) return { changed: i18next.t('kompre:register.unread') }
    const isHeld = rows.some((row) => row.scheduleId === scheduleId && isOpen(row))
    if (isHeld) return { changed: i18next.t('kompre:register.already') }
    return { snapshot: { scheduleId, ids: rows.map(({ id }) => id) } }
  },
} satisfies Action<RegisterExam>

/** Variables of a cancellation. */
export interface CancelExam {
  idMahasiswa: string
  participantId: string
  /** Name of the sitting, for the queue, and the day shown in the confirmation dialog. */
  data: { nama: string; hari: ConfirmedDay }
}

const readCancelled = object({ participantId: text })

/** Cancels a participation. A fresh read checks first whether it can still be cancelled. */
export const cancelExam = {
  operation: 'cancelKompre',
  words: 'kompre:cancel',
  describe: ({ data: { nama } }) => i18next.t('kompre:cancel.label', { nama }),
  send: ({ idMahasiswa, participantId }, { client }) =>
    sendWrite(client, getCancelKompreMutationOptions, { participantId, params: { idMahasiswa } }),
  check: checkByReading(
    (noted) => readCancelled(noted),
    async ({ participantId }, caller) => {
      const rows = await readOwn(caller)
      if (rows === null) return null
      const row = rows.find(({ id }) => id === participantId)
      return row === undefined || stateOf(row) === 'cancelled'
    },
  ),
  precheck: async ({ participantId, data: { hari } }, caller) => {
    const rows = await readOwn(caller)
    if (rows === null) return { changed: i18next.t('kompre:cancel.unread') }
    const row = rows.find(({ id }) => id === participantId)
    if (!row || stateOf(row) === 'cancelled') return { changed: i18next.t('kompre:cancel.already') }
    if (row.bolehBatal === false) return { changed: i18next.t('kompre:cancel.closed') }
    if (!isSameDay(row, hari)) return { changed: changedDayText(row) }
    return { snapshot: { participantId } }
  },
} satisfies Action<CancelExam>
