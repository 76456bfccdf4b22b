import { isRecord } from '#shared/text/is-record.ts'
import type { GatewayError } from '../call/gateway-error.ts'

/** What the gateway found wrong with one field of a body. */
export interface FieldError {
  /** Place in the body: 'telepon', 'ayah.nama'. */
  field: string
  /** The gateway's own words. */
  message: string
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/**
 * The field errors of a refused write (Failure of the contract, `errors`; assumed, readings of section 8 name a message
 * only). What has no field or no words is left out: the message of the error says it for the whole form.
 * @param error as a write reports it; its cause is the answer's body
 */
export const fieldErrorsOf = ({ cause }: GatewayError): FieldError[] => {
  const rows = isRecord(cause) ? cause['errors'] : undefined
  if (!Array.isArray(rows)) return []
  return rows
    .filter(isRecord)
    .map((row) => ({ field: textOf(row['field']), message: textOf(row['message']) }))
    .filter(({ field, message }) => field !== '' && message !== '')
}
