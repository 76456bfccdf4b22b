import { useEffect } from 'react'
import { useIdMahasiswa, useIsActing } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useGetUnreadNotifikasi } from '#generated/client/notifikasi/notifikasi.ts'
import { setAppBadge } from '#shared/browser/app-badge.ts'

/**
 * Shows the student's number of unread news on the icon of the installed portal. While it is unknown the icon is
 * unchanged. An operator's icon shows no student's number.
 */
export const useUnreadBadge = (): void => {
  const { data } = useGetUnreadNotifikasi(useIdMahasiswa(), { tujuan: 'portalmhs' })
  const isActing = useIsActing()
  const unread = data?.data?.unread
  useEffect(() => {
    if (!isActing && typeof unread === 'number') setAppBadge(Math.max(0, unread))
  }, [isActing, unread])
}
