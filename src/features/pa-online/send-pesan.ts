import i18next from 'i18next'
import { type Periode, toKodePeriode, toPeriodeParams } from '#domain/periode/periode.ts'
import { sendWrite } from '#gateway/call/send-write.ts'
import { refetchNow } from '#gateway/query/refetch-now.ts'
import type { CheckResult } from '#gateway/writes/outbox-entry.ts'
import { outboxOwner } from '#gateway/writes/outbox-facade.ts'
import { getGetPaOnlineQueryOptions, getSendPaOnlineMutationOptions } from '#generated/client/pa-online/pa-online.ts'
import type { PaOnline } from '#generated/client/pa-online/readers.ts'
import type { SendPaOnlineBody } from '#generated/models/pa-online/sendPaOnlineBody.zod.ts'
import type { SendPaOnlineParams } from '#generated/models/pa-online/sendPaOnlineParams.zod.ts'
import type { Action, Caller } from '#kit/action/action.ts'
import { resultOfNone } from '#kit/action/arrival.ts'
import { isWholeList } from '#kit/list/whole-list.ts'
import { readDraft, removeDraft } from '#shared/form/draft-store.ts'
// oxlint-disable-next-line house/device-clock -- the age of a draft, which this device has stamped
import { now } from '#shared/state/clock.ts'
import { randomId } from '#shared/state/random-id.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { readRows, text, unreadOf } from '#shared/wire/readers.ts'
import { countPesan, endsWith, markOfPesan } from './percakapan.ts'

/** Stored fields that recognize a message after a reload; its text is not stored. */
interface Noted extends Periode {
  salt: string
  mark: number
  /** Number of messages with the same content before it was sent, and of all messages of the student. */
  same: number
  own: number
}

const isNoted = (value: unknown): value is Noted =>
  isRecord(value) &&
  typeof value['salt'] === 'string' &&
  ['tahun', 'semester', 'mark', 'same', 'own'].every((part) => typeof value[part] === 'number')

/** Returns the draft name of a period. */
export const pesanDraft = (periode: Periode): string => `pa-online-${toKodePeriode(periode)}`

const fetchPaOnline = ({ client, idMahasiswa }: Caller, periode: Periode) =>
  refetchNow(client, getGetPaOnlineQueryOptions(idMahasiswa, toPeriodeParams(periode)))

/**
 * Returns the outcome of a message whose response was lost. Unknown when the student has a new message with other
 * content, which may be this one, altered by the gateway; or when the conversation is incomplete.
 * @param since the last moment at which it may have been sent, in milliseconds since 1970
 */
export const resultOfPesan = (
  noted: Noted,
  { data, meta }: Pick<PaOnline, 'data' | 'meta'>,
  since: number,
): CheckResult => {
  const { same, own } = countPesan(readRows(data, 'noted'), noted.salt, noted.mark)
  if (same > noted.same) return 'done'
  return own > noted.own || unreadOf(data) > 0 || !isWholeList({ data, meta }) ? 'unknown' : resultOfNone(since)
}

/** Returns whether the draft is the message that was sent and would be sent twice; newer text is kept. */
const isDraftOf = (noted: Noted): boolean => {
  const draft = readDraft(outboxOwner(), pesanDraft(noted), now().getTime())
  if (!draft) return false
  const [topik, isi] = [text(draft.values['topik']), text(draft.values['isi'])]
  return markOfPesan(noted.salt, { topik, isi }) === noted.mark
}

/** A message to the advisor in one period. */
export interface SendPesan {
  idMahasiswa: string
  params: SendPaOnlineParams
  data: SendPaOnlineBody
}

/** Sends a message to the advisor, once. The conversation shows whether it arrived, to this page and any later one. */
export const sendPesan = {
  operation: 'sendPaOnline',
  words: 'pa-online:send',
  describe: () => i18next.t('pa-online:send.label'),
  send: (variables, { client }) => sendWrite(client, getSendPaOnlineMutationOptions, variables),
  check: async ({ since, sent, snapshot }, caller) => {
    if (!sent) return resultOfNone(since) // the page was closed before sending
    if (!isNoted(snapshot)) return 'unknown'
    const result = resultOfPesan(snapshot, await fetchPaOnline(caller, snapshot), since)
    if (result === 'done' && isDraftOf(snapshot)) removeDraft(outboxOwner(), pesanDraft(snapshot))
    return result
  },
  precheck: async ({ params, data: tulisan }, caller) => {
    const { data, isDibuka } = await fetchPaOnline(caller, params)
    if (!data || isDibuka === false) return false // the screen shows it by now; the draft is kept
    const rows = readRows(data, 'noted')
    if (endsWith(rows, tulisan)) return { changed: i18next.t('pa-online:send.twice') }
    const salt = randomId()
    const mark = markOfPesan(salt, tulisan)
    const noted: Noted = { tahun: params.tahun, semester: params.semester, salt, mark, ...countPesan(rows, salt, mark) }
    return { snapshot: noted }
  },
} satisfies Action<SendPesan>
