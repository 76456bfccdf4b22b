import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useWrite } from '#gateway/use-write.ts'
import type { SaveKrsBody } from '#generated/models/krs/saveKrsBody.zod.ts'
import { showToast } from '#shared/ui/toast.ts'
import { CALLS } from '../calls.ts'
import { type Plan, registeredPlan, sentPlan } from '../rencana/plan.ts'
import type { KrsFormState } from '../rencana/use-krs-form.ts'
import { buildBody } from './build-body.ts'
import { changeOf, isAskedFirst } from './registered-change.ts'
import { useUndo } from './use-undo.ts'

/** A plan that is to be registered: the one on the screen, or what was registered before the last save. */
export interface Wanted {
  plan: Plan
  isUndo: boolean
}

/**
 * Replaces a registration (assumed call, effect idempotent): a lost answer waits in the queue and may be sent again. The
 * one door for a save and for its undo: both are asked about by the same rule, and both say what they did.
 */
export const useSending = ({ registrasi, registered, catalogue, setActive }: KrsFormState) => {
  const { t } = useTranslation('krs')
  const idMahasiswa = useIdMahasiswa()
  const { jenis, name, edit, tawaran, periode } = registrasi
  const [asked, setAsked] = useState<Wanted | null>(null)
  const isUndoing = useRef(false)
  const { before, remember } = useUndo(jenis, registered)
  const { operation, useSave } = CALLS[jenis].save
  const { mutateAsync } = useSave()
  const write = useWrite(operation, mutateAsync, {
    describe: () => t('save.describe', { jenis: name }),
    replaces: {
      shown: () => sentPlan(registered),
      read: async () => {
        const { data, error } = await edit.refetch()
        if (error) throw error
        return data ? sentPlan(registeredPlan(data)) : null
      },
      after: ({ data }: { data: SaveKrsBody }) => sentPlan(data),
    },
    onDone: () => {
      showToast(t(isUndoing.current ? 'undo.done' : 'save.done', { jenis: name }))
      if (isUndoing.current) setActive('A') // where what is registered stands, unless it was changed meanwhile
    },
  })
  const { isPending, failure, waiting } = write
  const { refetch } = tawaran
  useEffect(() => {
    if (failure) void refetch() // what was refused is often a seat that has gone
  }, [failure, refetch])
  const send = ({ plan, isUndo }: Wanted) => {
    setAsked(null)
    const data = buildBody(plan, catalogue, periode)
    if (!data) return
    isUndoing.current = isUndo
    if (!isUndo) remember(plan)
    void write.send({ idMahasiswa, data })
  }
  const changeTo = ({ plan }: Wanted) => changeOf(plan, registered, catalogue)
  return {
    want: (wanted: Wanted) => (isAskedFirst(changeTo(wanted)) ? setAsked(wanted) : send(wanted)),
    /** What the student is asked about now. */
    question: asked && { change: changeTo(asked), onConfirm: () => send(asked), onCancel: () => setAsked(null) },
    isPending,
    failure,
    isWaiting: waiting.length > 0,
    before,
  }
}
