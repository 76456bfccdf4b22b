import { isRecord } from '#shared/text/is-record.ts'

/** What the push worker says to the open pages, beside the messages in the push service's own form. */
export type PushSignal =
  /** A notification was clicked: this page is asked to show what it is about. */
  | { portal: 'open'; path: string }
  /** An announcement came while no page was seen: news and unread count have changed. */
  | { portal: 'pengumuman' }

/** Whether what a worker said is a signal of ours; the path in it is still to be checked. */
export const isPushSignal = (value: unknown): value is PushSignal =>
  isRecord(value) &&
  (value['portal'] === 'pengumuman' || (value['portal'] === 'open' && typeof value['path'] === 'string'))
