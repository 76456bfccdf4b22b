import { useTranslation } from 'react-i18next'
import type { SksMeter as Meter } from '#domain/krs/sks.ts'
import styles from './sks-meter.module.css'
import { sumText } from './sum-text.ts'

/** More ticks cannot be distinguished on a phone. */
const MAX_TICKS = 40

interface Props extends Meter {
  clashes: number
  /** SKS of the clashing picks; null when unknown. */
  clashing: number | null
}

const kindOf = (tick: number, sks: number, clashing: number): string => {
  if (tick >= sks) return ''
  return styles[tick >= sks - clashing ? 'bad' : 'on']
}

/** Credit meter of a plan, one tick per SKS. Without a limit it shows only the sum; without a sum, only text. */
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
