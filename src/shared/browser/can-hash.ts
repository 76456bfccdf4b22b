/** Whether this page may use SubtleCrypto: absent on addresses without TLS, whatever the types say. */
export const canHash = (): boolean => 'subtle' in crypto
