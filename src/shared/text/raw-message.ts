/** Tokens, secrets in addresses, and personal numbers, also in groups: what a message may carry along (readings, 40). */
const SECRETS = [
  /\bBearer\s+\S+/gi,
  /\beyJ[\w-]+(?:\.[\w-]+)*/g,
  /(?<=\b(?:\w*token|code|state|\w*password|secret)=)[^\s&#]+/gi,
  /\d(?:[.-]?\d){8,}/g,
]

/** The raw message of an error for the 500 page: text, without tokens and personal numbers. */
export const rawMessage = (error: unknown): string => {
  const text = error instanceof Error ? error.message : typeof error === 'string' ? error : ''
  return SECRETS.reduce((left, secret) => left.replace(secret, '…'), text).trim() || 'Unknown error.'
}
