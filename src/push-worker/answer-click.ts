import { readPushMessage } from '#domain/notifikasi/push-message.ts'
import type { PushSignal } from '#domain/notifikasi/push-signal.ts'
import { queryPages } from '#shared/browser/query-pages.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { safePath } from '#shared/text/safe-path.ts'
import type { PushScope } from './worker-scope.ts'

/**
 * Handles a click on a notification (section 2): an open page navigates without a reload and is focused, or a new one
 * is opened. Pages are asked before focusing: the browser allows one window per click.
 * @param data data of the notification; validated again, since it was stored meanwhile
 */
export const answerClick = async (data: unknown, scope: PushScope): Promise<void> => {
  const wanted = safePath(isRecord(data) ? data['path'] : null, scope.origin)
  const path = wanted ?? readPushMessage(null, scope.origin).path
  const signal: PushSignal = { portal: 'open', path }
  const page = await queryPages(await scope.pages(), signal)
  await (page ? page.focus() : scope.openWindow(path)).catch(() => undefined) // the browser may reject either
}
