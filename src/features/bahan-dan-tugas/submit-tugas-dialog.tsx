import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import type { Periode } from '#domain/periode/periode.ts'
import { UploadTugasKuliahBody } from '#generated/models/bahan-dan-tugas/uploadTugasKuliahBody.zod.ts'
import type { ActionState } from '#kit/action/use-action.tsx'
import { fieldsOf } from '#kit/form/field.ts'
import { bodyOf } from '#kit/form/field-values.ts'
import { FormActionDialog } from '#kit/form/form-action.tsx'
import { submitTugas } from './submit-tugas.ts'
import { fileRulesOf, isDikumpulkan, type TugasMakul } from './tugas.ts'
import { useWhyClosed } from './tugas-item.tsx'

interface Props {
  of: TugasMakul
  periode: Periode
  submit: ActionState<Parameters<typeof submitTugas.send>[0]>
  onClose: () => void
}

/** Returns the fields of a submission; files that break the rules of the assignment are rejected earlier. */
export const submitFields = (tugas: TugasMakul['tugas']) =>
  fieldsOf(UploadTugasKuliahBody, {
    data: { kind: 'file', wide: true, ...fileRulesOf(tugas) },
    keterangan: { kind: 'lines' },
  })

/** Dialog that submits an assignment or replaces the submitted file. */
export const SubmitTugasDialog = ({ of, periode, submit, onClose }: Props) => {
  const { t } = useTranslation('bahan-dan-tugas')
  const idMahasiswa = useIdMahasiswa()
  const closed = useWhyClosed(of)
  const { makul, tugas } = of
  const { idTugas, judul } = tugas
  const fields = submitFields(tugas)
  const place = { idMahasiswa, idTugas, periode, judul }
  return (
    <FormActionDialog
      action={submitTugas}
      state={{ ...submit, ...submit.at(place) }}
      place={place}
      ns="bahan-dan-tugas"
      fields={fields}
      draft={submitTugas.draftOf(place)}
      toVariables={(values) => ({
        ...place,
        data: UploadTugasKuliahBody.parse({ ...bodyOf(fields, values), idTugas }),
      })}
      title={isDikumpulkan(tugas) ? t('handIn.replace') : t('handIn.action')}
      submitLabel={t('handIn.send')}
      reason={closed === null ? submit.reason : { text: closed }}
      intro={<p>{t('handIn.of', { judul: judul || '–', makul: makul.namaMakul || '–' })}</p>}
      onClose={onClose}
    />
  )
}
