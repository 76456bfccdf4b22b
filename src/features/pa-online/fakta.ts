import i18next from 'i18next'
import { countSks } from '#domain/krs/sks.ts'
import { tertutupOf } from '#domain/nilai/tertutup.ts'
import { type Periode, periodeLabel, toPeriodeParams } from '#domain/periode/periode.ts'
import { getFlag } from '#flags/get-flag.ts'
import { refetchNow } from '#gateway/query/refetch-now.ts'
import { getGetDashboardQueryOptions } from '#generated/client/dashboard/dashboard.ts'
import type { Dashboard } from '#generated/client/dashboard/readers.ts'
import { getGetKrsQueryOptions } from '#generated/client/krs/krs.ts'
import type { KrsRiwayat } from '#generated/client/krs/readers.ts'
import { getGetTranskripQueryOptions } from '#generated/client/nilai/nilai.ts'
import type { Caller } from '#kit/action/action.ts'
import { formatDesimal } from '#shared/format/desimal.ts'
import { allRows, readRows } from '#shared/wire/readers.ts'

/**
 * Returns IPK and credits, one per line; missing values are left out.
 * @param isTertutup true while a hidden grade hides the IPK and the credits passed, as on /nilai (readings, 78)
 * @returns null when the gateway gives none of them
 */
export const faktaStudi = (
  { ipk, sksTempuh, sksKelulusan, sksBerjalan }: Dashboard,
  isTertutup = false,
): string | null => {
  const { t, language } = i18next
  const done =
    sksKelulusan == null
      ? t('pa-online:fakta.sks', { sks: sksTempuh })
      : t('pa-online:fakta.sksOf', { sks: sksTempuh, dari: sksKelulusan })
  const average =
    ipk == null ? null : t('pa-online:fakta.ipk', { ipk: formatDesimal(ipk, getFlag('nilai.ips-decimals'), language) })
  const parts = [
    isTertutup ? t('pa-online:fakta.ipkTertutup') : average,
    isTertutup || sksTempuh == null ? null : done,
    sksBerjalan == null ? null : t('pa-online:fakta.berjalan', { sks: sksBerjalan }),
  ].filter((part) => part !== null)
  return parts.length === 0 ? null : parts.join('\n')
}

/** Returns the picks of a plan, one per line; null for none. If one is unreadable, a note replaces the sum. */
export const faktaKrs = (data: KrsRiwayat['data'], periode: Periode): string | null => {
  const { t } = i18next
  const rows = readRows(data, 'noted')
  if (rows.length === 0) return null
  const total = countSks(allRows(data))
  const lines = rows.map(({ kodeMakul, namaMakul, kelas, sks }) => {
    const nama = [kodeMakul, namaMakul, kelas].filter(Boolean).join(' ')
    return sks == null ? `- ${nama}` : `- ${nama}, ${t('pa-online:fakta.sksMakul', { count: sks })}`
  })
  const title = { periode: periodeLabel(periode) }
  const head =
    total === null ? t('pa-online:fakta.krsPart', title) : t('pa-online:fakta.krs', { ...title, count: total })
  return [head, ...lines].join('\n')
}

/** Information that the student can insert into a message; fetched on request. */
export interface Fakta {
  /** Text key of its button. */
  label: string
  /** Text key of the message when there is none. */
  none: string
  /** @throws GatewayError */
  ask: (caller: Caller, periode: Periode) => Promise<string | null>
}

export const FAKTA: readonly Fakta[] = [
  {
    label: 'insert.ipk',
    none: 'insert.ipkNone',
    ask: async ({ client, idMahasiswa }) => {
      const [dashboard, transkrip] = await Promise.all([
        refetchNow(client, getGetDashboardQueryOptions(idMahasiswa)),
        refetchNow(client, getGetTranskripQueryOptions(idMahasiswa)),
      ])
      return faktaStudi(dashboard, tertutupOf(readRows(transkrip.data, 'hint')).isIpk())
    },
  },
  {
    label: 'insert.krs',
    none: 'insert.krsNone',
    ask: async ({ client, idMahasiswa }, periode) =>
      faktaKrs((await refetchNow(client, getGetKrsQueryOptions(idMahasiswa, toPeriodeParams(periode)))).data, periode),
  },
]
