import { useTranslation } from 'react-i18next'
import { formatDesimal } from '#shared/format/desimal.ts'
import type { IpsPoint } from './ips.ts'
import styles from './ips-chart.module.css'

interface Props {
  points: IpsPoint[]
  decimals: number
}

const TOP = 24
const STEP = 56
const GRID = [4, 3, 2] as const
/** Below 2 the line stays on the floor of the chart; the table has the exact figure. */
const heightOf = (ips: number): number => TOP + (4 - Math.max(ips, 2)) * STEP
const placeOf = (index: number, count: number): string => `${14 + (count > 1 ? (index * 80) / (count - 1) : 40)}%`

/** More labels than this would run into each other on a phone; the table has them all. */
const MAX_LABELS = 6

/** Whether the point at an index has its figures written: the last one always, the others evenly. */
const isLabelled = (index: number, count: number): boolean => (count - 1 - index) % Math.ceil(count / MAX_LABELS) === 0

/** A semester without a figure yet. */
const Running = ({ ke, x, isNamed }: { ke: number; x: string; isNamed: boolean }) => {
  const { t } = useTranslation('dashboard')
  return (
    <g>
      <line className={styles['ghost']} x1={x} x2={x} y1="72" y2="132" />
      <text x={x} y="62" textAnchor="middle">
        {t('ips.running')}
      </text>
      {isNamed ? (
        <text x={x} y="160" textAnchor="middle">
          {t('ips.semester', { ke })}
        </text>
      ) : null}
    </g>
  )
}

/** IPS per semester as a line; the same figures stand in the table behind it. */
export const IpsChart = ({ points, decimals }: Props) => {
  const { t, i18n } = useTranslation('dashboard')
  const at = (index: number) => placeOf(index, points.length)
  const known = points.flatMap((point, index) =>
    point.ips === null ? [] : [{ ...point, ips: point.ips, x: at(index) }],
  )
  const text = (ips: number, digits = decimals) => formatDesimal(ips, digits, i18n.language)
  const description = known.map(({ ke, ips }) => t('ips.point', { ke, ips: text(ips) })).join(' ')
  return (
    <svg className={styles['chart']} role="img" aria-label={`${t('ips.title')}. ${description}`}>
      {GRID.map((value) => (
        <g key={value}>
          <line className={styles['grid']} x1="0" x2="100%" y1={heightOf(value)} y2={heightOf(value)} />
          <text x="0" y={heightOf(value) - 5}>
            {text(value, 2)}
          </text>
        </g>
      ))}
      {known.slice(1).map((point, index) => {
        const before = known[index]
        return before ? (
          <line
            key={point.label}
            className={styles['path']}
            x1={before.x}
            y1={heightOf(before.ips)}
            x2={point.x}
            y2={heightOf(point.ips)}
          />
        ) : null
      })}
      {known.map(({ ke, label, ips, x }, index) => (
        <g key={label}>
          <circle
            className={index === known.length - 1 ? styles['last'] : styles['point']}
            cx={x}
            cy={heightOf(ips)}
            r="5"
          />
          {isLabelled(index, known.length) ? (
            <>
              <text className={styles['value']} x={x} y={heightOf(ips) - 13} textAnchor="middle">
                {text(ips)}
              </text>
              <text x={x} y="160" textAnchor="middle">
                {t('ips.semester', { ke })}
              </text>
            </>
          ) : null}
        </g>
      ))}
      {points.map(({ ke, label, ips }, index) =>
        ips === null ? <Running key={label} ke={ke} x={at(index)} isNamed={points.length <= MAX_LABELS} /> : null,
      )}
    </svg>
  )
}
