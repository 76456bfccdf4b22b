import type { GatewayError } from '#gateway/gateway-error.ts'
import { useWrite } from '#gateway/use-write.ts'
import { toWriteFailure, type WriteFailure } from './write-failure.ts'

interface PasswordWrite<Body> {
  pending: boolean
  failure: WriteFailure | null
  attempt: (body: Body) => Promise<void>
}

const told = (failure: GatewayError | null): WriteFailure | null => failure && toWriteFailure(failure)

/**
 * Sends what sets a password or asks for a new one. The answer is told in its form, a lost one too: the queue would keep
 * the password, and whoever forgot it has no queue.
 * @param send the call itself: the cache of mutations would keep the body for minutes
 */
export const usePasswordWrite = <Body>(
  operation: string,
  send: (body: Body) => Promise<unknown>,
  onDone: (body: Body) => void,
): PasswordWrite<Body> => {
  // As `data` the body is no part of the write's key.
  const { isPending, failure, ...write } = useWrite(operation, ({ data }: { data: Body }) => send(data), {
    describe: () => operation,
    inPlace: true,
  })
  const attempt = async (data: Body): Promise<void> => {
    if ((await write.send({ data })).kind === 'done') onDone(data)
  }
  return { pending: isPending, failure: told(failure), attempt }
}
