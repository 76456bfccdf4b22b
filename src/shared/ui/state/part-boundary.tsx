import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isChunkError } from '#shared/browser/chunk-errors.ts'
import { rawMessage } from '#shared/text/raw-message.ts'
import { Boundary } from './boundary.tsx'
import { LoadFailure } from './load-failure.tsx'

interface Props {
  children: ReactNode
  /** What is shown here: other data is tried anew. */
  data: unknown
  /** 'Muat Ulang': asks for what is shown here, and draws it anew. */
  onReload: () => unknown
}

const Broken = ({ error, onReload }: { error: unknown; onReload: () => void }) => {
  const { t } = useTranslation()
  if (isChunkError(error)) throw error // a file that did not arrive is the screen's matter
  const reason = (
    <details>
      <summary>{t('failure.unreadable')}</summary>
      <span>{rawMessage(error)}</span>
    </details>
  )
  return <LoadFailure kind="" message={reason} onReload={onReload} />
}

/** A part of a screen that breaks costs this part. */
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
