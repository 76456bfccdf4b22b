import { type Fase, faseOf, type Jendela, toJendela } from '#domain/jendela/jendela.ts'
import type { BahanKuliah, BahanTugasMakul, TugasKuliah } from '#generated/client/bahan-dan-tugas/readers.ts'
import type { FileRules } from '#shared/ui/choice/file-problem.ts'
import { type Listed, readRows } from '#shared/wire/readers.ts'

/** A course with what both answers say of it; null for what could not be read. */
export interface MakulKuliah extends Omit<BahanTugasMakul, 'bahan' | 'tugas'> {
  bahan: (BahanKuliah | null)[]
  tugas: (TugasKuliah | null)[]
}

/** An assignment, the course that gave it, and where it stands. */
export interface TugasMakul {
  makul: Pick<MakulKuliah, 'namaMakul' | 'kelas'>
  tugas: TugasKuliah
  /** Whether a file is taken now. */
  fase: Fase
  /** Its deadline in milliseconds since 1970; null for none. */
  batas: Jendela['selesai']
}

type Rows = Listed<BahanTugasMakul> | null | undefined

/**
 * The courses of both answers, joined by idMakul however it is written (R3-023): one may stand in one of them only. A row
 * that names no course stays on its own, so that nothing of it is lost; one that could not be read is null.
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

/** Whether the student has handed in a file, by whatever the gateway says of it. */
export const isDikumpulkan = ({ status, dokumenJawaban, tanggalKumpul }: TugasKuliah): boolean =>
  HANDED_IN.has(status) || tanggalKumpul !== null || dokumenJawaban.length > 0

const jendelaOf = ({ tanggalMulai, batasWaktu, isBuka }: TugasKuliah): Jendela =>
  toJendela({ tanggalMulai, tanggalSelesai: batasWaktu, isBuka })

/** Whether a file is taken now. The gateway's 'open' holds past the deadline too: it may take what is late. */
export const faseTugas = (tugas: TugasKuliah, nowMs: number): Fase => {
  if (tugas.isBuka === true) return 'open'
  const fase = faseOf(jendelaOf(tugas), nowMs)
  return fase === 'unknown' ? 'open' : fase
}

/** Milliseconds since 1970 of a deadline; what has none comes last. */
export const batasMs = ({ batas }: TugasMakul): number => batas ?? Number.MAX_VALUE

/**
 * What the student has to do about an assignment: hand it in (due), nothing, though another file is still taken (replaceable),
 * wait until it opens (ahead), or nothing any more: it is graded, handed in or missed (closed).
 */
type TugasAction = 'due' | 'replaceable' | 'ahead' | 'closed'

const actionOf = ({ tugas, fase }: TugasMakul): TugasAction => {
  if (fase === 'before') return 'ahead'
  if (fase !== 'open') return 'closed'
  return isDikumpulkan(tugas) ? 'replaceable' : 'due'
}

/**
 * Sorts the assignments of all courses, each group by deadline: the first that is due is next; of the closed ones the
 * latest comes first.
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

/** The assignments of all courses that could not be read; a course that could not be read stands for its own. */
export const unreadTugas = (semuaMakul: Listed<MakulKuliah>): Listed<unknown> =>
  semuaMakul.flatMap((makul): Listed<unknown> => (makul ? makul.tugas : [null]))

const ENDING = /^\.?([a-z\d]{1,8})$/i

/** What a file of an assignment may be, as a file field has it; what the gateway does not say is not asked for. */
export const fileRulesOf = ({ formatBerkas, ukuranMaksimal }: TugasKuliah): FileRules => {
  const endings = formatBerkas.flatMap((format) => ENDING.exec(format.trim())?.[1]?.toLowerCase() ?? [])
  const accept = endings.map((ending) => `.${ending}`).join(',')
  return {
    ...(accept && { accept }),
    ...(ukuranMaksimal != null && ukuranMaksimal > 0 && { maxBytes: ukuranMaksimal }),
  }
}
