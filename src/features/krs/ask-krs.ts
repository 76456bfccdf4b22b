import type { AskAhead } from '#kit/screen.ts'
import { CALLS, type JenisKrs } from './calls.ts'

/** Prefetches registered courses, offer and window: the head of the screen needs all three on either tab. */
export const askKrs =
  (jenis: JenisKrs): AskAhead =>
  (client, idMahasiswa) => {
    const { edit, tawaran, waktu } = CALLS[jenis]
    for (const { askAhead } of [edit, tawaran, waktu]) askAhead(client, idMahasiswa)
  }
