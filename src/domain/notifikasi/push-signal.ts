import { isRecord } from '#shared/text/is-record.ts'

/** Signals of the push worker to open pages, besides messages in the push service's own form. */
export type PushSignal =
  /** A notification was clicked: the page should open its path. */
  | { portal: 'open'; path: string }
  /** An announcement arrived while no page was visible: news and unread count have changed. */
  | { portal: 'pengumuman' }

/** Returns whether a message of a worker is such a signal; its path still has to be validated. */
export const isPushSignal = (value: unknown): value is PushSignal =>
  isRecord(value) &&
  (value['portal'] === 'pengumuman' || (value['portal'] === 'open' && typeof value['path'] === 'string'))
