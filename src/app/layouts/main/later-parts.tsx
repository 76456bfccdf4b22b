import { useEffect, useState } from 'react'
import { hideChat } from '#domain/percakapan/chat-flags.ts'
import { useFlag } from '#flags/use-flag.ts'
import { runtimeConfig } from '#gateway/campus/runtime-config.ts'
import { restoreLostFocus } from '#shared/browser/lost-focus.ts'
import { withTexts } from '#shared/i18n/i18n.ts'
import { whenIdle } from '#shared/state/when-idle.ts'
import { placeMessages } from '#shared/ui/overlay/message-place.ts'
import { hideOnLoadError, lazyOptional } from '#shared/ui/state/lazy-optional.tsx'
import { ForcedValidation } from '../../guards/forced-validation.tsx'
import { useFollowedTextLinks } from '../../menu/follow-text-links.ts'
import { usePrefetchedPages } from '../../menu/prefetch-pages.ts'
import { useCurrentInSight } from '../../menu/use-current-in-sight.ts'
import { forgetSwitch, hasSwitched } from '../../session/noted-switch.ts'
import type { SubjectScreen } from '../../subject-screen.ts'
import { useLayoutLoad } from '../layout-load.ts'
import { HiddenNotice } from './hidden-notice.tsx'

const IDLE_MS = 10_000

const begin = async (): Promise<void> => {
  await whenIdle(IDLE_MS)
  const { checkAnswers } = await import('../../check-answers.ts')
  checkAnswers()
}

/** Checks the first screens' answers in a quiet moment. Without the file they stay unchecked, as on a screen that left. */
const useCheckedAnswers = (): void =>
  useEffect(() => {
    begin().catch((error: unknown) => console.warn('the validators did not load', error))
  }, [])

// Nobody on the page asked for these: without them it is whole.

/** For the campus that asks (section 4); nobody else loads it. */
const KuesionerModal = lazyOptional(
  async () => (await withTexts(import('#features/kuesioner/kuesioner-modal.tsx'), 'kuesioner')).KuesionerModal,
  { onLoadError: hideOnLoadError },
)
/** Screens that offer a conversation say that there is none. */
const LostChat = () => {
  useEffect(hideChat, [])
  return null
}
const ChatContainer = lazyOptional(async () => (await import('../../chat/chat-container.tsx')).ChatContainer, {
  onLoadError: () => <LostChat />,
})
const PushHost = lazyOptional(async () => (await import('../../push/later-push.ts')).loadPushHost(), {
  onLoadError: hideOnLoadError,
})

/** For whoever has just chosen another account; nobody else loads it. */
const SwitchedAccount = lazyOptional(
  async () => (await withTexts(import('#features/akun-lain/switched-account.tsx'), 'akun-lain')).SwitchedAccount,
  { onLoadError: hideOnLoadError },
)

/** Above the screen: what a student has to know or do first. Comes with the table of screens. */
export const PartsInMain = ({ screens }: { screens: readonly SubjectScreen[] }) => {
  const asksKuesioner = useFlag('kuesioner.modal')
  return (
    <>
      <HiddenNotice screens={screens} />
      <ForcedValidation screens={screens} />
      {asksKuesioner ? <KuesionerModal /> : null}
    </>
  )
}

/**
 * Beside the screen: the chat of campuses that have one (section 1), push messages of deployments that have them (section 4), and
 * which account this is after switching.
 */
export const PartsBesideMain = ({ screens }: { screens: readonly SubjectScreen[] }) => {
  const hasChat = useFlag('chat')
  const [isOther] = useState(hasSwitched)
  usePrefetchedPages(screens)
  useFollowedTextLinks(screens)
  useCurrentInSight()
  useLayoutLoad()
  useCheckedAnswers()
  useEffect(restoreLostFocus, [])
  useEffect(placeMessages, [])
  return (
    <>
      {hasChat ? <ChatContainer /> : null}
      {isOther ? <SwitchedAccount onSaid={forgetSwitch} /> : null}
      {runtimeConfig().firebase ? <PushHost /> : null}
    </>
  )
}
