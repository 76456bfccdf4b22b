import { truncate } from '#shared/format/truncate.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { safePath } from '#shared/text/safe-path.ts'
import { text } from '#shared/wire/readers.ts'

const TITLE_CHARACTERS = 35
const BODY_CHARACTERS = 75

/** Title and text of a notification, ready to be shown. */
interface PushText {
  title: string
  body: string
}

/**
 * Title and text of a push message as the notification shows them (section 2: push notification): plain text, cut at
 * 35 and 75 characters as people count them. What is missing or no text is empty.
 * @param title notification.title of the message
 * @param body notification.body of the message
 */
export const pushText = (title: unknown, body: unknown): PushText => ({
  title: truncate(text(title), TITLE_CHARACTERS),
  body: truncate(text(body), BODY_CHARACTERS),
})

/** The list of all announcements: where a message leads that names none, or names it in a way nobody can follow. */
const LIST = '/berita'
/** Ids are numbers or short words of the gateway; anything else might be a path of its own. */
const ID = /^[\w-]{1,64}$/
/** What a message without any words of its own is called. */
const UNTITLED = 'Portal Mahasiswa'

/** A push message as the portal understands it. */
export interface PushMessage extends PushText {
  /** Whether it tells of an announcement: news and unread count have changed. */
  isPengumuman: boolean
  /** Where a click leads, on the portal's own origin. */
  path: string
}

const fieldOf = (record: unknown, name: string): unknown => (isRecord(record) ? record[name] : undefined)

const idOf = (payload: unknown): string => {
  const id = fieldOf(fieldOf(payload, 'data'), 'idpengumuman')
  return typeof id === 'string' || typeof id === 'number' ? String(id) : ''
}

/**
 * Reads a push message (section 3: notification.title, notification.body, data.idpengumuman). It is foreign text: shown
 * as text, and it leads to /berita/{idpengumuman} or, with an id that is none, to /berita.
 * @param payload what arrived, of any shape
 * @param origin the portal's origin
 */
export const readPushMessage = (payload: unknown, origin: string): PushMessage => {
  const notification = fieldOf(payload, 'notification')
  const { title, body } = pushText(fieldOf(notification, 'title'), fieldOf(notification, 'body'))
  const id = idOf(payload)
  const path = ID.test(id) ? safePath(`${LIST}/${id}`, origin) : null
  return { title: title || UNTITLED, body, isPengumuman: id !== '', path: path ?? LIST }
}
