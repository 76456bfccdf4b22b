import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Angka, Dot, isNamed, Kata, Kurva, Line, MAX_NAMES, percent, placeOf, type Titik } from '#kit/kurva/kurva.tsx'
import { angka, custom, Table } from '#kit/list/table.tsx'
import { Disclosure } from '#shared/ui/disclosure.tsx'
import styles from './kurva.module.css'
import type { SemesterNilai } from './semester-nilai.ts'
import { useAngka } from './use-angka.ts'

const NS = 'nilai'
const SIZE = 284
const TOP = 24
const HEIGHT = 160
const BARS = { foot: 252, height: 36 }
const AXIS = 276
/** With more bars there is no room for their numbers. */
const MAX_BARS = 9
const BEST = 4
const HALF = 2
/** Maximum width of a bar in per cent of the chart; BAR_SHARE is its share of the semester's width. */
const MAX_WIDTH = 11
const BAR_SHARE = 56

/** Line through the middle of a legend symbol. */
const SIGN = [0, 100].map((x) => ({ x, y: 7 }))

const FIGURE = { numeric: true } as const

interface Props {
  semesters: readonly SemesterNilai[]
}

/** A semester with its position. */
interface Tempat {
  of: SemesterNilai
  x: number
  count: number
}

/** Returns the scale of the chart: from the integer below the lowest average to the best grade. */
const skalaOf = (semesters: readonly SemesterNilai[]) => {
  const known = semesters.flatMap(({ ips, ipk }) => [ips, ipk].filter((value) => value != null))
  const top = Math.max(BEST, ...known.map(Math.ceil))
  const floor = Math.max(0, Math.min(top - 1, ...known.map(Math.floor)))
  const steps = top - floor > 1 ? top - floor : HALF
  const lines = Array.from({ length: steps + 1 }, (_, step) => top - (step * (top - floor)) / steps)
  return { lines, yOf: (value: number) => TOP + ((top - value) * HEIGHT) / (top - floor) }
}

/** Point of the second line. */
const PointBox = ({ x, y }: Titik) => (
  <rect className={styles.pointSecond} x={percent(x)} y={y - 4} width="8" height="8" transform="translate(-4)" />
)

/** Bar with the credits of a semester, its number if there is room, and the reason for a missing figure. */
const Bars = ({ of: { sks, isIpsTertutup, isBelum }, x, count, most }: Tempat & { most: number }) => {
  const { t } = useTranslation(NS)
  const { numberText } = useAngka()
  const width = Math.min(MAX_WIDTH, BAR_SHARE / count)
  const height = most > 0 ? (BARS.height * Math.max(0, sks ?? 0)) / most : 0
  return (
    <g>
      <rect
        className={isBelum ? styles.runningBar : styles.bar}
        x={percent(x - width / HALF)}
        y={BARS.foot - height}
        width={percent(width)}
        height={height}
        rx="3"
      />
      {sks === null || count > MAX_BARS ? null : (
        <Kata x={x} y={BARS.foot - 6} variant={styles.inBar}>
          {numberText(sks)}
        </Kata>
      )}
      {(isIpsTertutup || isBelum) && count <= MAX_NAMES ? (
        <Kata x={x} y={TOP + HEIGHT - 12}>
          {isIpsTertutup ? t('hidden.short') : t('running')}
        </Kata>
      ) : null}
    </g>
  )
}

/** Figures of a semester at its points: IPS on the outer side, IPK on the inner side; the name below. */
const AxisNames = ({ of: { ke, ips, ipk }, x, yOf }: Omit<Tempat, 'count'> & { yOf: (value: number) => number }) => {
  const { ip } = useAngka()
  const isAbove = ips != null && (ipk == null || ips >= ipk)
  const place = (value: number, up: boolean) => yOf(value) + (up ? -12 : 22)
  return (
    <>
      {ips == null ? null : (
        <Angka x={x} y={place(ips, isAbove)}>
          {ip(ips)}
        </Angka>
      )}
      {ipk == null || ipk === ips ? null : (
        <Kata x={x} y={place(ipk, !isAbove)} variant={styles.second}>
          {ip(ipk)}
        </Kata>
      )}
      <Kata x={x} y={AXIS}>
        {ke}
      </Kata>
    </>
  )
}

