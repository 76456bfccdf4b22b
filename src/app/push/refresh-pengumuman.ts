import type { QueryClient } from '@tanstack/react-query'
import { getListPengumumanQueryKey } from '#generated/client/berita/berita.ts'
import { getGetUnreadNotifikasiQueryKey, getListNotifikasiQueryKey } from '#generated/client/notifikasi/notifikasi.ts'

/**
 * Asks again for news and unread count (section 4). What is on the screen at once, the rest when it is opened: this is no
 * write of the portal's, so no x-invalidates can say it.
 */
export const refreshPengumuman = (client: QueryClient, idMahasiswa: string): void => {
  const keys = [
    getListPengumumanQueryKey(),
    getListNotifikasiQueryKey(idMahasiswa),
    getGetUnreadNotifikasiQueryKey(idMahasiswa),
  ]
  for (const queryKey of keys) void client.invalidateQueries({ queryKey })
}
