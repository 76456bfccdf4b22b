import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { writeKey } from '#gateway/writes/outbox-entry.ts'
import { UploadTugasKuliahBody } from '#generated/models/bahan-dan-tugas/uploadTugasKuliahBody.zod.ts'
import type { TugasKuliah } from '#generated/readers/bahan-dan-tugas.ts'
import type { useAction } from '#kit/action/use-action.tsx'
import { type FieldValues, fieldsOf } from '#kit/form/field.ts'
import { bodyOf } from '#kit/form/field-values.ts'
import { FormDialog } from '#kit/form/fields-form.tsx'
import { useFieldsForm } from '#kit/form/use-fields-form.ts'
import { showToast } from '#shared/ui/overlay/toast.ts'
import { draftOf, kumpulkanTugas } from './kumpulkan-tugas.ts'
import { berkasOf, isDikumpulkan, type TugasMakul } from './tugas.ts'

/** What is handed in; a file that does not fit the assignment never reaches the form. */
const fieldsFor = (tugas: TugasKuliah) =>
  fieldsOf(UploadTugasKuliahBody, {
    data: { kind: 'file', wide: true, ...berkasOf(tugas) },
    keterangan: { kind: 'lines' },
  })

type Variables = Parameters<typeof kumpulkanTugas.send>[0]

interface Props {
  of: TugasMakul
  kumpulkan: ReturnType<typeof useAction<Variables>>
  /** Why nothing can be handed in any more. */
  closed: string | null
  onClose: () => void
}

/** Handing in an assignment, or another file in place of the one before. */
export const KumpulkanDialog = ({ of: { tugas, makul }, kumpulkan, closed, onClose }: Props) => {
  const { t } = useTranslation('bahan-dan-tugas')
  const idMahasiswa = useIdMahasiswa()
  const { idTugas, judul } = tugas
  const fields = fieldsFor(tugas)
  // What waits in the queue has its file: no draft says that it was lost.
  const isQueued = kumpulkan.waiting.some(
    ({ key }) => key === writeKey(kumpulkanTugas.operation, { idMahasiswa, idTugas, judul }),
  )
  const form = useFieldsForm({ ns: 'bahan-dan-tugas', fields, name: isQueued ? null : draftOf(idTugas) })
  const send = async (values: FieldValues) => {
    const data = UploadTugasKuliahBody.parse({ ...bodyOf(fields, values), idTugas })
    const { kind } = await kumpulkan.send({ idMahasiswa, idTugas, judul, data })
    if (kind === 'done') {
      form.draft.done()
      showToast(t('handIn.done'))
    }
    if (kind === 'done' || kind === 'open') onClose() // what waits in the queue is said on the screen
  }
  return (
    <FormDialog
      form={form}
      title={isDikumpulkan(tugas) ? t('handIn.replace') : t('handIn.action')}
      submitLabel={t('handIn.send')}
      onClose={onClose}
      onSend={send}
      pending={kumpulkan.isPending}
      reason={closed === null ? kumpulkan.reason : { text: closed }}
      notices={
        <>
          <p>{t('handIn.of', { judul: judul || '–', makul: makul.namaMakul || '–' })}</p>
          {kumpulkan.notices}
        </>
      }
    />
  )
}
