import type { ReactNode } from 'react'
import type { GatewayError } from '#gateway/gateway-error.ts'
import { LoadFailure } from '#shared/ui/load-failure.tsx'
import { Skeleton } from '#shared/ui/skeleton.tsx'

interface Props<Data> {
  data: Data | null | undefined
  error: GatewayError | null
  onReload: () => unknown
  /** Height of the skeleton, in lines. */
  lines: number
  children: (data: Data) => ReactNode
}

/** The three states of a card: pending, failure in its place, data. Each card has its own. */
export const CardBody = <Data,>({ data, error, onReload, lines, children }: Props<Data>) => {
  if (data != null) return children(data)
  if (error) return <LoadFailure kind={error.kind} message={error.message} onReload={() => void onReload()} />
  return <Skeleton lines={lines} />
}
