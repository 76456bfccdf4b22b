import { readPushMessage } from '#domain/notifikasi/push-message.ts'
import type { PushSignal } from '#domain/notifikasi/push-signal.ts'
import { queryPages } from '#shared/browser/query-pages.ts'
import { isRecord } from '#shared/text/is-record.ts'
import type { PushScope } from './worker-scope.ts'

/** The form in which the push service's script in the page reads a message (onMessage). */
const inPage = (payload: unknown) => ({
  ...(isRecord(payload) ? payload : {}),
  isFirebaseMessaging: true,
  messageType: 'push-received',
})

const REFRESH: PushSignal = { portal: 'pengumuman' }

/**
 * A message has come (section 4). A page that is seen shows it itself; otherwise the system does, with the same words,
 * and open pages learn that the news have changed.
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
