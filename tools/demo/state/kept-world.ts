import { isRecord } from '#shared/text/is-record.ts'
import { type ChatWorld, createChatWorld } from '../world/chat.ts'
import { createWorld } from '../world/seed.ts'
import type { World } from '../world/world.ts'

/** Leaves out conversations that equal the seed, because they can be created again. */
const keptChat = (chat: ChatWorld): Partial<ChatWorld> => {
  const { isEnabled } = chat
  return JSON.stringify(chat) === JSON.stringify({ ...createChatWorld(), isEnabled }) ? { isEnabled } : chat
}

/** Serialises the mock state. Students that equal their seed are left out, because they can be created again. */
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
 * Parses an exported mock state.
 * @returns null when the text is not a mock state of this version; the caller then starts with a fresh one
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
    return null // truncated or foreign text counts as absent
  }
}
