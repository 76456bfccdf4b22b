import type { QueryClient, UseMutationOptions } from '@tanstack/react-query'
import type { GatewayError } from './gateway-error.ts'
import type { GatewayRequest } from './gateway-request.ts'

/** Options to follow the upload progress of a write and to abort it. */
export type UploadControl = Pick<GatewayRequest, 'signal' | 'onSent'>

/**
 * Sends a write, and invalidates the queries that it makes stale (x-invalidates).
 * @param optionsOf the generated options of the operation
 * @throws GatewayError; the reason of the signal when it was aborted
 */
export const sendWrite = <Answer, Variables>(
  client: QueryClient,
  optionsOf: (options?: { request?: UploadControl }) => UseMutationOptions<Answer, GatewayError, Variables>,
  variables: Variables,
  control?: UploadControl,
): Promise<Answer> =>
  client
    .getMutationCache()
    .build(client, client.defaultMutationOptions(optionsOf(control && { request: control })))
    .execute(variables)
