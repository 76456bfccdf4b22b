import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useGetDashboard } from '#generated/client/dashboard/dashboard.ts'
import { asList } from '#shared/as-list.ts'
import { addJejak, noteRiwayat, riwayatBefore } from './jejak.ts'
import { readTagihanAccess, type TagihanAccess } from './status-pembayaran.ts'
import { useRekap, useRiwayat, useSaldo, useSaldoSwitch, useStatusPembayaran, useTagihan } from './use-keuangan.ts'

/** What a check of the status has shown. */
export type Finding = 'processing' | 'arrived' | 'none' | 'unknown'

const accessNow = ({ data, error }: { data: unknown; error: unknown }): TagihanAccess =>
  error ? readTagihanAccess(error) : readTagihanAccess(data)

/** Reads the history again once nothing is pending; when it grew, whatever shows money is read again too (section 4). */
export const useSettle = (): (() => Promise<'arrived' | 'none'>) => {
  const idMahasiswa = useIdMahasiswa()
  const hasSaldo = useSaldoSwitch()
  const { refetch: readRiwayat } = useRiwayat(false)
  const { refetch: readTagihan } = useTagihan()
  const { refetch: readRekap } = useRekap()
  const { refetch: readSaldo } = useSaldo()
  const { refetch: readDashboard } = useGetDashboard(idMahasiswa, { query: { enabled: false } })
  return async () => {
    void readTagihan()
    const { data } = await readRiwayat()
    const length = asList(data?.data)?.length ?? null
    const before = riwayatBefore(idMahasiswa)
    if (length !== null) noteRiwayat(idMahasiswa, length)
    if (length === null || before === null || length <= before) return 'none'
    addJejak(idMahasiswa, 'arrived')
    void readRekap()
    void readDashboard()
    if (hasSaldo) void readSaldo()
    return 'arrived'
  }
}

/**
 * Reads the status now, and what follows from it. The end of a payment that was being processed is told by whoever
 * watches it (use-arrival.ts): its finding is null here.
 */
export const useCheckStatus = (): (() => Promise<{ access: TagihanAccess; finding: Finding | null }>) => {
  const idMahasiswa = useIdMahasiswa()
  const { access: before, refetch } = useStatusPembayaran()
  const settle = useSettle()
  return async () => {
    const answer = await refetch()
    const access = accessNow(answer)
    if (access !== 'unknown') addJejak(idMahasiswa, access === 'open' ? 'none' : 'processing')
    if (access !== 'open') return { access, finding: access }
    return { access, finding: before === 'processing' ? null : await settle() }
  }
}
