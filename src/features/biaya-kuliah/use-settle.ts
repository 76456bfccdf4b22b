import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useGetDashboard } from '#generated/client/dashboard/dashboard.ts'
import { markTold } from '#shared/told-failures.ts'
import { present } from '#shared/wire/readers.ts'
import { addJejak, riwayatBefore } from './jejak.ts'
import { accessOf, type Growth, growthOf, type TagihanAccess } from './status-pembayaran.ts'
import { useRekap, useRiwayat, useSaldo, useSaldoSwitch, useStatusPembayaran, useTagihan } from './use-keuangan.ts'

/** What a check of the status has shown. */
export type Finding = 'started' | 'processing' | 'arrived' | 'none' | 'unread' | 'unknown'

/** How many payments the history has now; null when it can not be read, which is for the one who asks to say. */
export const useReadRiwayat = (): (() => Promise<number | null>) => {
  const { refetch } = useRiwayat(false)
  return async () => {
    const { data, error, isSuccess } = await refetch()
    if (error) markTold(error)
    return isSuccess && data.data ? present(data.data).length : null
  }
}

/**
 * Reads the history again once nothing is pending; when it grew, whatever shows money is read again too (section 4).
 * @returns asks how it differs from `before`, its length before the payment; uses nothing up: others may ask as well
 */
export const useSettle = (): ((before: number | null) => Promise<Growth>) => {
  const idMahasiswa = useIdMahasiswa()
  const hasSaldo = useSaldoSwitch()
  const readRiwayat = useReadRiwayat()
  const { refetch: readTagihan } = useTagihan()
  const { refetch: readRekap } = useRekap()
  const { refetch: readSaldo } = useSaldo()
  const { refetch: readDashboard } = useGetDashboard(idMahasiswa, { query: { enabled: false } })
  return async (before) => {
    void readTagihan()
    const growth = growthOf(before, await readRiwayat())
    if (growth !== 'grown') return growth
    addJejak(idMahasiswa, 'arrived')
    void readRekap()
    void readDashboard()
    if (hasSaldo) void readSaldo()
    return growth
  }
}

/** Reads the status now. */
export const useReadStatus = (): (() => Promise<TagihanAccess>) => {
  const idMahasiswa = useIdMahasiswa()
  const { refetch } = useStatusPembayaran()
  return async () => {
    const { data, error } = await refetch()
    const access = accessOf(data, error)
    if (access !== 'unknown') addJejak(idMahasiswa, access === 'open' ? 'none' : 'processing')
    return access
  }
}

/** What a person is told when nothing is pending; that it was not known before how long the history was says nothing. */
export const findingOf = (growth: Growth): Finding => {
  if (growth === 'grown') return 'arrived'
  return growth === 'unread' ? 'unread' : 'none'
}

/**
 * Reads the status now, and what follows from it. The end of a payment that was being processed is told by whoever
 * watches it (use-arrival.ts): its finding is null here.
 */
export const useCheckStatus = (): (() => Promise<{ access: TagihanAccess; finding: Finding | null }>) => {
  const idMahasiswa = useIdMahasiswa()
  const { access: before } = useStatusPembayaran()
  const readStatus = useReadStatus()
  const settle = useSettle()
  return async () => {
    const access = await readStatus()
    if (access !== 'open') return { access, finding: access }
    if (before === 'processing') return { access, finding: null }
    return { access, finding: findingOf(await settle(riwayatBefore(idMahasiswa))) }
  }
}
