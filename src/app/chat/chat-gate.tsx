import { lazy, Suspense } from 'react'
import { useFlag } from '#flags/use-flag.ts'
import { useScreens } from '../screens.ts'

const ChatContainer = lazy(async () => ({ default: (await import('./chat-container.tsx')).ChatContainer }))

/** The chat of campuses that have one (section 1). Comes with the other screens: after the landing screen shows its data. */
export const ChatGate = () => {
  const isWanted = useFlag('chat')
  const { state } = useScreens()
  return <Suspense>{isWanted && state === 'complete' ? <ChatContainer /> : null}</Suspense>
}