const Picture = ({ semesters }: Props) => {
  const { t } = useTranslation(NS)
  const { ip, desimal } = useAngka()
  const { lines, yOf } = skalaOf(semesters)
  const count = semesters.length
  const last = semesters.findLastIndex(({ isBelum }) => !isBelum)
  const most = Math.max(...semesters.map(({ sks }) => sks ?? 0))
  const tempat = semesters.map((of, index) => ({ of, x: placeOf(index, count), count }))
  const through = (key: 'ips' | 'ipk') =>
    tempat.flatMap(({ of: { [key]: value }, x }) => (value == null ? [] : [{ x, y: yOf(value) }]))
  const [ips, ipk] = [through('ips'), through('ipk')]
  const said = semesters.map(({ ke, sks, isBelum, isIpsTertutup, ...one }) =>
    isBelum
      ? t('curve.running', { ke })
      : t('curve.point', { ke, sks: sks ?? '–', ips: ip(one.ips, isIpsTertutup), ipk: ip(one.ipk) }),
  )
  return (
    <Kurva
      label={`${t('curve.title')}. ${said.join(' ')}`}
      height={SIZE}
      grid={lines.map((value) => ({ y: yOf(value), value: desimal(value) }))}
    >
      {tempat.map((one) => (
        <Bars key={one.x} {...one} most={most} />
      ))}
      <Line of={ipk} variant={styles.pathSecond} />
      <Line of={ips} />
      {ipk.map(({ x, y }) => (
        <PointBox key={x} x={x} y={y} />
      ))}
      {ips.map(({ x, y }, index) => (
        <Dot key={x} x={x} y={y} isLast={index === ips.length - 1} />
      ))}
      {tempat
        .filter((_, index) => (index <= last ? isNamed(index, last) : count <= MAX_NAMES))
        .map(({ of, x }) => (
          <AxisNames key={x} of={of} x={x} yOf={yOf} />
        ))}
    </Kurva>
  )
}

/** Legend entry. */
const Legend = ({ title, children }: { title: string; children: ReactNode }) => (
  <li>
    <svg aria-hidden>{children}</svg>
    <span>{title}</span>
  </li>
)

/** IPS and IPK by semester as two lines, SKS as bars; the table behind has the same figures. */
export const KurvaNilai = ({ semesters }: Props) => {
  const { t } = useTranslation(NS)
  const { ip } = useAngka()
  return (
    <figure>
      <ul className={styles.keys} aria-hidden>
        <Legend title={t('column.ips')}>
          <Line of={SIGN} />
          <Dot x={50} y={7} />
        </Legend>
        <Legend title={t('column.ipk')}>
          <Line of={SIGN} variant={styles.pathSecond} />
          <PointBox x={50} y={7} />
        </Legend>
        <Legend title={t('column.sks')}>
          <rect className={styles.bar} x="7" y="0" width="14" height="14" rx="2" />
        </Legend>
      </ul>
      <Picture semesters={semesters} />
      <Disclosure title={t('curve.table')}>
        <Table<SemesterNilai>
          ns={NS}
          caption="curve.title"
          empty="none"
          keep
          rows={semesters}
          columns={[
            custom('semester', ({ ke, label }) => `${ke} · ${label}`, { header: true }),
            angka('sks'),
            custom(
              'ips',
              ({ ips, isIpsTertutup, isBelum }) => (isBelum ? t('running') : ip(ips, isIpsTertutup)),
              FIGURE,
            ),
            custom('ipk', ({ ipk, isIpkTertutup }) => ip(ipk, isIpkTertutup), FIGURE),
          ]}
        />
      </Disclosure>
    </figure>
  )
}
