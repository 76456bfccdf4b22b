/** Returns whether SubtleCrypto is available: it is missing on addresses without TLS, whatever the types say. */
export const canHash = (): boolean => 'subtle' in crypto
