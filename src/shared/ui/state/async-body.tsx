import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useReported } from '#shared/state/use-reported.ts'
import { LoadFailure } from './load-failure.tsx'
import { PartBoundary } from './part-boundary.tsx'
import { Skeleton } from './skeleton.tsx'

interface Props<Data> {
  /** null or undefined while not pending: the response could not be read. */
  data: Data | null | undefined
  isPending: boolean
  error: { kind: string; message: string } | null
  onReload: () => unknown
  /** Height of the skeleton, in lines. */
  lines: number
  children: (data: Data) => ReactNode
}

/** A component of its own, so that its errors are caught by the boundary. */
const Shown = ({ render }: { render: () => ReactNode }) => render()

/** Renders the three states of fetched data: pending, failed, loaded. Each part of a screen has its own. */
export const AsyncBody = <Data,>({ data, isPending, error, onReload, lines, children }: Props<Data>) => {
  const { t } = useTranslation()
  useReported(data == null ? error : null)
  if (data != null) {
    return (
      <PartBoundary data={data} onReload={onReload}>
        <Shown render={() => children(data)} />
      </PartBoundary>
    )
  }
  if (isPending && !error) return <Skeleton lines={lines} />
  if (error?.kind === 'assumed') return <p>{t('failure.assumed')}</p>
  const { kind, message } = error ?? { kind: 'contract', message: t('failure.unreadable') }
  return <LoadFailure kind={kind} message={message} onReload={() => void onReload()} />
}
