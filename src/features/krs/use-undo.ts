import { useState } from 'react'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { isRecord } from '#shared/is-record.ts'
import { readJson, sessionStore } from '#shared/storage/browser-storage.ts'
import type { JenisKrs } from './jenis-krs.ts'
import { isSamePlan, type Plan, readPlan, writePlan } from './plan.ts'

/** A save of this tab: what was registered before it, and what it registers. */
interface Saved {
  before: string
  after: string
}

/** A save that is refused must not cost the way back from the one before it. */
const MAX_KEPT = 3

const isSaved = (value: unknown): value is Saved =>
  isRecord(value) && typeof value['before'] === 'string' && typeof value['after'] === 'string'

const readSaves = (name: string): Saved[] => {
  const kept = readJson(sessionStore, name)
  return Array.isArray(kept) ? kept.filter(isSaved) : []
}

/**
 * What was registered before the last save, as long as that save is what is registered now: whatever another device or
 * the campus has changed since is not undone. It outlives a reload of the tab, not the session.
 */
export const useUndo = (jenis: JenisKrs, registered: Plan) => {
  const name = `krs-before ${useIdMahasiswa()} ${jenis}`
  const [saves, setSaves] = useState(() => readSaves(name))
  const remember = (after: Plan) => {
    const next = [...saves, { before: writePlan(registered), after: writePlan(after) }].slice(-MAX_KEPT)
    sessionStore.set(name, JSON.stringify(next))
    setSaves(next)
  }
  const last = saves.findLast(({ after }) => isSamePlan(readPlan(after), registered))
  const before = last && readPlan(last.before)
  return { before: before && before.makul.length > 0 ? before : null, remember }
}
