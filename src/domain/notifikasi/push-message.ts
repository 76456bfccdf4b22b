import { truncate } from '#shared/format/truncate.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { safePath } from '#shared/text/safe-path.ts'
import { text } from '#shared/wire/readers.ts'

const TITLE_CHARACTERS = 35
const BODY_CHARACTERS = 75

/** Title and text of a notification, ready for display. */
interface PushText {
  title: string
  body: string
}

/**
 * Returns title and text of a push message as the notification shows them (section 2: push notification): plain text,
 * cut at 35 and 75 user-perceived characters. Missing and non-text values are empty.
 * @param title notification.title of the message
 * @param body notification.body of the message
 */
export const pushText = (title: unknown, body: unknown): PushText => ({
  title: truncate(text(title), TITLE_CHARACTERS),
  body: truncate(text(body), BODY_CHARACTERS),
})

/** List of all announcements: target of a message that names no announcement, or an invalid one. */
const LIST = '/berita'
/** Ids are numbers or short words of the gateway; anything else could be a path. */
const ID = /^[\w-]{1,64}$/
/** Title of a message without text. */
const UNTITLED = 'Portal Mahasiswa'

export interface PushMessage extends PushText {
  /** True when it is about an announcement: news and unread count have changed. */
  isPengumuman: boolean
  /** Path that a click opens, on the portal's own origin. */
  path: string
}

const fieldOf = (record: unknown, name: string): unknown => (isRecord(record) ? record[name] : undefined)

const idOf = (payload: unknown): string => {
  const id = fieldOf(fieldOf(payload, 'data'), 'idpengumuman')
  return typeof id === 'string' || typeof id === 'number' ? String(id) : ''
}

/**
 * Parses a push message (section 3: notification.title, notification.body, data.idpengumuman). Its content is
 * untrusted: it is shown as text only, and its path is /berita/{idpengumuman} or, with an invalid id, /berita.
 * @param payload received message, of any shape
 * @param origin the portal's origin
 */
export const readPushMessage = (payload: unknown, origin: string): PushMessage => {
  const notification = fieldOf(payload, 'notification')
  const { title, body } = pushText(fieldOf(notification, 'title'), fieldOf(notification, 'body'))
  const id = idOf(payload)
  const path = ID.test(id) ? safePath(`${LIST}/${id}`, origin) : null
  return { title: title || UNTITLED, body, isPengumuman: id !== '', path: path ?? LIST }
}
