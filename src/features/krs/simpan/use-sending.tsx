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

/** Saves of this tab: the plan registered before each, and the plan saved. */
const Saves = z.array(z.object({ before: z.string(), after: z.string() }))

/** More than one is stored, so that a rejected save does not remove the previous undo step. */
const MAX_KEPT = 3

/**
 * Returns the plan before the last save while that save is still what is registered: changes by another device or the
 * campus are not undone. Survives a reload of the tab, but not the session.
 */
const useUndo = (jenis: JenisKrs, registered: Plan) => {
  const idMahasiswa = useIdMahasiswa()
  const name = `krs-before ${jenis}`
  const read = () => Saves.safeParse(readOwn(name, idMahasiswa)).data ?? []
  const [saves, setSaves] = useState(read)
  /** Stores a save once, however often the queue sends it. */
  const remember = (plan: Plan) => {
    if (isSamePlan(plan, registered)) return // sent unchanged from the KRSS: nothing was replaced
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

/** A plan to register, the current one or the one before the last save, with its request body. */
interface Wanted {
  idMahasiswa: string
  data: { plan: Plan; isUndo: boolean; body: SaveKrsBody }
}

/**
 * Replaces a registration (assumed call, effect idempotent): a write whose response was lost is queued and may be sent
 * again. Saves and undos share this path: both use the same confirmation and both report their result.
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
      if (!sent) return // a queued write shows its own notice
      const { isUndo } = sent.data
      showToast(t(isUndo ? 'undo.done' : 'save.done', { jenis: name }))
      if (isUndo) setActive('A') // shows the registered courses, unless plan A was changed meanwhile
    },
  })
  const { refetch } = tawaran
  useEffect(() => {
    if (failure) void refetch() // a rejection often means that a seat is gone
  }, [failure, refetch])
  /** Registers a plan, with a confirmation if something would be lost. */
  const want = (plan: Plan, isUndo = false) => {
    const body = buildBody(plan, catalogue, periode)
    if (body) confirm({ idMahasiswa, data: { plan, isUndo, body } })
  }
  return { ...action, want, before }
}
