import { type Fase, faseOf, type Jendela, toJendela } from '#domain/jendela/jendela.ts'
import type { BahanKuliah, BahanTugasMakul, TugasKuliah } from '#generated/client/bahan-dan-tugas/readers.ts'
import type { FileRules } from '#shared/ui/choice/file-problem.ts'
import { type Listed, readRows } from '#shared/wire/readers.ts'

/** A course with the rows of both responses; null for unreadable rows. */
export interface MakulKuliah extends Omit<BahanTugasMakul, 'bahan' | 'tugas'> {
  bahan: (BahanKuliah | null)[]
  tugas: (TugasKuliah | null)[]
}

/** An assignment with its course and phase. */
export interface TugasMakul {
  makul: Pick<MakulKuliah, 'idMakul' | 'kodeMakul' | 'namaMakul' | 'kelas'>
  tugas: TugasKuliah
  /** Phase of the submission window: 'open' when a file is accepted now. */
  fase: Fase
  /** Deadline in milliseconds since 1970; null for none. */
  batas: Jendela['selesai']
}

type Rows = Listed<BahanTugasMakul> | null | undefined

/**
 * Joins the courses of both responses by idMakul, in any notation (R3-023); a course may be in only one. A row without
 * an idMakul becomes a course of its own, so that no row is lost; an unreadable row is null.
 */
export const joinMakul = (...answers: readonly Rows[]): (MakulKuliah | null)[] => {
  const known = new Map<string, MakulKuliah>()
  const all = answers.flatMap((rows) => rows ?? [])
  for (const row of readRows(all, 'noted')) {
    const key = row.idMakul.trim() || `#${known.size}`
    const makul = known.get(key) ?? { ...row, bahan: [], tugas: [] }
    makul.bahan.push(...row.bahan)
    makul.tugas.push(...row.tugas)
    known.set(key, makul)
  }
  return [...known.values(), ...all.filter((row) => row === null)]
}

const HANDED_IN = new Set(['Sudah dikumpulkan', 'Dinilai'])

/** Returns whether the student has submitted a file, by any sign of the gateway. */
export const isDikumpulkan = ({ status, dokumenJawaban, tanggalKumpul }: TugasKuliah): boolean =>
  HANDED_IN.has(status) || tanggalKumpul !== null || dokumenJawaban.length > 0

const jendelaOf = ({ tanggalMulai, batasWaktu, isBuka }: TugasKuliah): Jendela =>
  toJendela({ tanggalMulai, tanggalSelesai: batasWaktu, isBuka })

/** Returns the phase of the submission window. The gateway's open flag wins: it may accept late files. */
export const faseTugas = (tugas: TugasKuliah, nowMs: number): Fase => {
  if (tugas.isBuka === true) return 'open'
  const fase = faseOf(jendelaOf(tugas), nowMs)
  return fase === 'unknown' ? 'open' : fase
}

/** Returns the deadline in milliseconds since 1970; assignments without one sort last. */
export const batasMs = ({ batas }: TugasMakul): number => batas ?? Number.MAX_VALUE

/**
 * What the student can do with an assignment: submit (due), replace the file (replaceable), wait until it opens
 * (ahead), or nothing, because it is graded, submitted or missed (closed).
 */
type TugasAction = 'due' | 'replaceable' | 'ahead' | 'closed'

const actionOf = ({ tugas, fase }: TugasMakul): TugasAction => {
  if (fase === 'before') return 'ahead'
  if (fase !== 'open') return 'closed'
  return isDikumpulkan(tugas) ? 'replaceable' : 'due'
}

/**
 * Groups the assignments of all courses and sorts each group by deadline, so that the first `due` one is next; `closed`
 * has the latest first.
 * @param nowMs by the gateway's clock
 */
export const tenggatOf = (semuaMakul: Listed<MakulKuliah>, nowMs: number): Record<TugasAction, TugasMakul[]> => {
  const all = readRows(semuaMakul, 'noted').flatMap((makul) =>
    readRows(makul.tugas, 'noted').map((tugas) => ({
      makul,
      tugas,
      fase: faseTugas(tugas, nowMs),
      batas: jendelaOf(tugas).selesai,
    })),
  )
  all.sort((a, b) => batasMs(a) - batasMs(b))
  const of = (tindakan: TugasAction) => all.filter((row) => actionOf(row) === tindakan)
  return { due: of('due'), replaceable: of('replaceable'), ahead: of('ahead'), closed: of('closed').reverse() }
}

/** Returns the assignments of all courses for counting unreadable ones; an unreadable course counts as one. */
export const unreadTugas = (semuaMakul: Listed<MakulKuliah>): Listed<unknown> =>
  semuaMakul.flatMap((makul): Listed<unknown> => (makul ? makul.tugas : [null]))

const ENDING = /^\.?([a-z\d]{1,8})$/i

/** Returns the file rules of an assignment; what the gateway does not limit is not limited here. */
export const fileRulesOf = ({ formatBerkas, ukuranMaksimal }: TugasKuliah): FileRules => {
  const endings = formatBerkas.flatMap((format) => ENDING.exec(format.trim())?.[1]?.toLowerCase() ?? [])
  const accept = endings.map((ending) => `.${ending}`).join(',')
  return {
    ...(accept && { accept }),
    ...(ukuranMaksimal != null && ukuranMaksimal > 0 && { maxBytes: ukuranMaksimal }),
  }
}
