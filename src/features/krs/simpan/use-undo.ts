import { useState } from 'react'
import { z } from 'zod/mini'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { readJson, sessionStore } from '#shared/storage/browser-storage.ts'
import type { JenisKrs } from '../calls.ts'
import { isSamePlan, type Plan, readPlan, writePlan } from '../rencana/plan.ts'

/** The saves of this tab: what was registered before each, and what it registers. */
const Saves = z.array(z.object({ before: z.string(), after: z.string() }))

/** A save that is refused must not cost the way back from the one before it. */
const MAX_KEPT = 3

/**
 * What was registered before the last save, as long as that save is what is registered now: whatever another device or
 * the campus has changed since is not undone. It outlives a reload of the tab, not the session.
 */
export const useUndo = (jenis: JenisKrs, registered: Plan) => {
  const name = `krs-before ${useIdMahasiswa()} ${jenis}`
  const [saves, setSaves] = useState(() => Saves.safeParse(readJson(sessionStore, name)).data ?? [])
  const remember = (after: Plan) => {
    const next = [...saves, { before: writePlan(registered), after: writePlan(after) }].slice(-MAX_KEPT)
    sessionStore.set(name, JSON.stringify(next))
    setSaves(next)
  }
  const last = saves.findLast(({ after }) => isSamePlan(readPlan(after), registered))
  const before = last && readPlan(last.before)
  return { before: before && before.makul.length > 0 ? before : null, remember }
}
