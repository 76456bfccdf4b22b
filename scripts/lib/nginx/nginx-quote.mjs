/**
 * Quotes a text as one word of an nginx configuration.
 * @throws when it contains a dollar sign (nginx has no escape for it) or a control character
 */
export const quoted = (text) => {
  if (/[$\p{Cc}]/u.test(text)) throw new Error(`nginx can not be told this text: ${JSON.stringify(text)}`)
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}
