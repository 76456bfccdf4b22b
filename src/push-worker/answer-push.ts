import { readPushMessage } from '#domain/notifikasi/push-message.ts'
import type { PushSignal } from '#domain/notifikasi/push-signal.ts'
import { queryPages } from '#shared/browser/query-pages.ts'
import { isRecord } from '#shared/text/is-record.ts'
import type { PushScope } from './worker-scope.ts'

/** Returns a message in the form that the push service's script in the page reads (onMessage). */
const inPage = (payload: unknown) => ({
  ...(isRecord(payload) ? payload : {}),
  isFirebaseMessaging: true,
  messageType: 'push-received',
})

const REFRESH: PushSignal = { portal: 'pengumuman' }

/**
 * Handles a push message (section 4). A visible page shows it itself; otherwise the system shows the same text, and
 * open pages are notified that the news have changed.
 * @param payload the message, of any shape
 */
export const answerPush = async (payload: unknown, scope: PushScope): Promise<void> => {
  const pages = await scope.pages()
  const isSeen = pages.some(({ visibilityState }) => visibilityState === 'visible')
  if (isSeen && (await queryPages(pages, inPage(payload)))) return
  const { title, body, path, isPengumuman } = readPushMessage(payload, scope.origin)
  if (isPengumuman) void queryPages(pages, REFRESH)
  await scope.notify(title, { body, data: { path }, ...(path !== '/berita' && { tag: path }) })
}
