import { lazy, Suspense } from 'react'
import { useFlag } from '#flags/use-flag.ts'
import { runtimeConfig } from '#gateway/runtime-config.ts'
import { withTexts } from '#shared/i18n/i18n.ts'
import { ForcedValidation } from '../guards/forced-validation.tsx'
import { useFollowedTextLinks } from '../menu/follow-text-links.ts'
import { usePrefetchedPages } from '../menu/prefetch-pages.ts'
import type { SubjectScreen } from '../subject-screen.ts'
import { HiddenNotice } from './hidden-notice.tsx'
import { useLayoutLoad } from './layout-load.ts'
import { useCheckedAnswers } from './use-checked-answers.ts'

/** For the campus that asks (section 4); nobody else loads it. */
const KuesionerModal = lazy(async () => {
  const { KuesionerModal: Modal } = await withTexts(import('#features/kuesioner/kuesioner-modal.tsx'), 'kuesioner')
  return { default: Modal }
})

const ChatContainer = lazy(async () => ({ default: (await import('../chat/chat-container.tsx')).ChatContainer }))

const PushHost = lazy(async () => (await import('../push/later-push.ts')).loadPushHost())

/** Above the screen: what a student has to know or do first. Comes with the table of screens. */
export const PartsInMain = ({ screens }: { screens: readonly SubjectScreen[] }) => {
  const asksKuesioner = useFlag('kuesioner.modal')
  return (
    <>
      <HiddenNotice />
      <ForcedValidation screens={screens} />
      <Suspense>{asksKuesioner ? <KuesionerModal /> : null}</Suspense>
    </>
  )
}

/** Beside the screen: the chat of campuses that have one (section 1), push messages of deployments that have them (section 4). */
export const PartsBesideMain = ({ screens }: { screens: readonly SubjectScreen[] }) => {
  const hasChat = useFlag('chat')
  usePrefetchedPages(screens)
  useFollowedTextLinks(screens)
  useLayoutLoad()
  useCheckedAnswers()
  return (
    <>
      <Suspense>{hasChat ? <ChatContainer /> : null}</Suspense>
      <Suspense>{runtimeConfig().firebase ? <PushHost /> : null}</Suspense>
    </>
  )
}
