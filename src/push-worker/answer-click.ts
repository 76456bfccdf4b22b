import { readPushMessage } from '#domain/notifikasi/push-message.ts'
import type { PushSignal } from '#domain/notifikasi/push-signal.ts'
import { queryPages } from '#shared/browser/query-pages.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { safePath } from '#shared/text/safe-path.ts'
import type { PushScope } from './worker-scope.ts'

/**
 * A notification was clicked (section 2): an open page goes there without a reload and comes to the front, or a new one
 * opens. Asked before it is focused: the browser allows one window for one click.
 * @param data what the notification carries; checked again, since it has been stored meanwhile
 */
export const answerClick = async (data: unknown, scope: PushScope): Promise<void> => {
  const wanted = safePath(isRecord(data) ? data['path'] : null, scope.origin)
  const path = wanted ?? readPushMessage(null, scope.origin).path
  const signal: PushSignal = { portal: 'open', path }
  const page = await queryPages(await scope.pages(), signal)
  await (page ? page.focus() : scope.openWindow(path)).catch(() => undefined) // the browser may refuse either
}
