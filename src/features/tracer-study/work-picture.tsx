import { useTranslation } from 'react-i18next'
import styles from './tracer-study.module.css'
import type { WorkYears } from './work-years.ts'

const BARS = { now: styles.open, known: styles.bar, unknown: styles.unknown }
const WIDTH = 320
const ROW = 34
const BAR = 10
const AXIS = 22
const LABEL_GAP = 5
/** A job of a few days is still to be seen. */
const MIN_BAR = 6
/** More years than this are named one in two, or fewer. */
const MOST_YEARS = 7
/** A longer name would leave the picture; the list below has it in full. */
const MOST_CHARACTERS = 44

/** The work history as bars over a line of years; the list below it says the same in words. */
export const WorkPicture = ({ of: { first, last, bars } }: { of: WorkYears }) => {
  const { t } = useTranslation('tracer-study')
  const years = Array.from({ length: last + 1 - first }, (_, index) => first + index)
  const step = Math.ceil(years.length / MOST_YEARS)
  const height = bars.length * ROW + AXIS
  const x = (place: number) => place * WIDTH
  const yearX = (year: number) => x((year - first) / years.length)
  return (
    <svg
      className={styles.years}
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-label={t('work.picture', { first, last })}
    >
      {years.map((year) => (
        <g key={year}>
          <line className={styles.grid} x1={yearX(year)} x2={yearX(year)} y1={0} y2={height - AXIS} />
          {(year - first) % step === 0 ? (
            <text x={yearX(year)} y={height - LABEL_GAP}>
              {year}
            </text>
          ) : null}
        </g>
      ))}
      {bars.map(({ id, label, from, to, end }, index) => {
        return (
          <g key={`${id} ${from}`}>
            <text className={styles.barLabel} x={0} y={index * ROW + ROW - BAR - LABEL_GAP * 2}>
              {label.length > MOST_CHARACTERS ? `${label.slice(0, MOST_CHARACTERS)}…` : label}
            </text>
            <rect
              className={BARS[end]}
              x={x(from)}
              y={index * ROW + ROW - BAR - LABEL_GAP}
              width={Math.max(MIN_BAR, x(to) - x(from))}
              height={BAR}
              rx={BAR / 2}
            />
          </g>
        )
      })}
    </svg>
  )
}
