import encodeQR from 'qr'
import type { Angka } from '#shared/wire/readers.ts'
import styles from './qr.module.css'

interface Props {
  /** Content of the code. */
  text: string
  /** Side in millimetres including the quiet zone, as in the QR rule; null for the default size. */
  mm: Angka
  /** Accessible name: the purpose of the code. */
  label: string
}

/** Width of the quiet zone around the code in light modules (ISO/IEC 18004). */
const QUIET = 4
const USUAL_MM = 30
/** Range that a phone can read and an A4 sheet can hold. */
const [MIN_MM, MAX_MM] = [15, 180]

const sideOf = (mm: Angka): number => Math.min(MAX_MM, Math.max(MIN_MM, mm ?? USUAL_MM))

/** Returns the modules of a text with their quiet zone, true for dark; null when the text is too long for a code. */
const modulesOf = (text: string): boolean[][] | null => {
  try {
    return encodeQR(text, 'raw', { ecc: 'medium', border: QUIET })
  } catch {
    return null
  }
}

/** Returns the dark modules as one SVG path: a bar for each run of a row. */
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
 * A QR code in its print size, dark on white in either colour mode (readings, 59). Renders nothing for an empty text; a
 * text that is too long for a code is shown as text.
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
