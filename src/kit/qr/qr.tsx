import encodeQR from 'qr'
import type { Angka } from '#shared/wire/readers.ts'
import styles from './qr.module.css'

interface Props {
  /** What is read from it. */
  text: string
  /** Side in millimetres with the quiet zone, as the QR rule has it; null for the usual size. */
  mm: Angka
  /** What it is for, said to whoever can not see it. */
  label: string
}

/** Light modules around the code that a reader needs (ISO/IEC 18004). */
const QUIET = 4
const USUAL_MM = 30
/** A phone reads none that is smaller; a sheet of A4 holds none that is larger. */
const [MIN_MM, MAX_MM] = [15, 180]

const sideOf = (mm: Angka): number => Math.min(MAX_MM, Math.max(MIN_MM, mm ?? USUAL_MM))

/** The modules of a text with their quiet zone, true for dark; null when no code holds so much. */
const modulesOf = (text: string): boolean[][] | null => {
  try {
    return encodeQR(text, 'raw', { ecc: 'medium', border: QUIET })
  } catch {
    return null
  }
}

/** Dark modules as one path: a bar for each run of a row. */
const pathOf = (rows: readonly boolean[][]): string =>
  rows
    .flatMap((row, y) =>
      row.map((dark, x) => {
        if (!dark || row[x - 1]) return ''
        const end = row.indexOf(false, x)
        const length = (end < 0 ? row.length : end) - x
        return `M${x} ${y}h${length}v1h${-length}z`
      }),
    )
    .join('')

/**
 * A QR code in its size on paper, dark on white in either colour mode (readings, 59). Nothing for no text; a text that no
 * code holds stands there as it is.
 */
export const Qr = ({ text, mm, label }: Props) => {
  if (text === '') return null
  const rows = modulesOf(text)
  if (!rows) return <p className={styles.text}>{text}</p>
  const side = `${sideOf(mm)}mm`
  return (
    <svg
      className={styles.qr}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      width={side}
      height={side}
      shapeRendering="crispEdges"
    >
      <rect width={rows.length} height={rows.length} fill="#fff" />
      <path d={pathOf(rows)} fill="#000" />
    </svg>
  )
}
