import { type ComponentType, lazy, useState } from 'react'

/** A part of the page that is a file of its own. */
export interface LazyPart {
  /** Waits for its file where that is not there yet. */
  Part: ComponentType
  /** Fetches the file; one that does not arrive is fetched again when the part is shown. */
  prefetch: () => Promise<void>
}

/**
 * Fetches a part of the page when it is shown, or before. Fetched before, it renders at once: React's lazy would ask for
 * it again, show the fallback, and then hold the part back for 300 ms, so that fallbacks do not flicker.
 */
export const lazyPart = (load: () => Promise<ComponentType>): LazyPart => {
  let loading: Promise<{ default: ComponentType }> | undefined
  let loaded: ComponentType | undefined
  const loadOnce = () => {
    loading ??= load().then((part) => {
      loaded = part
      return { default: part }
    })
    return loading
  }
  const Waiting = lazy(loadOnce)
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, where the module is read
  const Part = () => {
    const [Shown] = useState<ComponentType>(() => loaded ?? Waiting) // the same as long as it stands
    return <Shown />
  }
  const prefetch = async () => {
    await loadOnce().catch(() => {
      loading = undefined
    })
  }
  return { Part, prefetch }
}
