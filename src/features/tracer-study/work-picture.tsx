import { useTranslation } from 'react-i18next'
import styles from './tracer-study.module.css'
import type { WorkYears } from './work-years.ts'

const BARS = { now: styles.open, known: styles.bar, unknown: styles.unknown }
const ROW = 34
const BAR = 10
const AXIS = 22
const LABEL_GAP = 5
/** Minimum width of a bar as a fraction of the picture, so that a job of a few days stays visible. */
const MIN_BAR = 0.02
/** Maximum number of year labels; with more years, only every second one, or fewer, is labelled. */
const MOST_YEARS = 5
/** Position from which a year has no label, because it would overlap the label of the end. */
const NEAR_END = 0.85
/** Maximum length of a label; the list below the picture has the full name. */
const MOST_CHARACTERS = 44

const percent = (place: number): string => `${place * 100}%`

/** Work history as bars on a time axis as wide as the card; the list below it has the same data as text. */
export const WorkPicture = ({ of: { first, last, years, bars, endsToday } }: { of: WorkYears }) => {
  const { t } = useTranslation('tracer-study')
  const step = Math.ceil(years.length / MOST_YEARS)
  const height = bars.length * ROW + AXIS
  return (
    <svg className={styles.years} height={height} role="img" aria-label={t('work.picture', { first, last })}>
      {years.map(({ year, at }, index) => (
        <g key={year}>
          <line className={styles.grid} x1={percent(at)} x2={percent(at)} y1={0} y2={height - AXIS} />
          {index % step === 0 && at < NEAR_END ? (
            <text x={percent(at)} y={height - LABEL_GAP}>
              {year}
            </text>
          ) : null}
        </g>
      ))}
      {endsToday ? (
        <text x="100%" y={height - LABEL_GAP} textAnchor="end">
          {t('work.today')}
        </text>
      ) : null}
      {bars.map(({ id, label, from, to, end }, index) => {
        return (
          <g key={`${id} ${from}`}>
            <text className={styles.barLabel} x={0} y={index * ROW + ROW - BAR - LABEL_GAP * 2}>
              {label.length > MOST_CHARACTERS ? `${label.slice(0, MOST_CHARACTERS)}…` : label}
            </text>
            <rect
              className={BARS[end]}
              x={percent(Math.min(from, 1 - MIN_BAR))}
              y={index * ROW + ROW - BAR - LABEL_GAP}
              width={percent(Math.max(MIN_BAR, to - from))}
              height={BAR}
              rx={BAR / 2}
            />
          </g>
        )
      })}
    </svg>
  )
}
