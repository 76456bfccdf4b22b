import { useEffect, useState } from 'react'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { setSaldo } from '#flags/flags.ts'
import { useFlag } from '#flags/use-flag.ts'
import { noteGatewayTime } from '#gateway/gateway-clock.ts'
import {
  useGetBiayaKuliah,
  useGetDisableSaldoCivitas,
  useGetSaldoCcash,
  useGetStatusPembayaran,
  useListChannelPembayaran,
  useListRiwayatPembayaran,
} from '#generated/client/biaya-kuliah/biaya-kuliah.ts'
import { useGetRekapPembayaran } from '#generated/client/rekap-pembayaran/rekap-pembayaran.ts'
import { readGetBiayaKuliah } from '#generated/readers/biaya-kuliah.ts'
import { now } from '#shared/clock.ts'
import { markTold } from '#shared/told-failures.ts'
import { present } from '#shared/wire/readers.ts'
import { readStatus, readTagihanAccess } from './status-pembayaran.ts'
import { startTagihan } from './tagihan-item.ts'

/** While a payment is processed its status is read again this often. */
const POLL_MS = 60_000

const readStart = (answer: unknown) => startTagihan(readGetBiayaKuliah(answer))

/** The unpaid bills as the list starts with them; null when the answer has no list. */
export const useTagihan = () => {
  const { data, dataUpdatedAt, error, isPending, refetch } = useGetBiayaKuliah(useIdMahasiswa(), {
    query: { select: readStart },
  })
  return { tagihan: data, updatedAt: dataUpdatedAt, error, isPending, refetch }
}

/** When an answer came, by the app's clock: the query client's own is the device's. */
const useArrivalTime = (stamp: number): Date => {
  const [seen, setSeen] = useState(() => ({ stamp, at: now() }))
  if (seen.stamp !== stamp) setSeen({ stamp, at: now() })
  return seen.at
}

/** What is being processed, and what that makes of the bills. The words that nothing is pending are no failure (section 8). */
export const useStatusPembayaran = () => {
  const { data, error, isPending, isFetching, dataUpdatedAt, errorUpdatedAt, refetch } = useGetStatusPembayaran(
    useIdMahasiswa(),
    {
      // Its answer tells the time of the gateway, by which a payment's time runs out.
      request: { heard: noteGatewayTime },
      query: {
        staleTime: 0,
        select: readStatus,
        refetchInterval: ({ state }) => (readTagihanAccess(state.data) === 'processing' ? POLL_MS : false),
      },
    },
  )
  const isNone = readTagihanAccess(error) === 'open'
  const checkedAt = useArrivalTime(Math.max(dataUpdatedAt, errorUpdatedAt))
  useEffect(() => {
    if (error && isNone) markTold(error)
  }, [error, isNone])
  return {
    access: isNone ? 'open' : (data?.access ?? 'unknown'),
    pembayaran: isNone ? undefined : data?.pembayaran,
    checkedAt,
    error,
    isPending,
    isFetching,
    refetch,
  }
}

/** The settled payments, newest first. @param enabled asks for them; without, what is known is given */
export const useRiwayat = (enabled: boolean) => {
  const { data, dataUpdatedAt, error, isPending, refetch } = useListRiwayatPembayaran(useIdMahasiswa(), {
    query: { enabled },
  })
  return { riwayat: data?.data && present(data.data), updatedAt: dataUpdatedAt, error, isPending, refetch }
}

/** The sums of bills and payments. */
export const useRekap = () => {
  const { data, dataUpdatedAt, error, isPending, refetch } = useGetRekapPembayaran(useIdMahasiswa())
  return { rekap: data?.rekap, updatedAt: dataUpdatedAt, error, isPending, refetch }
}

/** Whether the balance features are on (section 6): asked of the server, and on until it says otherwise. */
export const useSaldoSwitch = (): boolean => {
  const { data } = useGetDisableSaldoCivitas()
  const value = data?.value
  useEffect(() => {
    if (data) setSaldo(value)
  }, [data, value])
  return useFlag('saldo')
}

/** The balance of the student; asked only while the balance features are on. */
export const useSaldo = () => {
  const { data, dataUpdatedAt, error, isPending, refetch } = useGetSaldoCcash(useIdMahasiswa(), {
    query: { enabled: useSaldoSwitch() },
  })
  return { saldo: data, updatedAt: dataUpdatedAt, error, isPending, refetch }
}

/** The ways to pay. */
export const useChannel = () => {
  const { data, error, isPending, refetch } = useListChannelPembayaran()
  return { channel: data?.channelPembayaran && present(data.channelPembayaran), error, isPending, refetch }
}
