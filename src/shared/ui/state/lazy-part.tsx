import { type ComponentType, lazy, useState } from 'react'

/** A part of the page in its own file. */
export interface LazyPart<Props extends object> {
  /** Renders the part and suspends until its file is loaded. */
  Part: ComponentType<Props>
  /** Fetches the file; a failed fetch is repeated when the part is shown. */
  prefetch: () => Promise<void>
}

/**
 * Base of the time, in milliseconds, during which a failed file is not prefetched again; doubled with each failure.
 * Showing the part fetches at once.
 */
const FIRST_HOLD_MS = 1000
const LONGEST_HOLD_MS = 60_000

const lost = new Set<() => void>()

/**
 * Lets parts whose file failed fetch again: React's lazy caches the failure. Each Boundary calls it when it catches
 * such a failure.
 */
export const renewLostParts = (): void => {
  for (const renew of lost) renew()
  lost.clear()
}

/**
 * Creates a part of the page that is fetched when it is shown, or earlier. A prefetched part renders at once: React's
 * lazy would suspend, show the fallback, and then delay the part by 300 ms against flicker. The only function that may
 * call `lazy`; use lazyOptional for a part that a screen can do without.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> => {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined
  let loaded: ComponentType<Props> | undefined
  let losses = 0
  let heldUntil = 0
  const loadOnce = () => {
    loading ??= load().then(
      (part) => {
        loaded = part
        return { default: part }
      },
      (error: unknown) => {
        loading = undefined
        losses += 1
        heldUntil = performance.now() + Math.min(LONGEST_HOLD_MS, FIRST_HOLD_MS * 2 ** losses)
        lost.add(renew)
        throw error
      },
    )
    return loading
  }
  let Waiting: ComponentType<Props> = lazy(loadOnce)
  // Not done in the catch handler: React renders once more before it gives up, and would fetch endlessly.
  const renew = () => {
    Waiting = lazy(loadOnce)
  }
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, where the module is read
  const Part = (props: Props) => {
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Waiting) // constant while mounted
    return <Shown {...props} />
  }
  const prefetch = async () => {
    if (performance.now() < heldUntil) return // otherwise each hovered link would fetch a failed file again
    await loadOnce().catch(() => undefined) // its failure is reported when the part is shown
  }
  return { Part, prefetch }
}
