import { type ComponentProps, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hideChat } from '#domain/percakapan/chat-flags.ts'
import { useFlag } from '#flags/use-flag.ts'
import { runtimeConfig } from '#gateway/campus/runtime-config.ts'
import { useDialogParam } from '#kit/form/use-dialog-param.ts'
import { countVisit } from '#shared/browser/install-record.ts'
import { restoreLostFocus } from '#shared/browser/lost-focus.ts'
import { campusNow } from '#shared/campus/campus-clock.ts'
import { dayOf } from '#shared/campus/campus-time.ts'
import { withTexts } from '#shared/i18n/i18n.ts'
import { whenIdle } from '#shared/state/when-idle.ts'
import { LostDialog } from '#shared/ui/overlay/lost-dialog.tsx'
import { placeMessages } from '#shared/ui/overlay/message-place.ts'
import { hideOnLoadError, lazyOptional } from '#shared/ui/state/lazy-optional.tsx'
import { ForcedValidation } from '../../guards/forced-validation.tsx'
import { MakulSheetHost } from '../../makul-sheet/makul-sheet-host.tsx'
import { useFollowedTextLinks } from '../../menu/follow-text-links.ts'
import { usePrefetchedPages } from '../../menu/prefetch-pages.ts'
import { useCurrentInSight } from '../../menu/use-current-in-sight.ts'
import { useRecentScreens } from '../../search/recent-screens.ts'
import { forgetSwitch, hasSwitched } from '../../session/noted-switch.ts'
import type { SubjectScreen } from '../../subject-screen.ts'
import { useUnreadBadge } from '../../top-bar/use-unread-badge.ts'
import { WALLET_PARAM } from '../../wallet/wallet-param.ts'
import { useLayoutLoad } from '../layout-load.ts'
import { HiddenNotice } from './hidden-notice.tsx'

const IDLE_MS = 10_000

const begin = async (): Promise<void> => {
  await whenIdle(IDLE_MS)
  const { checkAnswers } = await import('../../check-answers.ts')
  checkAnswers()
}

/** Validates the responses of the first screens when idle. If the chunk fails to load they stay unvalidated. */
const useCheckedAnswers = (): void =>
  useEffect(() => {
    begin().catch((error: unknown) => console.warn('the validators did not load', error))
  }, [])

// Optional parts: the page is complete without them.

/** Loaded only for a campus that requires it (section 4). */
const KuesionerModal = lazyOptional(
  async () => (await withTexts(import('#features/kuesioner/kuesioner-modal.tsx'), 'kuesioner')).KuesionerModal,
  { onLoadError: hideOnLoadError },
)
/** Hides the chat; screens that offer a conversation then say that there is none. */
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

/** Replaces the wallet when its file is lost. */
const LostWallet = (loss: Pick<ComponentProps<typeof LostDialog>, 'error' | 'onReload'>) => {
  const { t } = useTranslation('app')
  const { setParam } = useDialogParam(WALLET_PARAM)
  return <LostDialog title={t('account.wallet')} onClose={() => setParam(null)} {...loss} />
}

/** Loaded when the address opens it. */
const WalletDialog = lazyOptional(
  async () => (await withTexts(import('../../wallet/wallet-dialog.tsx'), 'ui', 'wallet')).WalletDialog,
  { onLoadError: (loss) => <LostWallet {...loss} /> },
)

/** Loaded only after a switch of accounts. */
const SwitchedAccount = lazyOptional(
  async () => (await withTexts(import('#features/akun-lain/switched-account.tsx'), 'akun-lain')).SwitchedAccount,
  { onLoadError: hideOnLoadError },
)

/**
 * Notices and dialogs above the screen that a student must read or complete first. Loaded with the table of screens.
 */
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
 * Parts next to the screen: the sheet of a course that the address names, the chat (section 1) and push messages (section
 * 4) where enabled, and the current account after a switch.
 */
export const PartsBesideMain = ({ screens }: { screens: readonly SubjectScreen[] }) => {
  const hasChat = useFlag('chat')
  const [isOther] = useState(hasSwitched)
  const isWalletOpen = useDialogParam(WALLET_PARAM).param !== null
  usePrefetchedPages(screens)
  useRecentScreens(screens)
  useFollowedTextLinks(screens)
  useCurrentInSight()
  useLayoutLoad()
  useUnreadBadge()
  useEffect(() => countVisit(dayOf(campusNow())), [])
  useCheckedAnswers()
  useEffect(restoreLostFocus, [])
  useEffect(placeMessages, [])
  return (
    <>
      <MakulSheetHost />
      {hasChat ? <ChatContainer /> : null}
      {isWalletOpen ? <WalletDialog /> : null}
      {isOther ? <SwitchedAccount onSaid={forgetSwitch} /> : null}
      {runtimeConfig().firebase ? <PushHost /> : null}
    </>
  )
}
