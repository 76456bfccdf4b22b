import { isRecord } from '#shared/text/is-record.ts'
import type { GatewayError } from '../call/gateway-error.ts'

/** Validation error of one field of a body, from the gateway. */
export interface FieldError {
  /** Path in the body: 'telepon', 'ayah.nama'. */
  field: string
  /** The gateway's own message. */
  message: string
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/**
 * Returns the field errors of a refused write (Failure of the contract, `errors`; assumed, readings of section 8
 * mention only a message). Entries without a field or a message are skipped: the message of the error covers the whole
 * form.
 * @param error error of a write; its cause is the response body
 */
export const fieldErrorsOf = ({ cause }: GatewayError): FieldError[] => {
  const rows = isRecord(cause) ? cause['errors'] : undefined
  if (!Array.isArray(rows)) return []
  return rows
    .filter(isRecord)
    .map((row) => ({ field: textOf(row['field']), message: textOf(row['message']) }))
    .filter(({ field, message }) => field !== '' && message !== '')
}
