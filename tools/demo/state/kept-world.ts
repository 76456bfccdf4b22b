import { isRecord } from '#shared/text/is-record.ts'
import { type ChatWorld, createChatWorld } from '../world/chat.ts'
import { createWorld } from '../world/seed.ts'
import type { World } from '../world/world.ts'

/** Conversations that nobody has touched can be built again. */
const keptChat = (chat: ChatWorld): Partial<ChatWorld> => {
  const { isEnabled } = chat
  return JSON.stringify(chat) === JSON.stringify({ ...createChatWorld(), isEnabled }) ? { isEnabled } : chat
}

/** The world as text. Students that equal their seed are left out: they can be built again. */
export const exportWorld = (world: World): string => {
  const mahasiswa = Object.fromEntries(Object.entries(world.mahasiswa).filter(([id]) => world.changed.includes(id)))
  return JSON.stringify({ ...world, mahasiswa, chat: keptChat(world.chat) })
}

const isKept = (value: unknown): value is World =>
  isRecord(value) &&
  value['version'] === 2 &&
  isRecord(value['clock']) &&
  isRecord(value['mahasiswa']) &&
  isRecord(value['families'])

/**
 * Reads an exported world.
 * @returns null when the text is no world of this version; a fresh one is started then
 */
export const importWorld = (text: string): World | null => {
  try {
    const kept: unknown = JSON.parse(text)
    if (!isKept(kept)) return null
    const fresh = createWorld()
    return {
      ...fresh,
      ...kept,
      mahasiswa: { ...fresh.mahasiswa, ...kept.mahasiswa },
      chat: { ...fresh.chat, ...kept.chat },
    }
  } catch {
    return null // cut or foreign text counts as absent
  }
}
