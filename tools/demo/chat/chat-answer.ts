import type { AnggotaChat, ChatWorld } from '../world/chat.ts'
import type { Delivery } from './chat-engine.ts'

/** Replies of the lecturer in the demo, in turn. */
const LINES = [
  'Terima kasih, saya sudah membacanya. Kita bahas pada pertemuan berikutnya.',
  'Baik. Tolong tuliskan juga pertanyaan yang masih mengganjal.',
  'Silakan lanjutkan, lalu kabari saya di sini bila sudah selesai.',
]

/** A scripted reply: sender, place and text. */
export interface Answer {
  pengirim: AnggotaChat
  groupId: string
  threadId: string
  isi: string
}

/**
 * Returns the lecturer's reply to a student's message in a bimbingan; null for any other message. The demo has no other
 * replies.
 */
export const answerTo = (world: ChatWorld, { event }: Delivery): Answer | null => {
  if (event.type !== 'message') return null
  const { groupId, threadId, pengirim, urut } = event.message
  const group = world.groups.find((one) => one.groupId === groupId)
  const dosen = group?.anggota.at(-1)
  if (group?.jenis !== 'bimbingan' || !dosen || dosen.id === pengirim.id) return null
  return { pengirim: dosen, groupId, threadId, isi: LINES[urut % LINES.length] ?? '' }
}
