import { truncate } from '#shared/format/truncate.ts'
import { plainText } from '#shared/plain-text.ts'

const TITLE_CHARACTERS = 35
const BODY_CHARACTERS = 75

/** Title and text of a notification, ready to be shown. */
export interface PushText {
  title: string
  body: string
}

/**
 * Title and text of a push message as the notification shows them (section 2: push notification): without markup, cut at
 * 35 and 75 characters as people count them. What is missing or no text is empty.
 * @param title notification.title of the message
 * @param body notification.body of the message
 */
export const pushText = (title: unknown, body: unknown): PushText => ({
  title: truncate(plainText(title), TITLE_CHARACTERS),
  body: truncate(plainText(body), BODY_CHARACTERS),
})
