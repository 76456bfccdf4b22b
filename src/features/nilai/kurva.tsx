import { useTranslation } from 'react-i18next'
import { Fold } from '#shared/ui/fold.tsx'
import styles from './kurva.module.css'
import { KurvaTable } from './kurva-table.tsx'
import type { SemesterNilai } from './semester-nilai.ts'
import { romawi, useAngka } from './use-angka.ts'

const NS = 'nilai'
const TOP = 24
const HEIGHT = 160
const BARS = { top: 216, height: 36 }
const AXIS = 276
const LEFT = 14
const WIDTH = 80
/** More labels than this would run into each other on a phone; the table has them all. */
const MAX_LABELS = 6
/** Numbers in the bars need room. */
const MAX_BARS = 9
const BEST = 4
const HALF = 2
/** A bar in per cent of the picture, and of the room of its semester. */
const MAX_WIDTH = 11
const BAR_SHARE = 0.7

interface Titik extends SemesterNilai {
  x: number
  /** It has its name and figures: the last one that has any always does, the others evenly. */
  isNamed: boolean
}
interface Known {
  x: number
  value: number
}

const percent = (value: number): string => `${value.toFixed(2)}%`
const toTitik = (semesters: readonly SemesterNilai[]): Titik[] => {
  const last = semesters.findLastIndex(({ isBelum }) => !isBelum)
  const each = Math.ceil((last + 1) / MAX_LABELS)
  return semesters.map((one, index) => ({
    ...one,
    x: LEFT + (semesters.length > 1 ? (index * WIDTH) / (semesters.length - 1) : WIDTH / HALF),
    isNamed: index <= last ? (last - index) % each === 0 : semesters.length <= MAX_LABELS,
  }))
}

/** The scale of the chart: from the whole number below the lowest average to the best grade. */
const skalaOf = (titik: readonly Titik[]) => {
  const known = titik.flatMap(({ ips, ipk }) => [ips, ipk].filter((value) => value !== null))
  const top = Math.max(BEST, ...known.map(Math.ceil))
  const floor = Math.max(0, Math.min(top - 1, ...known.map(Math.floor)))
  const steps = top - floor > 1 ? top - floor : HALF
  const lines = Array.from({ length: steps + 1 }, (_, step) => top - (step * (top - floor)) / steps)
  return { lines, yOf: (value: number) => TOP + ((top - value) * HEIGHT) / (top - floor) }
}

const knownOf = (titik: readonly Titik[], pick: (one: Titik) => number | null): Known[] =>
  titik.flatMap((one) => {
    const value = pick(one)
    return value === null ? [] : [{ x: one.x, value }]
  })

const Path = ({ of, yOf, look }: { of: readonly Known[]; yOf: (value: number) => number; look: string | undefined }) =>
  of.slice(1).map((one, index) => {
    const before = of[index]
    return before ? (
      <line
        key={one.x}
        className={look}
        x1={percent(before.x)}
        y1={yOf(before.value)}
        x2={percent(one.x)}
        y2={yOf(one.value)}
      />
    ) : null
  })

/** The figures of a semester at its points: IPS on the outer side, IPK on the inner. */
const Angka = ({ of: { x, ips, ipk }, yOf }: { of: Titik; yOf: (value: number) => number }) => {
  const { ip } = useAngka()
  const isAbove = ips !== null && (ipk === null || ips >= ipk)
  const place = (value: number, up: boolean) => yOf(value) + (up ? -12 : 22)
  return (
    <>
      {ips === null ? null : (
        <text className={styles.value} x={percent(x)} y={place(ips, isAbove)} textAnchor="middle">
          {ip(ips)}
        </text>
      )}
      {ipk === null || ipk === ips ? null : (
        <text className={styles.second} x={percent(x)} y={place(ipk, !isAbove)} textAnchor="middle">
          {ip(ipk)}
        </text>
      )}
    </>
  )
}

/** Credits of a semester as a bar; its number where there is room. */
const Batang = ({ of: { x, sks, isBelum }, count, most }: { of: Titik; count: number; most: number }) => {
  const width = Math.min(MAX_WIDTH, (WIDTH / count) * BAR_SHARE)
  const height = most > 0 ? (BARS.height * Math.max(0, sks ?? 0)) / most : 0
  const foot = BARS.top + BARS.height
  return (
    <>
      <rect
        className={isBelum ? styles.runningBar : styles.bar}
        x={percent(x - width / HALF)}
        y={foot - height}
        width={percent(width)}
        height={height}
        rx="3"
      />
      {sks === null || count > MAX_BARS ? null : (
        <text className={styles.inBar} x={percent(x)} y={foot - 6} textAnchor="middle">
          {sks}
        </text>
      )}
    </>
  )
}

