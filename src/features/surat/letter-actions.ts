import i18next from 'i18next'
import { sendWrite } from '#gateway/call/send-write.ts'
import { askAnew } from '#gateway/query/ask-anew.ts'
import type { Surat } from '#generated/client/surat/readers.ts'
import { getCancelSuratMutationOptions, getCreateSuratMutationOptions } from '#generated/client/surat/surat.ts'
import type { CreateSuratBody } from '#generated/models/surat/createSuratBody.zod.ts'
import type { Action, Caller } from '#kit/action/action.ts'
import { checkByReading } from '#kit/action/check-by-reading.ts'
import { onceByList } from '#kit/action/once-by-list.ts'
import { isWholeList } from '#kit/list/whole-list.ts'
import { object, readRows, text } from '#shared/wire/readers.ts'
import { isOpen, stateOf } from './letter.ts'
import { lettersQuery } from './letter-query.ts'

/** Name of the draft of a request: each kind has fields of its own. */
export const letterDraft = (idJenisSurat: string): string => `surat-${idJenisSurat}`

/** A request for a letter of one kind: two kinds are two writes. */
export interface MintaSurat {
  idMahasiswa: string
  idJenisSurat: string
  data: CreateSuratBody
}

/** Requests a letter, once: sent twice, the campus would write and bill two. */
export const mintaSurat = {
  operation: 'createSurat',
  describe: () => i18next.t('surat:request.label'),
  send: ({ idMahasiswa, data }, { client }) => sendWrite(client, getCreateSuratMutationOptions, { idMahasiswa, data }),
  isMoney: true,
  ...onceByList<MintaSurat, Surat>({
    list: ({ client, idMahasiswa }) => askAnew(client, lettersQuery(idMahasiswa)),
    idOf: ({ idSurat }) => idSurat,
    same: {
      sent: ({ idJenisSurat, data }) => [idJenisSurat, data.keperluan],
      row: ({ idJenisSurat, keperluan }) => [idJenisSurat, keperluan],
    },
    draft: ({ idJenisSurat }) => letterDraft(idJenisSurat),
    precheck: (rows, isSame) => {
      const standing = rows.find((row) => isSame(row) && isOpen(row))
      return standing ? i18next.t('surat:request.already', { id: standing.idSurat }) : null
    },
  }),
} satisfies Action<MintaSurat>

/** A request to cancel. */
export interface BatalkanSurat {
  idMahasiswa: string
  idSurat: string
  /** Name of its kind, for the queue. */
  data: { nama: string }
}

/** Reads one letter anew: undefined where there is none, null where the list does not tell. @throws GatewayError */
const readLetter = async ({ client, idMahasiswa }: Caller, id: string): Promise<Surat | null | undefined> => {
  const answer = await askAnew(client, lettersQuery(idMahasiswa))
  const row = readRows(answer.data, 'unreviewed').find(({ idSurat }) => idSurat === id)
  return row ?? (answer.data !== null && isWholeList(answer) ? undefined : null)
}

const readNoted = object({ idSurat: text })

/** Cancels a request that is not issued, once. */
export const batalkanSurat = {
  operation: 'cancelSurat',
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
  mayLeave: async ({ idSurat }, caller) => {
    const row = await readLetter(caller, idSurat)
    if (row === null) return { changed: i18next.t('surat:cancel.unread') }
    if (!row || stateOf(row) === 'cancelled') return { changed: i18next.t('surat:cancel.already') }
    if (row.isBisaDibatalkan === false) return { changed: i18next.t('surat:cancel.late') }
    return { before: { idSurat } }
  },
} satisfies Action<BatalkanSurat>
