/** Tokens, secrets in URLs, and personal numbers, also in groups, that a message may contain (readings, 40). */
const SECRETS = [
  /\bBearer\s+\S+/gi,
  /\beyJ[\w-]+(?:\.[\w-]+)*/g,
  /(?<=\b(?:\w*token|code|state|\w*password|secret)=)[^\s&#]+/gi,
  /\d(?:[.-]?\d){8,}/g,
]

/** Returns the raw message of an error for the 500 page, without tokens and personal numbers. */
export const rawMessage = (error: unknown): string => {
  const text = error instanceof Error ? error.message : typeof error === 'string' ? error : ''
  return SECRETS.reduce((left, secret) => left.replace(secret, '…'), text).trim() || 'Unknown error.'
}
