import type { PrefetchData } from '#kit/screen.ts'
import { CALLS, type JenisKrs } from './calls.ts'

/** Prefetches registered courses, offer and window: the head of the screen needs all three on either tab. */
export const prefetchKrs =
  (jenis: JenisKrs): PrefetchData =>
  (client, idMahasiswa) => {
    const { edit, tawaran, waktu } = CALLS[jenis]
    for (const { prefetch } of [edit, tawaran, waktu]) prefetch(client, idMahasiswa)
  }
