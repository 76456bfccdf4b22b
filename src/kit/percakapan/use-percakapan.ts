import { useTranslation } from 'react-i18next'
import { useIsActing } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useChatFlags } from '#domain/percakapan/chat-flags.ts'
import { useFlag } from '#flags/use-flag.ts'

/**
 * Reason why there is no conversation: the campus has no chat, operators have none, or the chat failed on this page.
 */
export interface NoPercakapan {
  kind: 'off' | 'operator' | 'failed'
  /** Sentence to show instead of the conversation; null when nothing needs to be shown, because no chat is expected. */
  text: string | null
}

/** Returns null when `openPercakapan` opens the chat on this page, otherwise the reason why not (ADR 15). */
export const usePercakapan = (): NoPercakapan | null => {
  const { t } = useTranslation('ui')
  const isOn = useFlag('chat')
  const isActing = useIsActing()
  const { showChatContainer } = useChatFlags()
  if (!isOn) return { kind: 'off', text: null }
  if (isActing) return { kind: 'operator', text: t('ui:percakapan.operator') }
  return showChatContainer ? null : { kind: 'failed', text: t('ui:percakapan.failed') }
}
