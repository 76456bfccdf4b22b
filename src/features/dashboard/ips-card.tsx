import { useTranslation } from 'react-i18next'
import { useFlag } from '#flags/use-flag.ts'
import { Angka, Dot, isNamed, Kata, Kurva, Line, MAX_NAMES, percent, placeOf } from '#kit/kurva/kurva.tsx'
import { ScreenLink } from '#kit/link/screen-link.tsx'
import { UnreadNote } from '#kit/list/unread-note.tsx'
import { formatDesimal } from '#shared/format/desimal.ts'
import { unreadableWord } from '#shared/format/unreadable.ts'
import { AfterFirst } from '#shared/ui/state/after-first.tsx'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import { hideOnLoadError, lazyOptional } from '#shared/ui/state/lazy-optional.tsx'
import { type Listed, readRows, unreadOf } from '#shared/wire/readers.ts'
import styles from './dashboard.module.css'
import type { IpsProps } from './ips-table.tsx'
import { CardWay, SteadyCard } from './steady-card.tsx'
import { type IpsPoint, isIpsTertutup, useIps, useKemajuan } from './use-dashboard.ts'

const IpsTable = lazyOptional(async () => (await import('./ips-table.tsx')).IpsTable, { onLoadError: hideOnLoadError })

const TOP = 24
const STEP = 56
const HEIGHT = 172
/** Y coordinate of the lowest grid line; figures stay above it. */
const FOOT = 136
const NAMES = 164
const GRID = [4, 3, 2] as const
/** Values below 2 are drawn on the bottom line; the table has the exact figure. */
const heightOf = (ips: number): number => TOP + (4 - Math.max(ips, 2)) * STEP

/** A semester without a figure; the text gives the reason. */
const Without = ({ ke, x, hasName, children }: { ke: number; x: number; hasName: boolean; children: string }) => {
  return (
    <g>
      <line className={styles.ghost} x1={percent(x)} x2={percent(x)} y1={TOP} y2={FOOT} />
      <Kata x={x} y={FOOT + 12}>
        {children}
      </Kata>
      {hasName ? (
        <Kata x={x} y={NAMES}>
          {ke}
        </Kata>
      ) : null}
    </g>
  )
}

/** Line chart of IPS per semester; the table behind it has the same figures. */
const IpsChart = ({ points, decimals, none }: IpsProps) => {
  const { t, i18n } = useTranslation('dashboard')
  const at = (index: number) => placeOf(index, points.length)
  const text = (ips: number, digits = decimals) => formatDesimal(ips, digits, i18n.language)
  const known = points.flatMap(({ ke, ips }, index) =>
    ips == null ? [] : [{ ke, ips: text(ips), x: at(index), y: heightOf(ips) }],
  )
  const description = known.map(({ ke, ips }) => t('ips.point', { ke, ips })).join(' ')
  return (
    <Kurva
      label={`${t('ips.title')}. ${description}`}
      height={HEIGHT}
      grid={GRID.map((value) => ({ y: heightOf(value), value: text(value, 2) }))}
    >
      <Line of={known} />
      {known.map(({ ke, ips, x, y }, index) => (
        <g key={x}>
          <Dot x={x} y={y} isLast={index === known.length - 1} />
          {isNamed(index, known.length - 1) ? (
            <>
              <Angka x={x} y={y - 13}>
                {ips}
              </Angka>
              <Kata x={x} y={NAMES}>
                {ke}
              </Kata>
            </>
          ) : null}
        </g>
      ))}
      {points.map((point, index) =>
        point.ips === null ? (
          <Without key={at(index)} ke={point.ke} x={at(index)} hasName={points.length <= MAX_NAMES}>
            {none(point)}
          </Without>
        ) : null,
      )}
    </Kurva>
  )
}

/** Shown instead of the chart. Several semesters without any figure mean that the grades are unreadable. */
const NoIps = ({ of }: { of: Listed<IpsPoint> }) => {
  const { t } = useTranslation('dashboard')
  if (of.length > 1) return <p>{t('ips.unreadable')}</p>
  return unreadOf(of) > 0 ? null : <EmptyState hint={t('ips.empty')} />
}

/** IPS per semester: 2 decimals, 4 for one campus (section 9). */
export const IpsCard = () => {
  const { t, i18n } = useTranslation('dashboard')
  const decimals = useFlag('nilai.ips-decimals')
  const asked = useIps()
  const { data: kemajuan } = useKemajuan()
  const points = readRows(asked.data, 'noted')
  const hasIps = points.some(({ ips }) => typeof ips === 'number')
  const ipk = hasIps ? (kemajuan?.ipk ?? null) : null
  const isTertutup = (point: IpsPoint) => isIpsTertutup(point, kemajuan?.jumlahKuesioner)
  const none = (point: IpsPoint) => {
    if (point.isBelum) return t('ips.running')
    if (point.ips === undefined) return unreadableWord(i18n.language)
    return isTertutup(point) ? t('ips.hidden') : '–'
  }
  return (
    <SteadyCard
      title={t('ips.title')}
      query={asked}
      className={styles.ips}
      lines={8}
      way={<CardWay to="/nilai">{t('ips.all')}</CardWay>}
      aside={
        ipk === null ? null : (
          <span className={styles.aside}>
            <span>{t('ips.ipk')}</span>{' '}
            <b>{points.some(isTertutup) ? t('ips.hidden') : formatDesimal(ipk, decimals, i18n.language)}</b>
          </span>
        )
      }
    >
      {(known) => (
        <>
          {hasIps ? (
            <figure>
              <IpsChart points={points} decimals={decimals} none={none} />
            </figure>
          ) : (
            <NoIps of={known} />
          )}
          <div className={styles.more}>
            {hasIps ? (
              <AfterFirst>
                <IpsTable points={points} decimals={decimals} none={none} />
              </AfterFirst>
            ) : null}
            {kemajuan?.jumlahKuesioner ? (
              <ScreenLink to="/kuesioner">{t('kuesioner', { count: kemajuan.jumlahKuesioner })}</ScreenLink>
            ) : null}
          </div>
          <UnreadNote of={known} />
        </>
      )}
    </SteadyCard>
  )
}
