/**
 * One text as one word of an nginx configuration.
 * @throws when it holds a dollar sign (nginx knows no way to write one) or a control character
 */
export const quoted = (text) => {
  if (/[$\p{Cc}]/u.test(text)) throw new Error(`nginx can not be told this text: ${JSON.stringify(text)}`)
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}
