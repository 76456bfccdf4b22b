import { GatewayError } from '../call/gateway-error.ts'
import { received } from '../call/received.ts'
import { failureOf, isHtml, type Rules } from './answer.ts'
import { TEXT } from './error-message.ts'
import { fileNameOf } from './file-name.ts'

/**
 * Reads the file of a download response, named by Content-Disposition. An error body or a truncated file is never
 * returned as a file.
 */
export const fileOf = async (response: Response, rules: Rules): Promise<File> => {
  const { operation } = rules
  if (isHtml(response)) throw new GatewayError(TEXT.network, { kind: 'network', operation })
  const type = response.headers.get('content-type') ?? ''
  if (type.includes('json')) throw await failureOf(response, rules)
  const name = fileNameOf(response.headers.get('content-disposition'))
  if (!name) throw new GatewayError(TEXT.fileName, { kind: 'contract', operation })
  return new File([await received(() => response.blob(), rules)], name, { type })
}
