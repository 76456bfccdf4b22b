import { useState } from 'react'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { useChatFlags } from '#domain/percakapan/chat-flags.ts'
import { ROLE_MAHASISWA } from '#gateway/session/identity.ts'
import { useSessionState } from '../session/session-state.ts'
import { ChatFrame } from './chat-frame.tsx'
import { addChatTexts } from './chat-texts.ts'

/** Chat container of the main layout (section 2). Students only, not operators who act for one. */
export const ChatContainer = () => {
  useState(addChatTexts)
  const session = useSessionState()
  const { showChatContainer } = useChatFlags()
  const id = useIdMahasiswa()
  const { biodataSingkat, isPending } = useBiodataSingkat()
  const isStudent = session.status === 'ready' && session.identity.role === ROLE_MAHASISWA
  if (!isStudent || !showChatContainer || isPending) return null
  return <ChatFrame student={{ id, nama: biodataSingkat?.nama ?? '' }} />
}
