import type { QueryClient } from '@tanstack/react-query'
import type { ChatCalls } from '#chat/talk/contract.ts'
import { getBimbingan, listBimbingan } from '#generated/client/bimbingan/bimbingan.ts'
import {
  createChatThread,
  getCreateChatGroupMutationOptions,
  updateChatGroup,
  updateChatThread,
} from '#generated/client/chat/chat.ts'

type Calls = { [Call in keyof ChatCalls]: (input: ChatCalls[Call]) => Promise<unknown> }

/**
 * Returns the gateway calls available to a chat module. Each one uses the gateway client with the student's session and
 * names the student (readings 91). No other call is reachable.
 */
export const chatCalls = (client: QueryClient, idMahasiswa: string): Calls => ({
  // Invalidates what the contract lists: the guidance records.
  createChatGroup: ({ body }) =>
    client
      .getMutationCache()
      .build(client, getCreateChatGroupMutationOptions())
      .execute({ data: body, params: { idMahasiswa } }),
  updateChatGroup: ({ groupId, body }) => updateChatGroup(groupId, body, { idMahasiswa }),
  createChatThread: ({ groupId, body }) => createChatThread(groupId, body, { idMahasiswa }),
  updateChatThread: ({ groupId, threadId, body }) => updateChatThread(groupId, threadId, body, { idMahasiswa }),
  listBimbingan: ({ jenisBimbingan, usulanId }) => listBimbingan(jenisBimbingan, usulanId, { idMahasiswa }),
  getBimbingan: ({ jenisBimbingan, usulanId, idBimbingan }) =>
    getBimbingan(jenisBimbingan, usulanId, idBimbingan, { idMahasiswa }),
})
