import { useTranslation } from 'react-i18next'
import type { SksMeter as Meter } from '#domain/krs/sks.ts'
import styles from './sks-meter.module.css'
import { sumText } from './sum-text.ts'

/** More ticks than this can not be told apart on a phone. */
const MAX_TICKS = 40

interface Props extends Meter {
  clashes: number
  /** SKS of the picks that clash; null where they are not known. */
  clashing: number | null
}

const kindOf = (tick: number, sks: number, clashing: number): string => {
  if (tick >= sks) return ''
  return styles[tick >= sks - clashing ? 'bad' : 'on']
}

/** How much of what is allowed a plan takes, one tick for each SKS; only the sum where no limit is known, only words where the sum is not. */
export const SksMeter = (props: Props) => {
  const { t } = useTranslation('krs')
  const { sks, maksimal, sisa, clashes, clashing } = props
  const left = sisa != null && sisa < 0 ? t('meter.over', { count: -sisa }) : t('meter.left', { sks: sisa })
  return (
    <div className={styles.meter}>
      <p aria-live="polite">
        <b>{sumText(props, t)}</b>
        {clashes > 0 ? <span className={styles.clash}>{t('clash.count', { count: clashes })}</span> : null}
        {sisa == null ? null : <span className={sisa < 0 ? styles.clash : styles.left}>{left}</span>}
      </p>
      {sks !== null && maksimal != null && maksimal <= MAX_TICKS ? (
        <div className={styles.ticks} aria-hidden="true">
          {Array.from({ length: Math.min(MAX_TICKS, Math.max(maksimal, Math.ceil(sks))) }, (_, tick) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a tick is its place
            <i key={tick} className={kindOf(tick, sks, clashing ?? 0)} />
          ))}
        </div>
      ) : null}
    </div>
  )
}
