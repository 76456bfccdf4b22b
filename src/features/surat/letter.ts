import type { JenisSurat, Surat, SuratInfo } from '#generated/client/surat/readers.ts'
import type { CreateSuratBody } from '#generated/models/surat/createSuratBody.zod.ts'
import { readMoment } from '#shared/campus/read-moment.ts'
import { newestFirst, oldestFirst } from '#shared/time/time-order.ts'
import { isKnownText, readRows, type Waktu } from '#shared/wire/readers.ts'

/** State of a letter; unknown: a status that the contract does not name. */
export type LetterState = 'requested' | 'processing' | 'issued' | 'refused' | 'cancelled' | 'unknown'

const STATES: Readonly<Record<string, LetterState>> = {
  Diajukan: 'requested',
  Diproses: 'processing',
  Terbit: 'issued',
  Ditolak: 'refused',
  Dibatalkan: 'cancelled',
}

/** Returns where a letter stands. */
export const stateOf = ({ status }: Pick<Surat, 'status'>): LetterState => STATES[status] ?? 'unknown'

/** Returns whether a letter is neither issued nor refused nor cancelled, as far as its status is known. */
export const isOpen = (surat: Pick<Surat, 'status'>): boolean => ['requested', 'processing'].includes(stateOf(surat))

/** Returns the newest letter that is under way, whichever way round they came; null for none among these. */
export const newestOpen = (rows: readonly Surat[]): Surat | null =>
  newestFirst(rows, ({ tanggalPengajuan }) => readMoment(tanggalPengajuan)).find(isOpen) ?? null

/** States in which nothing can be cancelled any more. */
const ENDED: readonly LetterState[] = ['issued', 'refused', 'cancelled']

/** Returns whether cancelling is offered: the campus says so, or says nothing of a letter that is not known to have ended. */
export const canCancel = (surat: Pick<Surat, 'status' | 'isBisaDibatalkan'>): boolean =>
  surat.isBisaDibatalkan ?? !ENDED.includes(stateOf(surat))

/** Returns whether a letter may have a fee that is not paid: money for it may be on its way. */
export const mayHaveBill = ({ biaya, isSudahBayar }: Surat): boolean =>
  biaya !== null && biaya !== 0 && isSudahBayar !== true

const plain = (written: string): string => written.trim().replace(/\s+/g, ' ').toLowerCase()

/** Returns whether two purposes are the same but for case and blanks. */
export const isSamePurpose = (one: string, other: string): boolean => plain(one) === plain(other)

/** What a request sends that a person would call a different letter. */
type Sent = Pick<CreateSuratBody, 'tujuan' | 'isian'>

/**
 * Returns whether a letter of the same kind and purpose is the one that is about to be sent: by its addressee and the fields of
 * its kind. Null where the letter does not tell these.
 */
export const isSameLetter = ({ tujuan, isian }: Pick<Surat, 'tujuan' | 'isian'>, sent: Sent): boolean | null => {
  const known = new Map(readRows(isian, 'hint').map(({ kode, nilai }) => [kode, nilai]))
  const pairs: [string, string | undefined][] = [
    [sent.tujuan ?? '', tujuan || undefined],
    ...sent.isian.map(({ kode, nilai }): [string, string | undefined] => [nilai, known.get(kode)]),
  ]
  const asked = pairs.filter(([own]) => own !== '')
  const compared = asked.map(([own, other]) => (isKnownText(other) ? plain(own) === plain(other) : null))
  if (compared.includes(false)) return false
  return compared.includes(null) ? null : true
}

/** Returns whether a letter waits for its fee. */
export const isUnpaid = ({ biaya, isSudahBayar, status }: Surat): boolean =>
  (biaya ?? 0) > 0 && isSudahBayar === false && stateOf({ status }) === 'requested'

/** A step of a letter, as the timeline shows it. */
export interface LetterStep {
  key: string
  /** The gateway's word, or 'Bayar' for the step of the fee. */
  status: string
  state: 'done' | 'now' | 'later' | 'stopped' | 'unknown'
  /** Moment as the gateway writes it; null for none. */
  at: Waktu
  note: string
  isFee?: true
}

const LAST = {
  requested: 'done',
  processing: 'now',
  issued: 'done',
  refused: 'stopped',
  cancelled: 'stopped',
  unknown: 'unknown',
} as const

interface Past {
  status: string
  waktu: Waktu
  keterangan: string
}

