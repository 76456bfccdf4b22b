import { isRecord } from '#shared/text/is-record.ts'

/** Fixed texts of section 8; screens translate by kind, these are what is left when nothing else is known. */
export const TEXT = {
  network: 'Tidak ada koneksi internet',
  timeout: 'Terjadi kesaalhan',
  unknown: 'Unknown error.',
  fileName: 'Gagal mendapatkan nama file',
} as const

const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null)

/**
 * The message of a failed answer, in the order of section 8:
 * status.message, detail, message, the error's own message, 'Unknown error.'.
 * @param body the parsed answer (a blob's body is parsed before)
 * @param fallback message of the thrown error, if any
 */
export const messageOf = (body: unknown, fallback?: string): string => {
  const answer = isRecord(body) ? body : {}
  const status = isRecord(answer['status']) ? answer['status'] : {}
  return text(status['message']) ?? text(answer['detail']) ?? text(answer['message']) ?? text(fallback) ?? TEXT.unknown
}

/**
 * The second form of section 8, for actions whose answers say `detail` where others have a status: detail, message,
 * 'Unknown error.' – nothing else is read. Which actions these are the specification does not say; each names itself.
 * @param body the parsed answer
 */
export const detailMessageOf = (body: unknown): string => {
  const answer = isRecord(body) ? body : {}
  return text(answer['detail']) ?? text(answer['message']) ?? TEXT.unknown
}
