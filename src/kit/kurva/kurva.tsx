import type { ReactNode } from 'react'
import styles from './kurva.module.css'

/** Maximum number of labels that fit on a phone. The table beside the curve has all of them. */
export const MAX_NAMES = 6
const LEFT = 17
const WIDTH = 77

/** A point of a curve: x in per cent of the width, y in pixels. */
export interface Titik {
  x: number
  y: number
}

/** Formats a horizontal position for SVG. @param x per cent of the width */
export const percent = (x: number): string => `${x.toFixed(2)}%`

/** Returns the position of a semester in per cent of the width; a single one is centred. */
export const placeOf = (index: number, count: number): number =>
  LEFT + (count > 1 ? (index * WIDTH) / (count - 1) : WIDTH / 2)

/** Returns whether a semester is labelled: always the last one with a value, and earlier ones at even intervals. */
export const isNamed = (index: number, last: number): boolean =>
  (last - index) % Math.ceil((last + 1) / MAX_NAMES) === 0

interface Props {
  /** Accessible description of the chart. */
  label: string
  /** In pixels. */
  height: number
  /** Horizontal grid lines with their values. */
  grid: readonly { y: number; value: string }[]
  children: ReactNode
}

/** Chart of values per semester, as wide as its card, with its scale. */
export const Kurva = ({ label, height, grid, children }: Props) => (
  <svg className={styles.kurva} role="img" aria-label={label} height={height}>
    {grid.map(({ y, value }) => (
      <g key={value}>
        <line className={styles.grid} x1="0" x2="100%" y1={y} y2={y} />
        <text x="0" y={y - 5}>
          {value}
        </text>
      </g>
    ))}
    {children}
  </svg>
)

/** A word or number in the chart, centred at its position. */
export const Kata = ({ x, y, variant, children }: Titik & { variant?: string | undefined; children: ReactNode }) => (
  <text className={variant} x={percent(x)} y={y} textAnchor="middle">
    {children}
  </text>
)

/** The value of a point. */
export const Angka = (of: Titik & { children: ReactNode }) => <Kata {...of} variant={styles.value} />

/** A line through points. @param look class name, for lines other than the first */
export const Line = ({ of, variant = styles.path }: { of: readonly Titik[]; variant?: string | undefined }) =>
  of.slice(1).map(({ x, y }, index) => {
    const before = of[index]
    return before ? (
      <line key={x} className={variant} x1={percent(before.x)} y1={before.y} x2={percent(x)} y2={y} />
    ) : null
  })

/** A point of the first line; the last one is filled. */
export const Dot = ({ x, y, isLast = false }: Titik & { isLast?: boolean }) => (
  <circle className={isLast ? styles.last : styles.point} cx={percent(x)} cy={y} r="5" />
)
