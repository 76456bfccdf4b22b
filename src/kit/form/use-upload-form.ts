import { writeKey } from '#gateway/writes/outbox-entry.ts'
import type { UploadAction } from '../action/upload-action.ts'
import type { useAction } from '../action/use-action.tsx'
import type { FieldValues } from './field.ts'
import { useFieldsForm } from './use-fields-form.ts'

interface Options<Place, Data> extends Pick<Parameters<typeof useFieldsForm>[0], 'ns' | 'fields'> {
  action: UploadAction<Place, Data>
  /** The same on the screen that offers it. */
  upload: Pick<ReturnType<typeof useAction<Place & { data: Data }>>, 'send' | 'waiting'>
  place: Place
  /** What is sent of the fields. */
  dataOf: (values: FieldValues) => Data
  /** It was handed in, or waits in the queue, which the screen says. */
  onEnd: (how: 'done' | 'open') => void
}

/** The form that hands in a file. What waits in the queue has its file: no draft says then that it was lost. */
export const useUploadForm = <Place, Data>(options: Options<Place, Data>) => {
  const { ns, fields, action, upload, place, dataOf, onEnd } = options
  const isQueued = upload.waiting.some(({ key }) => key === writeKey(action.operation, place))
  const form = useFieldsForm({ ns, fields, name: isQueued ? null : action.draftOf(place) })
  const send = async (values: FieldValues): Promise<void> => {
    const { kind } = await upload.send({ ...place, data: dataOf(values) })
    if (kind === 'done') form.draft.done()
    if (kind === 'done' || kind === 'open') onEnd(kind)
  }
  return { form, send }
}
