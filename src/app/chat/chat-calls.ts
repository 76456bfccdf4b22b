import type { QueryClient } from '@tanstack/react-query'
import type { ChatCalls } from '#chat/contract.ts'
import { getBimbingan, listBimbingan } from '#generated/client/bimbingan/bimbingan.ts'
import {
  createChatThread,
  getCreateChatGroupMutationOptions,
  updateChatGroup,
  updateChatThread,
} from '#generated/client/chat/chat.ts'

type Calls = { [Call in keyof ChatCalls]: (input: ChatCalls[Call]) => Promise<unknown> }

/** The calls of a chat module, each through the gateway's door with the student's session; no other call is reachable. */
export const chatCalls = (client: QueryClient): Calls => ({
  // With what the contract says it makes stale: the guidance records.
  createChatGroup: ({ body }) =>
    client.getMutationCache().build(client, getCreateChatGroupMutationOptions(client)).execute({ data: body }),
  updateChatGroup: ({ groupId, body }) => updateChatGroup(groupId, body),
  createChatThread: ({ groupId, body }) => createChatThread(groupId, body),
  updateChatThread: ({ groupId, threadId, body }) => updateChatThread(groupId, threadId, body),
  listBimbingan: ({ jenisBimbingan, usulanId }) => listBimbingan(jenisBimbingan, usulanId),
  getBimbingan: ({ jenisBimbingan, usulanId, idBimbingan }) => getBimbingan(jenisBimbingan, usulanId, idBimbingan),
})