/** Past steps in order of time; without a history, those that the letter's own fields tell. */
const pastOf = ({ riwayat, status, tanggalPengajuan, tanggalTerbit }: Surat): Past[] => {
  const rows = readRows(riwayat, 'noted').filter((row) => row.status !== '')
  const known = oldestFirst(rows, ({ waktu }) => readMoment(waktu))
  const past: Past[] = known.length > 0 ? known : [{ status: 'Diajukan', waktu: tanggalPengajuan, keterangan: '' }]
  const isMissing = status !== '' && past.at(-1)?.status !== status
  return isMissing ? [...past, { status, waktu: status === 'Terbit' ? tanggalTerbit : null, keterangan: '' }] : past
}

const ahead = (status: string, state: 'now' | 'later', isFee = false): LetterStep => ({
  ...{ key: `ahead ${status}`, status, state, at: null, note: '' },
  ...(isFee && { isFee }),
})

const AFTER_FEE = [ahead('Bayar', 'now', true), ahead('Diproses', 'later'), ahead('Terbit', 'later')]

/** Returns the steps of a letter: those of its history, and for an open one what comes next. */
export const stepsOf = (surat: Surat): readonly LetterStep[] => {
  const past = pastOf(surat)
  const done = past.map(({ status, waktu, keterangan }, index): LetterStep => {
    const isLast = index === past.length - 1
    return {
      ...{ key: `${index} ${status}`, status, at: waktu, note: keterangan },
      state: isLast ? LAST[stateOf({ status })] : 'done',
    }
  })
  if (isUnpaid(surat)) return [...done, ...AFTER_FEE]
  const state = stateOf({ status: past.at(-1)?.status ?? '' })
  if (state === 'requested') return [...done, ahead('Diproses', 'now'), ahead('Terbit', 'later')]
  return state === 'processing' ? [...done, ahead('Terbit', 'later')] : done
}

/** Returns why a kind cannot be requested: the words of the campus, '' where it gives none; null where it can. */
export const whyNotKind = ({ isAktif, alasan }: Pick<JenisSurat, 'isAktif' | 'alasan'>): string | null =>
  isAktif === false ? alasan : null

const LANGUAGES = ['INA', 'ENG'] as const
/** A language that a request may name. */
export type LetterLanguage = (typeof LANGUAGES)[number]

/** Returns the languages in which a kind can be requested; Indonesian where the campus names none. */
export const languagesOf = ({ bahasa }: Pick<JenisSurat, 'bahasa'>): readonly LetterLanguage[] => {
  const offered = LANGUAGES.filter((one) => bahasa.includes(one))
  return offered.length > 0 ? offered : ['INA']
}

/** Verdict of the public page: genuine, expired, withdrawn by its status, or not genuine without a reason. */
export type Verdict = 'valid' | 'expired' | 'status' | 'invalid'

/**
 * Returns the verdict about a letter; the gateway decides whether it is genuine, its dates and status only say why not.
 * @param today the campus's calendar day, YYYY-MM-DD
 */
export const verdictOf = ({ isSah, status, berlakuSampai }: SuratInfo, today: string): Verdict => {
  if (isSah === true) return 'valid'
  const state = stateOf({ status })
  if (status !== '' && state !== 'issued') return 'status'
  return berlakuSampai && berlakuSampai < today ? 'expired' : 'invalid'
}

const MAX_CODE = 100

/** Address of the public page of a letter, wherever it is served; what stands behind is the code. */
const ADDRESS = /\/surat\/info\/([^/?#\s]+)/i
/** Label in front of a code: 'Kode surat: '. */
const LABEL = /^\p{L}[\p{L}\s]*:\s*/u
/** Signs around a code that belong to the sentence in which it stood. */
const AROUND = /^["'“‘([]+|["'”’)\].,;:!?]+$/g
/** Words that this page has for itself. */
const OWN_WORDS: readonly string[] = ['preview']

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment // a lone %
  }
}

/** Returns the code in a typed or pasted text: without the address, the label or the signs around it; its case stays. */
export const codeIn = (typed: string): string => {
  const segment = ADDRESS.exec(typed)?.[1]
  const code = segment === undefined ? typed.trim().replace(LABEL, '') : decoded(segment)
  return code.trim().replace(AROUND, '').trim()
}

/** What is wrong with a code: empty, a letter number, too long, or none at all; null when it is one. */
export type CodeProblem = 'empty' | 'number' | 'long' | 'none' | null

/** Returns what is wrong with a code as `codeIn` gives it. A letter number has slashes and is no code. */
export const codeProblemOf = (code: string): CodeProblem => {
  if (code === '') return 'empty'
  if (code.includes('/') || code.includes('\\')) return 'number'
  if (!/[\p{L}\d]/u.test(code) || OWN_WORDS.includes(code.toLowerCase())) return 'none'
  return code.length > MAX_CODE ? 'long' : null
}
