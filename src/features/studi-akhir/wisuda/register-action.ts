import i18next from 'i18next'
import { sendWrite } from '#gateway/call/send-write.ts'
import { askAnew } from '#gateway/query/ask-anew.ts'
import { outboxOwner } from '#gateway/writes/outbox-facade.ts'
import type { KegiatanPendaftarWisuda } from '#generated/client/wisuda/readers.ts'
import {
  getGetKegiatanPendaftarWisudaQueryOptions,
  getRegisterWisudaMutationOptions,
} from '#generated/client/wisuda/wisuda.ts'
import type { RegisterWisudaBody } from '#generated/models/wisuda/registerWisudaBody.zod.ts'
import type { Action, Caller } from '#kit/action/action.ts'
import { checkByReading } from '#kit/action/check-by-reading.ts'
import { removeDraft } from '#shared/form/draft-store.ts'
import { flag, object, text } from '#shared/wire/readers.ts'
import { stageOf } from './graduation.ts'

/** Name of the draft of a registration. */
export const REGISTRATION_DRAFT = 'wisuda'

/** A registration for one ceremony. */
export interface DaftarWisuda {
  idMahasiswa: string
  activityId: string
  data: RegisterWisudaBody
}

const readOwn = ({ client, idMahasiswa }: Caller): Promise<KegiatanPendaftarWisuda> =>
  askAnew(client, getGetKegiatanPendaftarWisudaQueryOptions(idMahasiswa))

/** Snapshot before the registration was sent: a rejected one may exist already. */
const readNoted = object({ activityId: text, wasRegistered: flag, idPendaftaran: text })

/** Registers for a ceremony, once: the fee is billed, and nothing can be changed afterwards. */
export const daftarWisuda = {
  operation: 'registerWisuda',
  isMoney: true,
  describe: () => i18next.t('wisuda:register.label'),
  send: ({ idMahasiswa, activityId, data }, { client }) =>
    sendWrite(client, getRegisterWisudaMutationOptions, { activityId, data, params: { idMahasiswa } }),
  check: checkByReading(
    (noted) => readNoted(noted),
    async ({ activityId, wasRegistered, idPendaftaran }, caller) => {
      const own = await readOwn(caller)
      if (own.isTerdaftar === null || (own.isTerdaftar && own.kegiatan === null)) return null
      const isEarlier = wasRegistered === true && own.idPendaftaran === idPendaftaran
      const isThere = own.isTerdaftar && own.kegiatan?.id === activityId && !isEarlier
      if (isThere) removeDraft(outboxOwner(), REGISTRATION_DRAFT)
      return isThere
    },
  ),
  mayLeave: async ({ activityId }, caller) => {
    const own = await readOwn(caller)
    const stage = stageOf(own)
    if (stage !== 'none' && stage !== 'rejected') return { changed: i18next.t('wisuda:register.already') }
    if (own.bolehMendaftar === false) return { changed: own.alasan || i18next.t('wisuda:why.student') }
    return { before: { activityId, wasRegistered: own.isTerdaftar === true, idPendaftaran: own.idPendaftaran } }
  },
} satisfies Action<DaftarWisuda>
