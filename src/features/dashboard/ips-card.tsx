import { IconTable } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFlag } from '#flags/use-flag.ts'
import { formatDesimal } from '#shared/format/desimal.ts'
import { AfterFirst } from '#shared/ui/state/after-first.tsx'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import styles from './dashboard.module.css'
import { SteadyCard } from './steady-card.tsx'
import { type IpsPoint, useIps, useKemajuan } from './use-dashboard.ts'

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
      <line className={styles.ghost} x1={x} x2={x} y1="72" y2="132" />
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
const IpsChart = ({ points, decimals }: Props) => {
  const { t, i18n } = useTranslation('dashboard')
  const at = (index: number) => placeOf(index, points.length)
  const known = points.flatMap((point, index) =>
    point.ips === null ? [] : [{ ...point, ips: point.ips, x: at(index) }],
  )
  const text = (ips: number, digits = decimals) => formatDesimal(ips, digits, i18n.language)
  const description = known.map(({ ke, ips }) => t('ips.point', { ke, ips: text(ips) })).join(' ')
  return (
    <svg className={styles.chart} role="img" aria-label={`${t('ips.title')}. ${description}`}>
      {GRID.map((value) => (
        <g key={value}>
          <line className={styles.grid} x1="0" x2="100%" y1={heightOf(value)} y2={heightOf(value)} />
          <text x="0" y={heightOf(value) - 5}>
            {text(value, 2)}
          </text>
        </g>
      ))}
      {known.slice(1).map((point, index) => {
        const before = known[index]
        return before ? (
          <line
            key={point.x}
            className={styles.path}
            x1={before.x}
            y1={heightOf(before.ips)}
            x2={point.x}
            y2={heightOf(point.ips)}
          />
        ) : null
      })}
      {known.map(({ ke, ips, x }, index) => (
        <g key={x}>
          <circle className={index === known.length - 1 ? styles.last : styles.point} cx={x} cy={heightOf(ips)} r="5" />
          {isLabelled(index, known.length) ? (
            <>
              <text className={styles.value} x={x} y={heightOf(ips) - 13} textAnchor="middle">
                {text(ips)}
              </text>
              <text x={x} y="160" textAnchor="middle">
                {t('ips.semester', { ke })}
              </text>
            </>
          ) : null}
        </g>
      ))}
      {points.map(({ ke, ips }, index) =>
        ips === null ? <Running key={at(index)} ke={ke} x={at(index)} isNamed={points.length <= MAX_LABELS} /> : null,
      )}
    </svg>
  )
}

const IpsTable = ({ points, decimals }: { points: IpsPoint[]; decimals: number }) => {
  const { t, i18n } = useTranslation('dashboard')
  return (
    <details className={styles.more}>
      <summary>
        <IconTable size={16} aria-hidden />
        {t('ips.table')}
      </summary>
      <AfterFirst>
        <table className={styles.table}>
          <caption className="visually-hidden">{t('ips.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('ips.column.semester')}</th>
              <th scope="col">{t('ips.column.sks')}</th>
              <th scope="col">{t('ips.column.ips')}</th>
            </tr>
          </thead>
          <tbody>
            {[...points.entries()].map(([place, { ke, label, sks, ips }]) => (
              <tr key={place}>
                <th scope="row">
                  {ke} · {label}
                </th>
                <td>{sks ?? '–'}</td>
                <td>{ips === null ? t('ips.running') : formatDesimal(ips, decimals, i18n.language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </AfterFirst>
    </details>
  )
}

/** IPS per semester: 2 decimals, 4 for one campus (section 9). */
export const IpsCard = () => {
  const { t, i18n } = useTranslation('dashboard')
  const decimals = useFlag('nilai.ips-decimals')
  const asked = useIps()
  const { data: kemajuan } = useKemajuan()
  const hasIps = asked.data?.some(({ ips }) => ips !== null) ?? false
  const ipk = hasIps ? (kemajuan?.ipk ?? null) : null
  return (
    <SteadyCard
      title={t('ips.title')}
      of={asked}
      className={styles.ips}
      lines={8}
      aside={
        ipk === null ? null : (
          <span className={styles.aside}>
            {t('ips.ipk')} <b>{formatDesimal(ipk, decimals, i18n.language)}</b>
          </span>
        )
      }
    >
      {(known) =>
        hasIps ? (
          <figure>
            <IpsChart points={known} decimals={decimals} />
            <IpsTable points={known} decimals={decimals} />
          </figure>
        ) : (
          <EmptyState hint={t('ips.empty')} />
        )
      }
    </SteadyCard>
  )
}
