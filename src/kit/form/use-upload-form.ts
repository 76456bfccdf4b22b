import { writeKey } from '#gateway/writes/outbox-entry.ts'
import type { useAction } from '../action/use-action.tsx'
import type { FieldValues } from './field.ts'
import { useFieldsForm } from './use-fields-form.ts'

interface Options<Variables> extends Pick<Parameters<typeof useFieldsForm>[0], 'ns' | 'fields'> {
  /** Of the draft (upload-action.ts). */
  name: string
  operation: string
  /** The action on the screen that offers it. */
  upload: Pick<ReturnType<typeof useAction<Variables>>, 'send' | 'waiting'>
  /** What is sent of the fields. */
  variablesOf: (values: FieldValues) => Variables
  /** It was handed in, or waits in the queue, which the screen says. */
  onEnd: (how: 'done' | 'open') => void
}

/**
 * The form that hands in a file. What waits in the queue has its file: no draft says then that it was lost.
 * @param place the variables without what the form holds: by them the queue knows it
 */
export const useUploadForm = <Variables>(
  { ns, fields, name, operation, upload, variablesOf, onEnd }: Options<Variables>,
  place: Omit<Variables, 'data'>,
) => {
  const isQueued = upload.waiting.some(({ key }) => key === writeKey(operation, place))
  const form = useFieldsForm({ ns, fields, name: isQueued ? null : name })
  const send = async (values: FieldValues): Promise<void> => {
    const { kind } = await upload.send(variablesOf(values))
    if (kind === 'done') form.draft.done()
    if (kind === 'done' || kind === 'open') onEnd(kind)
  }
  return { form, send }
}
