import i18next from 'i18next'
import { sendWrite } from '#gateway/call/send-write.ts'
import { refetchNow } from '#gateway/query/refetch-now.ts'
import { outboxOwner } from '#gateway/writes/outbox-facade.ts'
import type { KegiatanPendaftarWisuda } from '#generated/client/wisuda/readers.ts'
import {
  getGetKegiatanPendaftarWisudaQueryOptions,
  getListKegiatanWisudaQueryOptions,
  getRegisterWisudaMutationOptions,
} from '#generated/client/wisuda/wisuda.ts'
import type { RegisterWisudaBody } from '#generated/models/wisuda/registerWisudaBody.zod.ts'
import type { Action, Caller } from '#kit/action/action.ts'
import { checkByReading } from '#kit/action/check-by-reading.ts'
import { removeDraft } from '#shared/form/draft-store.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { findRow, flag, knownText, object, type Rupiah, text } from '#shared/wire/readers.ts'
import { isRegistered, stageOf } from './graduation.ts'

/** Returns the draft name of a registration; each ceremony has its own. */
export const registrationDraft = (activityId: string): string => `wisuda-${activityId}`

/** Variables of a registration for one ceremony. */
export interface RegisterWisuda {
  idMahasiswa: string
  activityId: string
  /** `biaya`: the fee that the student has confirmed. */
  data: RegisterWisudaBody & { biaya: Rupiah }
}

const readOwn = ({ client, idMahasiswa }: Caller): Promise<KegiatanPendaftarWisuda> =>
  refetchNow(client, getGetKegiatanPendaftarWisudaQueryOptions(idMahasiswa))

/**
 * Returns the change since the ceremony and its fee were confirmed, as text; null when there is none.
 * @throws GatewayError
 */
const changeOf = async ({ client, idMahasiswa }: Caller, activityId: string, biaya: Rupiah): Promise<string | null> => {
  const { data } = await refetchNow(client, getListKegiatanWisudaQueryOptions({ idMahasiswa }))
  const now = findRow(data, ({ id }) => id === activityId)
  if (!now) return i18next.t(now === null ? 'wisuda:register.unread' : 'wisuda:register.gone')
  if (now.bolehMendaftar === false) return knownText(now.alasan) || i18next.t('wisuda:why.ceremony')
  return now.biaya === biaya ? null : i18next.t('wisuda:register.otherFee', { rupiah: formatRupiah(now.biaya) })
}

/** Snapshot before the registration is sent: a rejected registration may already exist. */
const readNoted = object({ activityId: text, wasRegistered: flag, idPendaftaran: text })

/** Registers for a ceremony. Sent at most once: the fee is billed, and nothing can be changed afterwards. */
export const registerWisuda = {
  operation: 'registerWisuda',
  words: 'wisuda:register',
  isMoney: true,
  describe: () => i18next.t('wisuda:register.label'),
  send: ({ idMahasiswa, activityId, data: { biaya: _, ...data } }, { client }) =>
    sendWrite(client, getRegisterWisudaMutationOptions, { activityId, data, params: { idMahasiswa } }),
  check: checkByReading(
    (noted) => readNoted(noted),
    async ({ activityId, wasRegistered, idPendaftaran }, caller) => {
      const own = await readOwn(caller)
      const registered = isRegistered(own)
      if (registered === null || (registered && !own.kegiatan)) return null
      const isEarlier = wasRegistered === true && own.idPendaftaran === idPendaftaran
      const isThere = registered && own.kegiatan?.id === activityId && !isEarlier
      if (isThere) removeDraft(outboxOwner(), registrationDraft(activityId))
      return isThere
    },
  ),
  precheck: async ({ activityId, data }, caller) => {
    const own = await readOwn(caller)
    const stage = stageOf(own)
    if (stage === 'unclear') return { changed: i18next.t('wisuda:register.unclear') }
    if (stage !== 'none' && stage !== 'rejected') return { changed: i18next.t('wisuda:register.already') }
    if (own.bolehMendaftar === false) return { changed: knownText(own.alasan) || i18next.t('wisuda:why.student') }
    const changed = await changeOf(caller, activityId, data.biaya)
    if (changed !== null) return { changed }
    return { snapshot: { activityId, wasRegistered: stage === 'rejected', idPendaftaran: own.idPendaftaran } }
  },
} satisfies Action<RegisterWisuda>
