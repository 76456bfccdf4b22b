import { createRoot } from 'react-dom/client'
import { ChatContext } from '../talk/chat-context.ts'
import { createChatStore } from '../talk/chat-store.ts'
import type { ChatModule } from '../talk/contract.ts'
import { createTexts } from '../texts.ts'
import { ChatApp } from './chat-app.tsx'

/** Mounts the portal's own chat module (section 7): groups, threads and messages over the socket of the host. */
export const mount: ChatModule['mount'] = (container, host) => {
  const texts = createTexts(host.state().language)
  const store = createChatStore(host)
  const unhear = host.onState(() => void texts.changeLanguage(host.state().language))
  const root = createRoot(container, { onUncaughtError: host.onError })
  root.render(
    <ChatContext value={{ host, store, texts }}>
      <ChatApp />
    </ChatContext>,
  )
  return () => {
    unhear()
    store.stop()
    root.unmount()
  }
}
