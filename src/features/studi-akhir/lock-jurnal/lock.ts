import { faseOf, toJendela } from '#domain/jendela/jendela.ts'
import type { InformasiLockJurnal, JudulSkripsi, PengajuanJurnal } from '#generated/client/lock-jurnal/readers.ts'
import { allRows, isKnownText, type Listed, readRows } from '#shared/wire/readers.ts'

/** State of a submission; unknown: no status, or one that the contract does not name. */
export type ArticleState = 'waiting' | 'accepted' | 'rejected' | 'unknown'

const STATES: ReadonlyMap<string, ArticleState> = new Map([
  ['menunggu', 'waiting'],
  ['disetujui', 'accepted'],
  ['ditolak', 'rejected'],
])

export const stateOf = ({ status }: Pick<PengajuanJurnal, 'status'>): ArticleState => STATES.get(status) ?? 'unknown'

/** Returns whether deleting a submission is offered: by the gateway's lock, else unless it was accepted. */
export const canDelete = ({ idJurnal, isDikunci, status }: PengajuanJurnal): boolean =>
  isKnownText(idJurnal) && !(isDikunci ?? stateOf({ status }) === 'accepted')

/**
 * Returns the submission that decides the lock: the accepted one, else the pending one, else the newest; null when
 * there is none. Undefined when an unreadable row may be it.
 */
export const currentOf = (rows: Listed<PengajuanJurnal>): PengajuanJurnal | null | undefined => {
  const known = readRows(rows, 'hint')
  const found = known.find((row) => stateOf(row) === 'accepted') ?? known.find((row) => stateOf(row) === 'waiting')
  return found ?? (allRows(rows) ? (known[0] ?? null) : undefined)
}

/** A step towards the locked title in the timeline. */
export interface LockStep {
  /** again: a new submission after a rejected one. */
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

/** Returns the steps of one submission, starting with its submission date; a rejected one ends with its examination. */
export const stepsOfArticle = (row: PengajuanJurnal): readonly LockStep[] => {
  const steps = STEPS_OF_ARTICLE[stateOf(row)]
  return [{ key: 'submitted', state: 'done' }, ...(stateOf(row) === 'rejected' ? steps.slice(0, 1) : steps)]
}

const titleState = (judul: string): LockStep['state'] => {
  if (judul === '') return 'now'
  return isKnownText(judul) ? 'done' : 'unknown'
}

/**
 * Returns the steps up to the locked title: title, submission, examination, lock. When the campus reports a lock
 * without an accepted submission, the steps in between are omitted.
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

/** Reason why no submission is possible. campus: with the campus's own text. */
export type Obstacle =
  | { kind: 'campus'; text: string }
  | { kind: 'closed' | 'early' | 'locked' | 'refused' | 'title' | 'titleLong' | 'titleUnread' }

/**
 * Returns the reason why no submission is possible, or null. The article is sent with the registered title, which must
 * exist. The campus's permission, lock and dates decide; the states of other articles do not.
 * @param nowMs by the gateway's clock
 * @param titleMax maximum length of a title in characters
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

/** Returns volume and number of a journal as readers write them: '8(2)', '8', '(2)'; '' without both. */
const issueOf = ({ volume, nomor }: Pick<PengajuanJurnal, 'volume' | 'nomor'>): string =>
  `${volume}${nomor === '' ? '' : `(${nomor})`}`

/** Returns the source of an article: 'Jurnal Informatika Arunika 8(2), 2026'; '' when nothing is known. */
export const sourceOf = (row: PengajuanJurnal): string =>
  [
    [row.namaJurnal, issueOf(row)].filter(Boolean).join(' '),
    typeof row.tahunTerbit === 'number' ? String(row.tahunTerbit) : '',
  ]
    .filter(Boolean)
    .join(', ')
