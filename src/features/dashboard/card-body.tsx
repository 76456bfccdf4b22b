import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GatewayError } from '#gateway/gateway-error.ts'
import { LoadFailure } from '#shared/ui/load-failure.tsx'
import { Skeleton } from '#shared/ui/skeleton.tsx'

interface Props<Data> {
  /** null or undefined with nothing on its way: the answer came and can not be read. */
  data: Data | null | undefined
  isPending: boolean
  error: GatewayError | null
  onReload: () => unknown
  /** Height of the skeleton, in lines. */
  lines: number
  children: (data: Data) => ReactNode
}

/** The three states of a card: pending, failure in its place, data. Each card has its own. */
export const CardBody = <Data,>({ data, isPending, error, onReload, lines, children }: Props<Data>) => {
  const { t } = useTranslation('dashboard')
  if (data != null) return children(data)
  if (isPending && !error) return <Skeleton lines={lines} />
  const { kind, message } = error ?? { kind: 'contract', message: t('unreadable') }
  return <LoadFailure kind={kind} message={message} onReload={() => void onReload()} />
}
