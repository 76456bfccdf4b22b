import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsActing } from '#domain/mahasiswa/mahasiswa-context.ts'
import { getListPengumumanQueryKey } from '#generated/client/berita/berita.ts'
import { type Pengumuman, readListPengumuman } from '#generated/client/berita/readers.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { joined } from '#shared/text/joined.ts'
import { isKnownText, knownText, readRows } from '#shared/wire/readers.ts'
import type { Entry } from './entry.ts'
import { useReasons } from './use-reasons.ts'

interface LoadedNews {
  rows: readonly Pengumuman[]
  /** Age of the oldest list, in milliseconds by the clock of the device; null without a list. */
  since: number | null
}

/** Returns the announcements in the lists of the cache, each once. */
const newsIn = (client: QueryClient): LoadedNews => {
  const lists = client
    .getQueryCache()
    .findAll({ queryKey: getListPengumumanQueryKey() })
    .filter(({ state }) => state.data !== undefined)
  const rows = lists.flatMap(({ state }) => readRows(readListPengumuman(state.data).data, 'hint'))
  return {
    rows: [...new Map(rows.map((row) => [row.idPengumuman, row])).values()],
    since: lists.length > 0 ? Math.min(...lists.map(({ state }) => state.dataUpdatedAt)) : null,
  }
}

/**
 * Returns the announcements that this device has loaded; none for an operator. Sends nothing: the gateway has no search
 * for them, and the screen of the announcements has all of them.
 */
export const useBeritaEntries = (): { entries: readonly Entry[]; since: number | null } => {
  const { i18n } = useTranslation('search')
  const client = useQueryClient()
  const isActing = useIsActing()
  const reasonOf = useReasons()
  const [{ rows, since }] = useState(() => newsIn(client))
  if (isActing) return { entries: [], since }
  const entries = rows
    .filter(({ judul }) => isKnownText(judul))
    .map(({ idPengumuman, judul, kategori, ringkasan, tanggal, tanggalPublish, isDibaca }): Entry => {
      const to = `/berita/${encodeURIComponent(idPengumuman)}`
      const ofKategori = knownText(kategori?.nama ?? '')
      return {
        key: `berita ${idPengumuman}`,
        kind: 'berita',
        title: judul,
        also: [ofKategori, ringkasan],
        to,
        line: joined(ofKategori, formatTanggal(tanggalPublish ?? tanggal, i18n.language)),
        reason: reasonOf(to),
        icon: 'berita',
        isUnread: isDibaca === false,
      }
    })
  return { entries, since }
}
