import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { keepOwn, readOwn } from '#gateway/session/own-note.ts'
import type { SaveKrsBody } from '#generated/models/krs/saveKrsBody.zod.ts'
import type { Action } from '#kit/action/action.ts'
import { useAction } from '#kit/action/use-action.tsx'
import { showToast } from '#shared/ui/overlay/toast.ts'
import { CALLS, type JenisKrs } from '../calls.ts'
import { buildBody, isSamePlan, type Plan, readPlan, registeredPlan, sentPlan, writePlan } from '../rencana/plan.ts'
import type { KrsFormState } from '../rencana/use-krs-form.ts'
import { changeOf, needsConfirmation, SaveQuestion } from './save-question.tsx'

/** The saves of this tab: what was registered before each, and what it registers. */
const Saves = z.array(z.object({ before: z.string(), after: z.string() }))

/** A save that is refused must not cost the way back from the one before it. */
const MAX_KEPT = 3

/**
 * What was registered before the last save, as long as that save is what is registered now: whatever another device or
 * the campus has changed since is not undone. It outlives a reload of the tab, not the session.
 */
const useUndo = (jenis: JenisKrs, registered: Plan) => {
  const idMahasiswa = useIdMahasiswa()
  const name = `krs-before ${jenis}`
  const read = () => Saves.safeParse(readOwn(name, idMahasiswa)).data ?? []
  const [saves, setSaves] = useState(read)
  /** Once, however often the queue sends it. */
  const remember = (plan: Plan) => {
    if (isSamePlan(plan, registered)) return // sent as the KRSS held it: nothing was replaced
    const [before, after] = [writePlan(registered), writePlan(plan)]
    const others = read().filter((one) => one.before !== before || one.after !== after)
    const next = [...others, { before, after }].slice(-MAX_KEPT)
    keepOwn(name, idMahasiswa, next)
    setSaves(next)
  }
  const last = saves.findLast(({ after }) => isSamePlan(readPlan(after), registered))
  const before = last && readPlan(last.before)
  return { before: before && before.makul.length > 0 ? before : null, remember }
}

/** A plan that is to be registered, the one on the screen or what was registered before the last save, and its body. */
interface Wanted {
  idMahasiswa: string
  data: { plan: Plan; isUndo: boolean; body: SaveKrsBody }
}

/**
 * Replaces a registration (assumed call, effect idempotent): a lost answer waits in the queue and may be sent again. The
 * one door for a save and for its undo: both are asked about by the same rule, and both say what they did.
 */
export const useSending = ({ registrasi, registered, catalogue, setActive }: KrsFormState) => {
  const { t } = useTranslation('krs')
  const idMahasiswa = useIdMahasiswa()
  const { jenis, name, tawaran, periode } = registrasi
  const { before, remember } = useUndo(jenis, registered)
  const { edit, save } = CALLS[jenis]
  const register: Action<Wanted> = {
    operation: save.operation,
    words: save.words,
    describe: () => t('save.describe', { jenis: name }),
    send: ({ idMahasiswa, data: { plan, isUndo, body } }, { client }) => {
      if (!isUndo) remember(plan)
      return save.send(client, { idMahasiswa, data: body })
    },
    replaces: ({ client }) => ({
      shown: () => sentPlan(registered),
      read: async ({ idMahasiswa }) => sentPlan(registeredPlan(await edit.refetchNow(client, idMahasiswa))),
      after: ({ data }) => sentPlan(data.body),
    }),
  }
  const { confirm, failure, ...action } = useAction(register, {
    questionOf: ({ data }) => {
      const change = changeOf(data.plan, registered, catalogue)
      return needsConfirmation(change) ? <SaveQuestion name={name} change={change} /> : null
    },
    onDone: (_, sent) => {
      if (!sent) return // the queue says so itself
      const { isUndo } = sent.data
      showToast(t(isUndo ? 'undo.done' : 'save.done', { jenis: name }))
      if (isUndo) setActive('A') // where what is registered stands, unless it was changed meanwhile
    },
  })
  const { refetch } = tawaran
  useEffect(() => {
    if (failure) void refetch() // what was refused is often a seat that has gone
  }, [failure, refetch])
  /** Registers a plan, after a question where something would be given up. */
  const want = (plan: Plan, isUndo = false) => {
    const body = buildBody(plan, catalogue, periode)
    if (body) confirm({ idMahasiswa, data: { plan, isUndo, body } })
  }
  return { ...action, want, before }
}
