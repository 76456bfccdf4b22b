import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import type { Periode } from '#domain/periode/periode.ts'
import { UploadTugasKuliahBody } from '#generated/models/bahan-dan-tugas/uploadTugasKuliahBody.zod.ts'
import type { useAction } from '#kit/action/use-action.tsx'
import { fieldsOf } from '#kit/form/field.ts'
import { bodyOf } from '#kit/form/field-values.ts'
import { FormDialog } from '#kit/form/fields-form.tsx'
import { useUploadForm } from '#kit/form/use-upload-form.ts'
import { showToast } from '#shared/ui/overlay/toast.ts'
import { kumpulkanTugas } from './kumpulkan-tugas.ts'
import { berkasOf, isDikumpulkan, type TugasMakul } from './tugas.ts'
import { useWhyClosed } from './tugas-item.tsx'

interface Props {
  of: TugasMakul
  periode: Periode
  kumpulkan: ReturnType<typeof useAction<Parameters<typeof kumpulkanTugas.send>[0]>>
  onClose: () => void
}

/** The fields of a submission. A file that does not fit the assignment never reaches the form. */
export const kumpulkanFields = (tugas: TugasMakul['tugas']) =>
  fieldsOf(UploadTugasKuliahBody, {
    data: { kind: 'file', wide: true, ...berkasOf(tugas) },
    keterangan: { kind: 'lines' },
  })

/** Handing in an assignment, or another file in place of the one before. */
export const KumpulkanDialog = ({ of, periode, kumpulkan, onClose }: Props) => {
  const { t } = useTranslation('bahan-dan-tugas')
  const idMahasiswa = useIdMahasiswa()
  const closed = useWhyClosed(of)
  const { makul, tugas } = of
  const { idTugas, judul } = tugas
  const fields = kumpulkanFields(tugas)
  const place = { idMahasiswa, idTugas, periode, judul }
  const own = kumpulkan.at(place)
  const { form, send } = useUploadForm({
    ns: 'bahan-dan-tugas',
    fields,
    action: kumpulkanTugas,
    upload: kumpulkan,
    place,
    dataOf: (values) => UploadTugasKuliahBody.parse({ ...bodyOf(fields, values), idTugas }),
    onEnd: (how) => {
      if (how === 'done') showToast(t('handIn.done'))
      onClose() // what waits in the queue is said on the screen
    },
  })
  return (
    <FormDialog
      form={form}
      title={isDikumpulkan(tugas) ? t('handIn.replace') : t('handIn.action')}
      submitLabel={t('handIn.send')}
      onClose={onClose}
      onSend={send}
      pending={own.isPending}
      reason={closed === null ? kumpulkan.reason : { text: closed }}
      notices={
        <>
          <p>{t('handIn.of', { judul: judul || '–', makul: makul.namaMakul || '–' })}</p>
          {own.notices}
        </>
      }
    />
  )
}
