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

export const stateOf = ({ status }: Pick<Surat, 'status'>): LetterState => STATES[status] ?? 'unknown'

/** Returns whether a letter is requested or processing; false for an unknown status. */
export const isOpen = (surat: Pick<Surat, 'status'>): boolean => ['requested', 'processing'].includes(stateOf(surat))

/** Returns the newest open letter, regardless of the order of the rows; null when there is none. */
export const newestOpen = (rows: readonly Surat[]): Surat | null =>
  newestFirst(rows, ({ tanggalPengajuan }) => readMoment(tanggalPengajuan)).find(isOpen) ?? null

/** States in which a letter can no longer be cancelled. */
const ENDED: readonly LetterState[] = ['issued', 'refused', 'cancelled']

/** Returns whether cancelling is offered: by the gateway's permission, else unless the letter has ended. */
export const canCancel = (surat: Pick<Surat, 'status' | 'isBisaDibatalkan'>): boolean =>
  surat.isBisaDibatalkan ?? !ENDED.includes(stateOf(surat))

/** Returns whether a letter may have an unpaid fee, for which a payment may be in process. */
export const mayHaveBill = ({ biaya, isSudahBayar }: Surat): boolean =>
  biaya !== null && biaya !== 0 && isSudahBayar !== true

const plain = (written: string): string => written.trim().replace(/\s+/g, ' ').toLowerCase()

/** Returns whether two purposes are equal, ignoring case and whitespace. */
export const isSamePurpose = (one: string, other: string): boolean => plain(one) === plain(other)

/** Values of a request that distinguish it from another letter of the same kind and purpose. */
type Sent = Pick<CreateSuratBody, 'tujuan' | 'isian'>

/**
 * Returns whether a letter of the same kind and purpose is the one of this request, by addressee and fields of the
 * kind. Null when the letter does not have these.
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

/** Returns whether a letter has an unpaid fee. */
export const isUnpaid = ({ biaya, isSudahBayar, status }: Surat): boolean =>
  (biaya ?? 0) > 0 && isSudahBayar === false && stateOf({ status }) === 'requested'

/** A step of a letter in the timeline. */
export interface LetterStep {
  key: string
  /** Status from the gateway, or 'Bayar' for the fee step. */
  status: string
  state: 'done' | 'now' | 'later' | 'stopped' | 'unknown'
  /** Time as the gateway writes it; null when unknown. */
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

/** Returns past steps in chronological order; without a history, those derived from the letter's own fields. */
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

/** Returns the steps of a letter: its history and, for an open letter, the steps ahead. */
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

/** Returns the campus's reason why a kind cannot be requested, '' when it gives none; null when it can be requested. */
export const whyNotKind = ({ isAktif, alasan }: Pick<JenisSurat, 'isAktif' | 'alasan'>): string | null =>
  isAktif === false ? alasan : null

const LANGUAGES = ['INA', 'ENG'] as const
/** Language of a letter in a request. */
export type LetterLanguage = (typeof LANGUAGES)[number]

/** Returns the languages in which a kind can be requested; Indonesian when the campus names none. */
export const languagesOf = ({ bahasa }: Pick<JenisSurat, 'bahasa'>): readonly LetterLanguage[] => {
  const offered = LANGUAGES.filter((one) => bahasa.includes(one))
  return offered.length > 0 ? offered : ['INA']
}

/**
 * Verdict of the public page. valid: genuine; status: invalid because of its status; invalid: not genuine, without a
 * known reason.
 */
export type Verdict = 'valid' | 'expired' | 'status' | 'invalid'

/**
 * Returns the verdict about a letter. The gateway decides whether it is genuine; dates and status only provide the
 * reason.
 * @param today the campus's calendar day, YYYY-MM-DD
 */
export const verdictOf = ({ isSah, status, berlakuSampai }: SuratInfo, today: string): Verdict => {
  if (isSah === true) return 'valid'
  const state = stateOf({ status })
  if (status !== '' && state !== 'issued') return 'status'
  return berlakuSampai && berlakuSampai < today ? 'expired' : 'invalid'
}

const MAX_CODE = 100

/** Address of a letter's public page on any origin; the last segment is the code. */
const ADDRESS = /\/surat\/info\/([^/?#\s]+)/i
/** Label before a code, e.g. 'Kode surat: '. */
const LABEL = /^\p{L}[\p{L}\s]*:\s*/u
/** Punctuation around a code that was copied from a sentence. */
const AROUND = /^["'“‘([]+|["'”’)\].,;:!?]+$/g
/** Reserved words of this page, which are not codes. */
const OWN_WORDS: readonly string[] = ['preview']

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment // malformed percent-encoding
  }
}

/**
 * Returns the code in typed or pasted text, without address, label and surrounding punctuation; its case is preserved.
 */
export const codeIn = (typed: string): string => {
  const segment = ADDRESS.exec(typed)?.[1]
  const code = segment === undefined ? typed.trim().replace(LABEL, '') : decoded(segment)
  return code.trim().replace(AROUND, '').trim()
}

/** Problem of a code: empty, a letter number, too long, or not a code; null when it is valid. */
export type CodeProblem = 'empty' | 'number' | 'long' | 'none' | null

/** Returns the problem of a code returned by `codeIn`. A letter number has slashes and is not a code. */
export const codeProblemOf = (code: string): CodeProblem => {
  if (code === '') return 'empty'
  if (code.includes('/') || code.includes('\\')) return 'number'
  if (!/[\p{L}\d]/u.test(code) || OWN_WORDS.includes(code.toLowerCase())) return 'none'
  return code.length > MAX_CODE ? 'long' : null
}
