import i18next from 'i18next'
import { openPercakapan } from '#domain/percakapan/percakapan.ts'
import { sendWrite } from '#gateway/call/send-write.ts'
import { refetchNow } from '#gateway/query/refetch-now.ts'
import { getCreateBimbinganMutationOptions } from '#generated/client/bimbingan/bimbingan.ts'
import type { BimbinganCatatan } from '#generated/client/bimbingan/readers.ts'
import { getCreateChatGroupMutationOptions } from '#generated/client/chat/chat.ts'
import { readCreateChatGroup } from '#generated/client/chat/readers.ts'
import { getGetUsulanKerjaPraktikQueryOptions } from '#generated/client/kerja-praktik/kerja-praktik.ts'
import { getGetProposalQueryOptions } from '#generated/client/proposal/proposal.ts'
import { getGetUsulanTugasAkhirQueryOptions } from '#generated/client/tugas-akhir/tugas-akhir.ts'
import type { CreateBimbinganBody } from '#generated/models/bimbingan/createBimbinganBody.zod.ts'
import type { CreateChatGroupBody } from '#generated/models/chat/createChatGroupBody.zod.ts'
import { JenisBimbingan } from '#generated/models/jenisBimbingan.zod.ts'
import type { Action, Caller } from '#kit/action/action.ts'
import { checkByReading } from '#kit/action/check-by-reading.ts'
import { onceByList } from '#kit/action/once-by-list.ts'
import { object, text } from '#shared/wire/readers.ts'
import { recordState } from './guidance.ts'
import { guidanceQuery } from './guidance-query.ts'

/** The work that a write belongs to; part of the key, so writes for different works are independent. */
interface OfWork {
  idMahasiswa: string
  jenisBimbingan: JenisBimbingan
  usulanId: string
}

/** Variables of a new guidance record. */
export interface RecordMeeting extends OfWork {
  data: CreateBimbinganBody
}

/** Returns the draft name of a guidance record. */
export const guidanceDraft = ({ jenisBimbingan, usulanId }: Omit<OfWork, 'idMahasiswa'>): string =>
  `bimbingan-${jenisBimbingan}-${usulanId}`

const dayOf = (date: string): string => date.slice(0, 10)

/** Records a meeting. Checked against the list before sending, because a second submission would create a duplicate. */
export const recordMeeting = {
  operation: 'createBimbingan',
  words: 'studi-akhir:record',
  describe: () => i18next.t('studi-akhir:record.label'),
  send: ({ idMahasiswa, jenisBimbingan, usulanId, data }, { client }, control) =>
    sendWrite(
      client,
      getCreateBimbinganMutationOptions,
      { jenisBimbingan, usulanId, data, params: { idMahasiswa } },
      control,
    ),
  ...onceByList<RecordMeeting, BimbinganCatatan>({
    list: ({ client, idMahasiswa }, of) => {
      const [jenis = '', ...id] = of.split('/')
      return refetchNow(client, guidanceQuery(JenisBimbingan.parse(jenis), id.join('/'), idMahasiswa))
    },
    of: ({ jenisBimbingan, usulanId }) => `${jenisBimbingan}/${usulanId}`,
    idOf: ({ idBimbingan }) => idBimbingan,
    same: {
      sent: ({ data: { tanggal, topik } }) => [dayOf(tanggal), topik],
      row: ({ tanggal, topik }) => [dayOf(tanggal ?? ''), topik],
    },
    draft: guidanceDraft,
    precheck: (rows, isSame) =>
      rows.some((row) => isSame(row) && recordState(row) !== 'revision') ? i18next.t('studi-akhir:record.twice') : null,
  }),
} satisfies Action<RecordMeeting>

/** Variables of a new chat group for a work without one. */
export interface OpenGroup extends OfWork {
  data: CreateChatGroupBody
}

/**
 * Fetches the chat group of a work; '' when there is none.
 * @throws GatewayError
 */
const readGroup = async (
  { jenisBimbingan, usulanId }: Pick<OfWork, 'jenisBimbingan' | 'usulanId'>,
  { client, idMahasiswa }: Caller,
): Promise<string> => {
  const params = { idMahasiswa }
  if (jenisBimbingan === 'proposal')
    return (await refetchNow(client, getGetProposalQueryOptions(usulanId, params))).idGrupChat
  if (jenisBimbingan === 'kerja-praktik')
    return (await refetchNow(client, getGetUsulanKerjaPraktikQueryOptions(usulanId, params))).idGrupChat
  return (await refetchNow(client, getGetUsulanTugasAkhirQueryOptions(usulanId, params))).idGrupChat
}

const readPlace = object({ jenisBimbingan: text, usulanId: text })

/** Creates the chat group of a work without one, and opens it. */
export const openGroup = {
  operation: 'createChatGroup',
  words: 'studi-akhir:group',
  isAssumed: true,
  describe: () => i18next.t('studi-akhir:group.label'),
  send: async ({ idMahasiswa, data }, { client }) => {
    const answer = await sendWrite(client, getCreateChatGroupMutationOptions, { data, params: { idMahasiswa } })
    const { groupId } = readCreateChatGroup(answer)
    if (groupId !== '') openPercakapan(groupId)
  },
  check: checkByReading(readPlace, async ({ jenisBimbingan, usulanId }, caller) => {
    const jenis = JenisBimbingan.safeParse(jenisBimbingan).data
    return jenis === undefined ? null : (await readGroup({ jenisBimbingan: jenis, usulanId }, caller)) !== ''
  }),
  precheck: async ({ jenisBimbingan, usulanId }, caller) => {
    const place = { jenisBimbingan, usulanId }
    const group = await readGroup(place, caller)
    return group === '' ? { snapshot: place } : { changed: i18next.t('studi-akhir:group.already') }
  },
} satisfies Action<OpenGroup>
