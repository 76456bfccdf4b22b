import { useTranslation } from 'react-i18next'
import { type FieldError, fieldErrorsOf } from '#gateway/field-errors.ts'
import { toGatewayError } from '#gateway/gateway-error.ts'
import { useWrite } from '#gateway/use-write.ts'
import { useUpdateBiodata, useUpdateBiodataUtama } from '#generated/client/biodata/biodata.ts'
import { isRecord } from '#shared/is-record.ts'
import { standAfter, standOf, type Target } from './biodata-body.ts'
import { useBiodata } from './use-biodata.ts'

export interface WriteOptions {
  /** The gateway has confirmed the changes of one write. */
  onDone: (target: Target) => void
  /** It refused them; the fields that it named. */
  onRefused: (target: Target, errors: readonly FieldError[]) => void
}

/** Section 7: the type of the second call is diri unless told otherwise. */
export const DEFAULT_TYPE = 'diri'

const typeOf = (payload: unknown): unknown => (isRecord(payload) ? (payload['type'] ?? DEFAULT_TYPE) : null)

const useTargetWrite = <Variables extends { data: unknown }>(
  operation: string,
  target: Target,
  send: (variables: Variables) => Promise<unknown>,
  { onDone, onRefused }: WriteOptions,
) => {
  const { t } = useTranslation('biodata')
  const { biodata, refetch } = useBiodata()
  const stand = (answer: typeof biodata) => (answer ? standOf(target, answer) : null)
  const listening = (variables: Variables) =>
    send(variables).catch((error: unknown) => {
      onRefused(target, fieldErrorsOf(toGatewayError(error)))
      throw error
    })
  return useWrite(operation, listening, {
    describe: () => t('save.label', { target: t(`target.${target}`) }),
    replaces: {
      shown: () => stand(biodata),
      read: async () => stand((await refetch({ throwOnError: true })).data),
      after: ({ data }) => standAfter(stand(biodata) ?? {}, data),
    },
    onDone: () => onDone(target),
  })
}

/** The write of the main data. */
export const useWriteUtama = (options: WriteOptions) =>
  useTargetWrite('updateBiodataUtama', 'utama', useUpdateBiodataUtama().mutateAsync, options)

/** The write of one type; what waits of it, and not what waits of the other types. */
export const useWriteType = (target: Exclude<Target, 'utama'>, options: WriteOptions) => {
  const write = useTargetWrite('updateBiodata', target, useUpdateBiodata().mutateAsync, options)
  return { ...write, waiting: write.waiting.filter(({ payload }) => typeOf(payload) === target) }
}
