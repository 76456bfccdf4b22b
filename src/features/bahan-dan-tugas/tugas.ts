import { type Fase, faseOf, toCampusTime, toJendela } from '#domain/jendela/jendela.ts'
import type { BahanKuliah, BahanTugasMakul, TugasKuliah } from '#generated/readers/bahan-dan-tugas.ts'
import type { FileRules } from '#shared/ui/choice/file-problem.ts'
import { present } from '#shared/wire/readers.ts'

/** A course with what both answers say of it. */
export interface MakulKuliah extends Omit<BahanTugasMakul, 'bahan' | 'tugas'> {
  bahan: BahanKuliah[]
  tugas: TugasKuliah[]
}

/** An assignment and the course that gave it. */
export interface TugasMakul {
  makul: Pick<MakulKuliah, 'namaMakul' | 'kelas'>
  tugas: TugasKuliah
}

type Rows = readonly (BahanTugasMakul | null)[] | null | undefined

/**
 * The courses of both answers, joined by idMakul however it is written (R3-023): one may stand in one of them only. A row
 * that names no course stays on its own, so that nothing of it is lost.
 */
export const joinMakul = (...answers: readonly Rows[]): MakulKuliah[] => {
  const known = new Map<string, MakulKuliah>()
  for (const row of answers.flatMap((rows) => present(rows))) {
    const key = row.idMakul.trim() || `#${known.size}`
    const before = known.get(key)
    known.set(key, {
      ...(before ?? row),
      bahan: [...(before?.bahan ?? []), ...present(row.bahan)],
      tugas: [...(before?.tugas ?? []), ...present(row.tugas)],
    })
  }
  return [...known.values()]
}

const HANDED_IN = new Set(['Sudah dikumpulkan', 'Dinilai'])

/** Whether the student has handed in a file, by whatever the gateway says of it. */
export const isDikumpulkan = ({ status, dokumenJawaban, tanggalKumpul }: TugasKuliah): boolean =>
  HANDED_IN.has(status) || tanggalKumpul !== null || present(dokumenJawaban).length > 0

/** Whether a file is taken now. The gateway's 'open' holds past the deadline too: it may take what is late. */
export const faseTugas = (
  { tanggalMulai, batasWaktu, isBuka }: TugasKuliah,
  nowMs: number,
  zoneMinutes?: number,
): Fase => {
  if (isBuka === true) return 'open'
  const fase = faseOf(toJendela({ tanggalMulai, tanggalSelesai: batasWaktu, isBuka }, zoneMinutes), nowMs)
  return fase === 'unknown' ? 'open' : fase
}

/** Milliseconds since 1970 of a deadline; what has none comes last. */
export const batasMs = ({ batasWaktu }: TugasKuliah, zoneMinutes?: number): number =>
  toCampusTime(batasWaktu, 'selesai', zoneMinutes)?.ms ?? Number.POSITIVE_INFINITY

/** Assignments of all courses by what the student has to do about them, each by deadline. */
export interface Tenggat {
  /** Open and not handed in: the first is what is due next. */
  due: TugasMakul[]
  /** Handed in, and may still be replaced. */
  replaceable: TugasMakul[]
  /** Not open yet. */
  ahead: TugasMakul[]
  /** Nothing can be handed in any more: graded, handed in or missed; the latest deadline first. */
  closed: TugasMakul[]
}

const groupOf = (tugas: TugasKuliah, fase: Fase): keyof Tenggat => {
  if (fase === 'before') return 'ahead'
  if (fase !== 'open') return 'closed'
  return isDikumpulkan(tugas) ? 'replaceable' : 'due'
}

/** Sorts the assignments of all courses. @param nowMs by the gateway's clock */
export const tenggatOf = (semuaMakul: readonly MakulKuliah[], nowMs: number, zoneMinutes?: number): Tenggat => {
  const all = semuaMakul.flatMap((makul) =>
    makul.tugas.map((tugas) => ({
      row: { makul, tugas },
      ms: batasMs(tugas, zoneMinutes),
      group: groupOf(tugas, faseTugas(tugas, nowMs, zoneMinutes)),
    })),
  )
  all.sort((a, b) => (a.ms === b.ms ? 0 : a.ms - b.ms))
  const of = (group: keyof Tenggat) => all.flatMap((one) => (one.group === group ? one.row : []))
  return {
    due: of('due'),
    replaceable: of('replaceable'),
    ahead: of('ahead'),
    closed: of('closed').reverse(),
  }
}

const ENDING = /^\.?([a-z\d]{1,8})$/i

/** What a file of an assignment may be, as a file field has it; what the gateway does not say is not asked for. */
export const berkasOf = ({ formatBerkas, ukuranMaksimal }: TugasKuliah): FileRules => {
  const endings = formatBerkas.flatMap((format) => ENDING.exec(format.trim())?.[1]?.toLowerCase() ?? [])
  return {
    ...(endings.length > 0 && { accept: endings.map((ending) => `.${ending}`).join(',') }),
    ...(ukuranMaksimal !== null && ukuranMaksimal > 0 && { maxBytes: ukuranMaksimal }),
  }
}
