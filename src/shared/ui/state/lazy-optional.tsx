import { type ComponentType, type FunctionComponent, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isChunkError, reloadMended } from '#shared/browser/chunk-errors.ts'
import { createEmitter, type Emitter } from '#shared/state/emitter.ts'
import { rawMessage } from '#shared/text/raw-message.ts'
import { Boundary } from './boundary.tsx'
import styles from './lazy-optional.module.css'
import { type LazyPart, lazyPart } from './lazy-part.tsx'
import { LoadFailure } from './load-failure.tsx'

/** Failure of a part, and a callback that fetches it again. */
interface Loss {
  error: unknown
  onReload: () => void
}

interface LazyOptions<Props> {
  /** Rendered while the part is loading. */
  waiting?: (props: Props) => ReactNode
  /**
   * Rendered after a failure: nothing for a part that the user did not request, otherwise loadErrorCard or a dialog.
   */
  onLoadError: (loss: Loss, props: Props) => ReactNode
}

/** A part that may fail to load; it can be prefetched. */
type OptionalPart<Props extends object> = FunctionComponent<Props> & Pick<LazyPart<Props>, 'prefetch'>

/** Failure message of a part, with 'Muat Ulang'. */
export const LoadErrorPart = ({ error, onReload }: Loss) => {
  const { t } = useTranslation()
  if (isChunkError(error))
    return <LoadFailure kind={navigator.onLine ? 'file' : 'network'} message="" onReload={onReload} />
  const reason = (
    <details>
      <summary>{t('failure.part')}</summary>
      <span>{rawMessage(error)}</span>
    </details>
  )
  return <LoadFailure kind="" message={reason} onReload={onReload} />
}

/** Retries all instances of a part once it is loaded. */
const UntilArrival = ({
  arrival,
  again,
  children,
}: {
  arrival: Emitter<undefined>
  again: () => void
  children: ReactNode
}) => {
  useEffect(() => arrival.subscribe(again), [arrival, again])
  return children
}

/** Replaces a failed part that the user requested. */
export const loadErrorCard = (loss: Loss): ReactNode => (
  <div className={styles.lost}>
    <LoadErrorPart {...loss} />
  </div>
)

/** Renders nothing for a failed part that the user did not request. */
export const hideOnLoadError = (): ReactNode => null

/**
 * Creates a part of the page that may fail, because its file does not load or it throws. Only this part is affected
 * (ADR 13); each press of 'Muat Ulang' fetches the file again.
 */
export const lazyOptional = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = () => null, onLoadError }: LazyOptions<Props>,
): OptionalPart<Props> => {
  const arrival = createEmitter<undefined>()
  const { Part, prefetch } = lazyPart(async () => {
    const loaded = await load()
    arrival.emit(undefined)
    return loaded
  })
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, where the module is read
  const Optional = (props: Props) => {
    const [wasAsked, setConfirming] = useState(false)
    const fallback = (error: unknown, again: () => void) => {
      const onReload = () => {
        // Some browsers cache a failed module for the life of the page: then only a reload helps.
        if (wasAsked && isChunkError(error) && navigator.onLine) reloadMended()
        setConfirming(true)
        again()
      }
      return (
        <UntilArrival arrival={arrival} again={again}>
          {onLoadError({ error, onReload }, props)}
        </UntilArrival>
      )
    }
    return (
      <Boundary fallback={fallback}>
        <Suspense fallback={waiting(props)}>
          <Part {...props} />
        </Suspense>
      </Boundary>
    )
  }
  return Object.assign(Optional, { prefetch })
}
