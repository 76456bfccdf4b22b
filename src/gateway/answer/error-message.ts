import { isRecord } from '#shared/text/is-record.ts'

/** Fixed texts of section 8. Screens translate by error kind; these are the last fallback. */
export const TEXT = {
  network: 'Tidak ada koneksi internet',
  timeout: 'Terjadi kesaalhan',
  unknown: 'Unknown error.',
  fileName: 'Gagal mendapatkan nama file',
} as const

const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null)

/**
 * Returns the message of a failed response, in the order of section 8: status.message, detail, message, the error's own
 * message, 'Unknown error.'.
 * @param body the parsed response (a blob's body is parsed before)
 * @param fallback message of the thrown error, if any
 */
export const messageOf = (body: unknown, fallback?: string): string => {
  const answer = isRecord(body) ? body : {}
  const status = isRecord(answer['status']) ? answer['status'] : {}
  return text(status['message']) ?? text(answer['detail']) ?? text(answer['message']) ?? text(fallback) ?? TEXT.unknown
}

/**
 * Returns the message in the second form of section 8, for actions whose responses have `detail` instead of a status:
 * detail, message, 'Unknown error.'; no other field is read. The specification does not list these actions, so each one
 * opts in by calling this.
 * @param body the parsed response
 */
export const detailMessageOf = (body: unknown): string => {
  const answer = isRecord(body) ? body : {}
  return text(answer['detail']) ?? text(answer['message']) ?? TEXT.unknown
}
