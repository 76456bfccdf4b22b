import { faseOf, toJendela } from '#domain/jendela/jendela.ts'
import type { InformasiLockJurnal, JudulSkripsi, PengajuanJurnal } from '#generated/client/lock-jurnal/readers.ts'
import { allRows, isKnownText, type Listed, readRows } from '#shared/wire/readers.ts'

/** State of a submission; unknown: a status that the contract does not name, or none. */
export type ArticleState = 'waiting' | 'accepted' | 'rejected' | 'unknown'

const STATES: ReadonlyMap<string, ArticleState> = new Map([
  ['menunggu', 'waiting'],
  ['disetujui', 'accepted'],
  ['ditolak', 'rejected'],
])

/** Returns where a submission stands. */
export const stateOf = ({ status }: Pick<PengajuanJurnal, 'status'>): ArticleState => STATES.get(status) ?? 'unknown'

/** Returns whether deleting a submission is offered: where the campus does not tell of a lock, unless it was accepted. */
export const canDelete = ({ idJurnal, isDikunci, status }: PengajuanJurnal): boolean =>
  isKnownText(idJurnal) && !(isDikunci ?? stateOf({ status }) === 'accepted')

/**
 * Returns the submission that decides the lock: the accepted one, else the one that waits, else the newest; null for none.
 * Undefined where nobody knows: one that could not be read may be it.
 */
export const currentOf = (rows: Listed<PengajuanJurnal>): PengajuanJurnal | null | undefined => {
  const known = readRows(rows, 'hint')
  const found = known.find((row) => stateOf(row) === 'accepted') ?? known.find((row) => stateOf(row) === 'waiting')
  return found ?? (allRows(rows) ? (known[0] ?? null) : undefined)
}

/** A step on the way to the locked title, as the timeline shows it. */
export interface LockStep {
  /** again: the submission after a rejected one. */
  key: 'title' | 'submitted' | 'examined' | 'again' | 'locked'
  state: 'done' | 'now' | 'later' | 'stopped' | 'unknown'
}

const STEPS_OF_ARTICLE: Readonly<Record<ArticleState, readonly LockStep[]>> = {
  waiting: [
    { key: 'examined', state: 'now' },
    { key: 'locked', state: 'later' },
  ],
  accepted: [
    { key: 'examined', state: 'done' },
    { key: 'locked', state: 'done' },
  ],
  rejected: [
    { key: 'examined', state: 'stopped' },
    { key: 'again', state: 'now' },
    { key: 'locked', state: 'later' },
  ],
  unknown: [
    { key: 'examined', state: 'unknown' },
    { key: 'locked', state: 'later' },
  ],
}

/** Returns the steps of one submission, from the day on which it was sent; a rejected one ends with its examination. */
export const stepsOfArticle = (row: PengajuanJurnal): readonly LockStep[] => {
  const steps = STEPS_OF_ARTICLE[stateOf(row)]
  return [{ key: 'submitted', state: 'done' }, ...(stateOf(row) === 'rejected' ? steps.slice(0, 1) : steps)]
}

const titleState = (judul: string): LockStep['state'] => {
  if (judul === '') return 'now'
  return isKnownText(judul) ? 'done' : 'unknown'
}

/**
 * Returns the way to the locked title: title, submission, examination, lock. A title that the campus says is locked without
 * an accepted submission has no steps in between.
 */
export const stepsOf = (
  { judulSkripsi }: Pick<JudulSkripsi, 'judulSkripsi'>,
  rows: Listed<PengajuanJurnal>,
  { isTerkunci }: Pick<InformasiLockJurnal, 'isTerkunci'>,
): readonly LockStep[] => {
  const current = currentOf(rows)
  const title = { key: 'title', state: titleState(judulSkripsi) } as const
  if (isTerkunci === true && (!current || stateOf(current) !== 'accepted'))
    return [title, { key: 'locked', state: 'done' }]
  if (current === undefined) return [title, { key: 'submitted', state: 'unknown' }, { key: 'locked', state: 'later' }]
  if (current !== null) return [title, { key: 'submitted', state: 'done' }, ...STEPS_OF_ARTICLE[stateOf(current)]]
  return [
    title,
    { key: 'submitted', state: title.state === 'done' ? 'now' : 'later' },
    { key: 'examined', state: 'later' },
    { key: 'locked', state: 'later' },
  ]
}

/** Obstacle to a submission; campus: in the words of the campus. */
export type Obstacle =
  | { kind: 'campus'; text: string }
  | { kind: 'closed' | 'early' | 'locked' | 'refused' | 'title' | 'titleLong' | 'titleUnread' }

/**
 * Returns what stands against a submission, or null. The article goes with the registered title, which has to be there. The
 * permission of the campus decides, and the lock and the dates that it tells; the states of other articles do not.
 * @param nowMs by the gateway's clock
 * @param titleMax characters that the gateway takes of a title
 */
export const obstacleOf = (
  informasi: InformasiLockJurnal,
  { judulSkripsi }: Pick<JudulSkripsi, 'judulSkripsi'>,
  nowMs: number,
  titleMax = Number.POSITIVE_INFINITY,
): Obstacle | null => {
  const { bolehMengajukan, alasan, isTerkunci } = informasi
  if (bolehMengajukan === false && alasan !== '') return { kind: 'campus', text: alasan }
  if (judulSkripsi === '') return { kind: 'title' }
  if (!isKnownText(judulSkripsi)) return { kind: 'titleUnread' }
  if (judulSkripsi.length > titleMax) return { kind: 'titleLong' }
  if (isTerkunci === true) return { kind: 'locked' }
  const fase = faseOf(toJendela(informasi), nowMs)
  if (fase === 'before') return { kind: 'early' }
  if (fase === 'after') return { kind: 'closed' }
  return bolehMengajukan === false ? { kind: 'refused' } : null
}

/** A numbered part of a journal as readers write it: '8(2)', '8', '(2)'; '' for none. */
const issueOf = ({ volume, nomor }: Pick<PengajuanJurnal, 'volume' | 'nomor'>): string =>
  `${volume}${nomor === '' ? '' : `(${nomor})`}`

/** Returns where an article has appeared: 'Jurnal Informatika Arunika 8(2), 2026'; '' where nothing is known. */
export const sourceOf = (row: PengajuanJurnal): string =>
  [
    [row.namaJurnal, issueOf(row)].filter(Boolean).join(' '),
    typeof row.tahunTerbit === 'number' ? String(row.tahunTerbit) : '',
  ]
    .filter(Boolean)
    .join(', ')
