import { AfterFirst } from './after-first.tsx'
import styles from './as-of-kept.module.css'
import { hideOnLoadError, lazyOptional } from './lazy-optional.tsx'

/** Loaded lazily: a first visit has no persisted data. */
const AsOf = lazyOptional(async () => (await import('./as-of.tsx')).AsOf, { onLoadError: hideOnLoadError })

/**
 * Shows the time of data that an earlier page fetched; renders nothing for data of this page.
 * @param updatedAt a query's dataUpdatedAt: milliseconds since 1970, 0 without data
 */
export const AsOfKept = ({ updatedAt }: { updatedAt: number }) =>
  updatedAt > 0 && updatedAt < performance.timeOrigin ? (
    <AfterFirst>
      <span className={styles.corner}>
        <AsOf deviceMs={updatedAt} />
      </span>
    </AfterFirst>
  ) : null
