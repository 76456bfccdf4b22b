import i18next from 'i18next'
import { GatewayError } from '#gateway/call/gateway-error.ts'
import { isRecord } from '#shared/text/is-record.ts'

const filesIn = (variables: unknown): File[] => {
  const data = isRecord(variables) ? variables['data'] : null
  return isRecord(data) ? Object.values(data).filter((value) => value instanceof File) : []
}

const canRead = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )

/**
 * Reads the first byte of every file of a write before it is sent. Otherwise a file that was changed or removed after
 * it was chosen (cloud storage on a phone) fails like a lost connection and waits in the queue without ever being sent.
 * @param variables of an action: its files are fields of `data`
 * @throws GatewayError of kind client, which is never queued
 */
export const checkReadable = async (operation: string, variables: unknown): Promise<void> => {
  for (const file of filesIn(variables))
    if (!(await canRead(file)))
      throw new GatewayError(i18next.t('ui:file.changed', { name: file.name }), { kind: 'client', operation })
}
