import { useTranslation } from 'react-i18next'
import styles from './tracer-study.module.css'
import type { WorkYears } from './work-years.ts'

const BARS = { now: styles.open, known: styles.bar, unknown: styles.unknown }
const ROW = 34
const BAR = 10
const AXIS = 22
const LABEL_GAP = 5
/** A job of a few days is still to be seen: part of the width. */
const MIN_BAR = 0.02
/** More years than this are named one in two, or fewer. */
const MOST_YEARS = 5
/** A year so close to the end has no room beside its label. */
const NEAR_END = 0.85
/** A longer name would leave the picture; the list below has it in full. */
const MOST_CHARACTERS = 44

const percent = (place: number): string => `${place * 100}%`

/** The work history as bars over a line of time that ends today, as wide as its card; the list below it says the same in words. */
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
