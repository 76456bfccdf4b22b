import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { type FieldError, fieldErrorsOf } from '#gateway/field-errors.ts'
import { useWrite } from '#gateway/use-write.ts'
import { useGetBiodata, useUpdateBiodata, useUpdateBiodataUtama } from '#generated/client/biodata/biodata.ts'
import type { UpdateBiodataBody } from '#generated/models/biodata/updateBiodataBody.zod.ts'
import type { UpdateBiodataUtamaBody } from '#generated/models/biodata/updateBiodataUtamaBody.zod.ts'
import { isRecord } from '#shared/is-record.ts'
import { type BiodataBodies, standAfter, standOf, TARGETS, type Target } from './biodata-body.ts'

type Type = Exclude<Target, 'utama'>

interface OfType {
  idMahasiswa: string
  data: UpdateBiodataBody
  type?: Type
}

interface Listener {
  /** The gateway has confirmed the changes of one write. */
  onDone: (target: Target) => void
  /** It refused them; the fields that it named. */
  onRefused: (target: Target, errors: readonly FieldError[]) => void
}

/** Section 7: the type of the second call is diri unless told otherwise. */
const typeOf = (payload: unknown): unknown => (isRecord(payload) ? (payload['type'] ?? 'diri') : null)

/** What of the biodata a write replaces: somebody else may have changed it since. */
const useReplaced = <Variables extends { data: Readonly<Record<string, unknown>> }>(
  of: (variables: Variables) => Target,
) => {
  const { data: biodata, refetch } = useGetBiodata(useIdMahasiswa())
  const stand = (variables: Variables, answer: typeof biodata) => (answer ? standOf(of(variables), answer) : null)
  return {
    shown: (variables: Variables) => stand(variables, biodata),
    read: async (variables: Variables) => stand(variables, (await refetch({ throwOnError: true })).data),
    after: (variables: Variables) => standAfter(stand(variables, biodata) ?? {}, variables.data),
  }
}

/** Saves biodata: one write for each part that was changed, one after the other, each with an outcome of its own. */
export const useSaveBiodata = ({ onDone, onRefused }: Listener) => {
  const { t } = useTranslation('biodata')
  const idMahasiswa = useIdMahasiswa()
  const label = (target: Target) => t('save.label', { target: t(`target.${target}`) })
  const { mutateAsync: updateUtama } = useUpdateBiodataUtama()
  const { mutateAsync: updateType } = useUpdateBiodata()
  const utama = useWrite('updateBiodataUtama', updateUtama, {
    describe: () => label('utama'),
    replaces: useReplaced<{ idMahasiswa: string; data: UpdateBiodataUtamaBody }>(() => 'utama'),
  })
  const types = useWrite<OfType>('updateBiodata', updateType, {
    describe: ({ type = 'diri' }) => label(type),
    replaces: useReplaced<OfType>(({ type = 'diri' }) => type),
  })
  const [failures, setFailures] = useState<{ target: Target; message: string }[]>([])

  const sendOne = (target: Target, bodies: BiodataBodies) => {
    if (target === 'utama') return bodies.utama && utama.send({ idMahasiswa, data: bodies.utama })
    const data = bodies[target]
    return data && types.send({ idMahasiswa, data, ...(target !== 'diri' && { type: target }) })
  }
  /** @returns whether the gateway has confirmed every part */
  const save = async (bodies: BiodataBodies): Promise<boolean> => {
    setFailures([])
    let isSaved = true
    for (const target of TARGETS) {
      const outcome = await sendOne(target, bodies)
      if (outcome?.kind === 'done') onDone(target)
      else if (outcome) isSaved = false
      if (outcome?.kind !== 'refused') continue
      const { failure } = outcome
      setFailures((before) => [...before, { target, message: failure.message }])
      onRefused(target, fieldErrorsOf(failure))
    }
    return isSaved
  }
  return {
    save,
    isPending: utama.isPending || types.isPending,
    /** Refusals in the gateway's words, by the part that was refused. */
    failures,
    /** Parts whose answer was lost: they wait in the queue. */
    waiting: TARGETS.filter((target) =>
      target === 'utama' ? utama.waiting.length > 0 : types.waiting.some(({ payload }) => typeOf(payload) === target),
    ),
  }
}
