import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isChunkError } from '#shared/browser/chunk-errors.ts'
import { rawMessage } from '#shared/text/raw-message.ts'
import { Boundary } from './boundary.tsx'
import { LoadFailure } from './load-failure.tsx'

interface Props {
  children: ReactNode
  /** Data of the children: new data renders failed children again. */
  data: unknown
  /** Called by 'Muat Ulang': fetches the data again; the children are rendered again too. */
  onReload: () => unknown
}

const Broken = ({ error, onReload }: { error: unknown; onReload: () => void }) => {
  const { t } = useTranslation()
  if (isChunkError(error)) throw error // the screen handles missing files
  const reason = (
    <details>
      <summary>{t('failure.unreadable')}</summary>
      <span>{rawMessage(error)}</span>
    </details>
  )
  return <LoadFailure kind="" message={reason} onReload={onReload} />
}

/** Error boundary for a part of a screen: the rest stays usable. */
export const PartBoundary = ({ children, data, onReload }: Props) => {
  const fallback = (error: unknown, again: () => void) => {
    const reload = () => {
      again()
      onReload()
    }
    return <Broken error={error} onReload={reload} />
  }
  return (
    <Boundary resetKey={data} fallback={fallback}>
      {children}
    </Boundary>
  )
}
