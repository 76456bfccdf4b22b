import { type ComponentType, lazy, useState } from 'react'

/** A part of the page that is a file of its own. */
export interface LazyPart<Props extends object> {
  /** Waits for its file where that is not there yet. */
  Part: ComponentType<Props>
  /** Fetches the file; one that does not arrive is fetched again when the part is shown. */
  prefetch: () => Promise<void>
}

/** A lost file is not fetched ahead again for so long, twice as long with each loss. Whoever opens the part asks at once. */
const FIRST_HOLD_MS = 1000
const LONGEST_HOLD_MS = 60_000

const lost = new Set<() => void>()

/** React's lazy keeps that its file was lost: from now on such parts ask again. Each Boundary calls it when it holds a loss. */
export const renewLostParts = (): void => {
  for (const renew of lost) renew()
  lost.clear()
}

/**
 * Fetches a part of the page when it is shown, or before. Fetched before, it renders at once: React's lazy would ask for
 * it again, show the fallback, and then hold the part back for 300 ms, so that fallbacks do not flicker. The one place
 * that may call `lazy`; a part without which the screen still stands is an lazyOptional.
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
  // Not at the loss itself: React draws once more before it gives up, and would ask without end.
  const renew = () => {
    Waiting = lazy(loadOnce)
  }
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, where the module is read
  const Part = (props: Props) => {
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Waiting) // the same as long as it stands
    return <Shown {...props} />
  }
  const prefetch = async () => {
    if (performance.now() < heldUntil) return // each link that is pointed at would ask for a lost file again
    await loadOnce().catch(() => undefined) // its failure is reported when the part is shown
  }
  return { Part, prefetch }
}
