import type { ReactNode } from 'react'
import styles from './kurva.module.css'

/** More names than this would run into each other on a phone; the table beside a curve has them all. */
export const MAX_NAMES = 6
const LEFT = 17
const WIDTH = 77

/** A point of a curve: across in per cent of the picture, down in pixels. */
export interface Titik {
  x: number
  y: number
}

/** A length across as SVG takes it. @param x per cent of the picture */
export const percent = (x: number): string => `${x.toFixed(2)}%`

/** Where a semester stands, in per cent of the picture; one alone in the middle. */
export const placeOf = (index: number, count: number): number =>
  LEFT + (count > 1 ? (index * WIDTH) / (count - 1) : WIDTH / 2)

/** Whether a semester has its name and figures: the last one with a figure always, those before it evenly. */
export const isNamed = (index: number, last: number): boolean =>
  (last - index) % Math.ceil((last + 1) / MAX_NAMES) === 0

interface Props {
  /** What the picture shows, for whoever does not see it. */
  label: string
  /** Pixels. */
  height: number
  /** Lines across, with what they stand for. */
  grid: readonly { y: number; value: string }[]
  children: ReactNode
}

/** Figures by semester: a picture as wide as its card, with its scale. */
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

/** A word or a figure in the picture, centred on its place. */
export const Kata = ({ x, y, look, children }: Titik & { look?: string | undefined; children: ReactNode }) => (
  <text className={look} x={percent(x)} y={y} textAnchor="middle">
    {children}
  </text>
)

/** The figure that a point stands for. */
export const Angka = (of: Titik & { children: ReactNode }) => <Kata {...of} look={styles.value} />

/** A line from point to point. @param look a class for another line than the first */
export const Line = ({ of, look = styles.path }: { of: readonly Titik[]; look?: string | undefined }) =>
  of.slice(1).map(({ x, y }, index) => {
    const before = of[index]
    return before ? <line key={x} className={look} x1={percent(before.x)} y1={before.y} x2={percent(x)} y2={y} /> : null
  })

/** A point of the first line; the last one is filled. */
export const Dot = ({ x, y, isLast = false }: Titik & { isLast?: boolean }) => (
  <circle className={isLast ? styles.last : styles.point} cx={percent(x)} cy={y} r="5" />
)
