/** The codes that stand for yes and no beside the words (assumed: readings of the contract). */
const YES = new Set<unknown>([true, 1, '1', 'ya', 'true', 'disetujui'])
const NO = new Set<unknown>([false, 0, '0', 'tidak', 'false', 'belum disetujui'])

/**
 * Reads a yes or no of the wire, which may be a boolean, a code or a word: a lock flag, `eligible` (Ya, Tidak), the status
 * of a makul (Disetujui, Belum disetujui; section 3, reference data).
 * @returns null for anything else: the gateway has not said
 */
export const toFlag = (value: unknown): boolean | null => {
  const plain = typeof value === 'string' ? value.trim().toLowerCase() : value
  if (YES.has(plain)) return true
  return NO.has(plain) ? false : null
}