/** The name of a semester below, and in its place why it has no figure. */
const Nama = ({ of, count }: { of: Titik; count: number }) => {
  const { t } = useTranslation(NS)
  const { x, ke, isIpsTertutup, isBelum, isNamed } = of
  const state = isIpsTertutup ? t('hidden.short') : t('running')
  return (
    <>
      {(isIpsTertutup || isBelum) && count <= MAX_LABELS ? (
        <text x={percent(x)} y={TOP + HEIGHT - 12} textAnchor="middle">
          {state}
        </text>
      ) : null}
      {isNamed ? (
        <text x={percent(x)} y={AXIS} textAnchor="middle">
          {t('semester.short', { ke: romawi(ke) })}
        </text>
      ) : null}
    </>
  )
}

/** What the chart shows, for whoever does not see it. */
const useDescription = (semesters: readonly SemesterNilai[]): string => {
  const { t } = useTranslation(NS)
  const { ip } = useAngka()
  return semesters
    .map(({ ke, sks, ips, ipk, isIpsTertutup, isBelum }) => {
      if (isBelum) return t('curve.running', { ke: romawi(ke) })
      const said = { ke: romawi(ke), sks: sks ?? '–', ips: isIpsTertutup ? t('hidden.short') : ip(ips), ipk: ip(ipk) }
      return t('curve.point', said)
    })
    .join(' ')
}

const Gambar = ({ semesters }: { semesters: readonly SemesterNilai[] }) => {
  const { t } = useTranslation(NS)
  const { desimal } = useAngka()
  const titik = toTitik(semesters)
  const { lines, yOf } = skalaOf(titik)
  const most = Math.max(...titik.map(({ sks }) => sks ?? 0))
  const ips = knownOf(titik, (one) => one.ips)
  const ipk = knownOf(titik, (one) => one.ipk)
  const description = useDescription(semesters)
  return (
    <svg className={styles.chart} role="img" aria-label={`${t('curve.title')}. ${description}`}>
      {lines.map((value) => (
        <g key={value}>
          <line className={styles.grid} x1="0" x2="100%" y1={yOf(value)} y2={yOf(value)} />
          <text x="0" y={yOf(value) - 5}>
            {desimal(value)}
          </text>
        </g>
      ))}
      {titik.map((one) => (
        <g key={one.x}>
          <Batang of={one} count={titik.length} most={most} />
          <Nama of={one} count={titik.length} />
        </g>
      ))}
      <Path of={ipk} yOf={yOf} look={styles.pathSecond} />
      <Path of={ips} yOf={yOf} look={styles.path} />
      {ipk.map(({ x, value }) => (
        <rect
          key={x}
          className={styles.pointSecond}
          x={percent(x)}
          y={yOf(value) - 4}
          width="8"
          height="8"
          transform="translate(-4)"
        />
      ))}
      {ips.map(({ x, value }, index) => (
        <circle
          key={x}
          className={index === ips.length - 1 ? styles.last : styles.point}
          cx={percent(x)}
          cy={yOf(value)}
          r="5"
        />
      ))}
      {titik
        .filter(({ isNamed }) => isNamed)
        .map((one) => (
          <Angka key={one.x} of={one} yOf={yOf} />
        ))}
    </svg>
  )
}

/** IPS and IPK by semester as two lines, SKS as bars below; the same figures stand in the table behind them. */
export const Kurva = ({ semesters }: { semesters: readonly SemesterNilai[] }) => {
  const { t } = useTranslation(NS)
  return (
    <figure>
      <ul className={styles.keys} aria-hidden>
        <li>
          <svg aria-hidden>
            <line className={styles.path} x1="0" x2="28" y1="7" y2="7" />
            <circle className={styles.point} cx="14" cy="7" r="5" />
          </svg>
          {t('column.ips')}
        </li>
        <li>
          <svg aria-hidden>
            <line className={styles.pathSecond} x1="0" x2="28" y1="7" y2="7" />
            <rect className={styles.pointSecond} x="10" y="3" width="8" height="8" />
          </svg>
          {t('column.ipk')}
        </li>
        <li>
          <svg aria-hidden>
            <rect className={styles.bar} x="7" y="0" width="14" height="14" rx="2" />
          </svg>
          {t('column.sks')}
        </li>
      </ul>
      <Gambar semesters={semesters} />
      <Fold title={t('curve.table')}>
        <KurvaTable semesters={semesters} />
      </Fold>
    </figure>
  )
}
