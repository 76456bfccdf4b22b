import { useContext, useState } from 'react'
import { keepsPrivate } from '#gateway/offline/persist-choice.ts'
import { readPersistedOwner } from '#gateway/offline/persisted-owner.ts'
import { keepOwn, readOwn } from '#gateway/session/own-note.ts'
import { DraftOwner } from '#shared/form/draft-owner.ts'
import { readDraft, removeDraft, writeDraft } from '#shared/form/draft-store.ts'
// oxlint-disable-next-line house/device-clock -- the age of a draft, which this device has stamped
import { now } from '#shared/state/clock.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { angka, object, type ReadOf, rows, text } from '#shared/wire/readers.ts'

const NAME = 'nilai-simulasi'

const readTambahan = object({ kunci: text, sks: angka })

/** Reads the stored input, as far as it is readable. */
const readInput = object({
  /** Expected letter of each course. */
  harapan: (value): Readonly<Record<string, string>> =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).map(([kunci, huruf]) => [kunci, text(huruf)])) : {},
  /** Courses that the student added by their credits. */
  tambahan: (value) =>
    rows(readTambahan)(value).flatMap(({ kunci, sks }) => (kunci && sks != null && sks > 0 ? [{ kunci, sks }] : [])),
  /** Keys of the courses to repeat. */
  ulang: (value) => rows(text)(value).filter(Boolean),
  /** Target IPK as number text with a dot; '' for none. */
  ingin: text,
})

/** Input of the student in the simulation. */
export type SimulasiInput = ReadOf<typeof readInput>

const EMPTY = readInput(null)

/** Returns whether grades are stored on this device; then the simulation is too, otherwise only in this tab. */
const isKept = (): boolean => {
  const owner = readPersistedOwner()
  return owner !== null && keepsPrivate(owner)
}

const read = (owner: string): SimulasiInput => {
  if (isKept()) return readInput(readDraft(owner, NAME, now().getTime())?.values)
  removeDraft(owner, NAME) // storing on the device was switched off
  return readInput(readOwn(NAME, owner))
}

const write = (owner: string, isian: SimulasiInput): void => {
  if (isKept()) writeDraft(owner, NAME, { values: { ...isian }, savedAt: now().getTime() })
  else keepOwn(NAME, owner, isian)
}

/**
 * Holds the student's input, on this device only and until logout: as a draft if grades are stored here, otherwise for
 * this tab and session.
 */
export const useSimulasiInput = () => {
  const owner = useContext(DraftOwner)
  const [isian, setIsian] = useState(() => (owner === null ? EMPTY : read(owner)))
  const change = (part: Partial<SimulasiInput>) => {
    const next = { ...isian, ...part }
    setIsian(next)
    if (owner !== null) write(owner, next)
  }
  return { isian, change, reset: () => change(EMPTY) }
}
