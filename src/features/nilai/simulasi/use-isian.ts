import { useContext, useState } from 'react'
import { keepsPrivate } from '#gateway/offline/persist-choice.ts'
import { readPersistedOwner } from '#gateway/offline/persisted-owner.ts'
import { DraftOwner } from '#shared/form/draft-owner.ts'
import { readDraft, removeDraft, writeDraft } from '#shared/form/draft-store.ts'
import { now } from '#shared/state/clock.ts'
import { readJson, sessionStore } from '#shared/storage/browser-storage.ts'
import { draftName } from '#shared/storage/draft-name.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { angka, list, text } from '#shared/wire/readers.ts'

/** A course that the student adds by its credits. */
export interface Tambahan {
  kunci: string
  sks: number
}

/** What the student has filled into the simulation. */
export interface Isian {
  /** The expected letter of each course. */
  harapan: Readonly<Record<string, string>>
  tambahan: readonly Tambahan[]
  /** Keys of the courses that would be repeated. */
  ulang: readonly string[]
  /** The wished IPK as number text with a dot; '' for none. */
  ingin: string
}

const KOSONG: Isian = { harapan: {}, tambahan: [], ulang: [], ingin: '' }
const NAME = 'nilai-simulasi'

const readTambahan = (value: unknown): Tambahan[] => {
  const { kunci, sks } = isRecord(value) ? { kunci: text(value['kunci']), sks: angka(value['sks']) } : {}
  return kunci && sks != null && sks > 0 ? [{ kunci, sks }] : []
}

/** What was kept, as far as it can be read. */
const readIsian = (kept: unknown): Isian => {
  if (!isRecord(kept)) return KOSONG
  const { harapan, tambahan, ulang, ingin } = kept
  const letters = isRecord(harapan) ? Object.entries(harapan).map(([kunci, huruf]) => [kunci, text(huruf)]) : []
  return {
    harapan: Object.fromEntries(letters) as Record<string, string>,
    tambahan: (list(readTambahan)(tambahan) ?? []).flat(),
    ulang: (list(text)(ulang) ?? []).filter(Boolean),
    ingin: text(ingin),
  }
}

/** Whether the student keeps grades on this device: the simulation stays for as long as they do, else with this tab. */
const isKept = (): boolean => {
  const owner = readPersistedOwner()
  return owner !== null && keepsPrivate(owner)
}

const read = (owner: string): Isian => {
  if (isKept()) return readIsian(readDraft(owner, NAME, now().getTime())?.values)
  removeDraft(owner, NAME) // the choice was taken back
  return readIsian(readJson(sessionStore, draftName(owner, NAME)))
}

const write = (owner: string, isian: Isian): void => {
  if (isKept()) writeDraft(owner, NAME, { values: { ...isian }, savedAt: now().getTime() })
  else sessionStore.set(draftName(owner, NAME), JSON.stringify(isian))
}

/**
 * What the student has filled in, kept on this device only and gone with the logout: in the drafts where grades are kept here,
 * else for this tab.
 */
export const useIsian = () => {
  const owner = useContext(DraftOwner)
  const [isian, setIsian] = useState(() => (owner === null ? KOSONG : read(owner)))
  const change = (part: Partial<Isian>) => {
    const next = { ...isian, ...part }
    setIsian(next)
    if (owner !== null) write(owner, next)
  }
  return { isian, change, reset: () => change(KOSONG) }
}
