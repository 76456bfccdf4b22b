import i18next from 'i18next'
import { isPaymentInProcess } from '#domain/pembayaran/status-query.ts'
import { sendWrite } from '#gateway/call/send-write.ts'
import { refetchNow } from '#gateway/query/refetch-now.ts'
import type { Surat } from '#generated/client/surat/readers.ts'
import {
  getCancelSuratMutationOptions,
  getCreateSuratMutationOptions,
  getListJenisSuratQueryOptions,
} from '#generated/client/surat/surat.ts'
import type { CreateSuratBody } from '#generated/models/surat/createSuratBody.zod.ts'
import type { Action, Caller } from '#kit/action/action.ts'
import { checkByReading } from '#kit/action/check-by-reading.ts'
import { onceByList } from '#kit/action/once-by-list.ts'
import { isWholeList } from '#kit/list/whole-list.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { findRow, object, type Rupiah, text } from '#shared/wire/readers.ts'
import { isOpen, isSameLetter, isSamePurpose, mayHaveBill, stateOf, whyNotKind } from './letter.ts'
import { lettersQuery } from './letter-query.ts'

/** Returns the draft name of a request; each kind has its own fields. */
export const letterDraft = (idJenisSurat: string): string => `surat-${idJenisSurat}`

/** Variables of a request for a letter; different kinds are separate writes. */
export interface RequestSurat {
  idMahasiswa: string
  idJenisSurat: string
  data: CreateSuratBody & {
    /** Fee that the student has confirmed. */
    biaya: Rupiah
    /** True when the student has confirmed that this is not the open letter of the same kind and purpose. */
    isOther: boolean
  }
}

/** Returns open letters of the same kind and purpose, each with whether it is the letter of this request. */
const twinsOf = (rows: readonly Surat[], { idJenisSurat, data }: Omit<RequestSurat, 'idMahasiswa'>) =>
  rows
    .filter((row) => isOpen(row) && row.idJenisSurat === idJenisSurat && isSamePurpose(row.keperluan, data.keperluan))
    .map((row) => ({ row, isSame: isSameLetter(row, data) }))

/**
 * Returns an open letter that may be the one of this request, because its addressee or the fields of its kind are
 * unknown.
 */
export const possibleTwin = (rows: readonly Surat[], request: Omit<RequestSurat, 'idMahasiswa'>): Surat | null =>
  twinsOf(rows, request).find(({ isSame }) => isSame === null)?.row ?? null

/**
 * Returns the change of a kind since its form was filled in, as text; null when there is none.
 * @throws GatewayError
 */
const changeOf = async (
  { client }: Caller,
  { idJenisSurat, data: { biaya } }: RequestSurat,
): Promise<string | null> => {
  const { data } = await refetchNow(client, getListJenisSuratQueryOptions())
  const now = findRow(data, (row) => row.idJenisSurat === idJenisSurat)
  if (!now) return i18next.t(now === null ? 'surat:request.unread' : 'surat:kind.missing')
  const why = whyNotKind(now)
  if (why !== null) return why || i18next.t('surat:kind.closed')
  return now.biaya === biaya ? null : i18next.t('surat:request.otherFee', { biaya: formatRupiah(now.biaya) })
}

const onceInList = onceByList<RequestSurat, Surat>({
  list: ({ client, idMahasiswa }) => refetchNow(client, lettersQuery(idMahasiswa)),
  idOf: ({ idSurat }) => idSurat,
  same: {
    sent: ({ idJenisSurat, data }) => [idJenisSurat, data.keperluan],
    row: ({ idJenisSurat, keperluan }) => [idJenisSurat, keperluan],
  },
  draft: ({ idJenisSurat }) => letterDraft(idJenisSurat),
  precheck: (rows, _, request) => {
    const twins = twinsOf(rows, request)
    const same = twins.find(({ isSame }) => isSame === true)
    if (same) return i18next.t('surat:request.already', { id: same.row.idSurat })
    const possible = twins.find(({ isSame }) => isSame === null)
    return possible && !request.data.isOther ? i18next.t('surat:request.possible', { id: possible.row.idSurat }) : null
  },
})

/** Requests a letter. Checked against the list before sending, because the campus would issue and bill a duplicate. */
export const requestSurat = {
  operation: 'createSurat',
  words: 'surat:request',
  describe: () => i18next.t('surat:request.label'),
  send: ({ idMahasiswa, data: { biaya: _fee, isOther: _other, ...data } }, { client }) =>
    sendWrite(client, getCreateSuratMutationOptions, { idMahasiswa, data }),
  isMoney: true,
  ...onceInList,
  precheck: async (request, caller) => {
    const changed = await changeOf(caller, request)
    return changed === null ? onceInList.precheck(request, caller) : { changed }
  },
} satisfies Action<RequestSurat>

/** Variables of a cancellation. */
export interface CancelSurat {
  idMahasiswa: string
  idSurat: string
  /** Name of the kind, for the queue. */
  data: { nama: string }
}

/**
 * Fetches one letter; undefined when there is none, null when an incomplete list does not contain it.
 * @throws GatewayError
 */
const readLetter = async ({ client, idMahasiswa }: Caller, id: string): Promise<Surat | null | undefined> => {
  const answer = await refetchNow(client, lettersQuery(idMahasiswa))
  const row = findRow(answer.data, ({ idSurat }) => idSurat === id)
  return row === undefined && !isWholeList(answer) ? null : row
}

const readNoted = object({ idSurat: text })

/** Cancels a request that has not been issued. Sent at most once: a fresh read checks the status first. */
export const cancelSurat = {
  operation: 'cancelSurat',
  words: 'surat:cancel',
  describe: ({ data: { nama } }) => i18next.t('surat:cancel.label', { nama }),
  send: ({ idMahasiswa, idSurat }, { client }) =>
    sendWrite(client, getCancelSuratMutationOptions, { idMahasiswa, idSurat }),
  check: checkByReading(
    (noted) => readNoted(noted),
    async ({ idSurat }, caller) => {
      const row = await readLetter(caller, idSurat)
      return row === null || row === undefined ? null : stateOf(row) === 'cancelled'
    },
  ),
  precheck: async ({ idSurat }, caller) => {
    const row = await readLetter(caller, idSurat)
    if (row === null) return { changed: i18next.t('surat:cancel.unread') }
    if (!row || stateOf(row) === 'cancelled') return { changed: i18next.t('surat:cancel.already') }
    if (row.isBisaDibatalkan === false) return { changed: i18next.t('surat:cancel.late') }
    if (mayHaveBill(row) && (await isPaymentInProcess(caller.client, caller.idMahasiswa)))
      return { changed: i18next.t('surat:cancel.paying') }
    return { snapshot: { idSurat } }
  },
} satisfies Action<CancelSurat>
