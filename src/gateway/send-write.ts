import type { QueryClient, UseMutationOptions } from '@tanstack/react-query'
import type { GatewayError } from './gateway-error.ts'

/**
 * Sends a write, and asks again for what it makes stale (x-invalidates).
 * @param optionsOf the generated options of the operation
 * @throws GatewayError
 */
export const sendWrite = <Answer, Variables>(
  client: QueryClient,
  optionsOf: (client: QueryClient) => UseMutationOptions<Answer, GatewayError, Variables>,
  variables: Variables,
): Promise<Answer> =>
  client
    .getMutationCache()
    .build(client, client.defaultMutationOptions(optionsOf(client)))
    .execute(variables)
