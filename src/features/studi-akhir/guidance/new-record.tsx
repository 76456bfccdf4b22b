import { useTranslation } from 'react-i18next'
import { Kontak } from '#domain/kampus/kontak.tsx'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { CreateBimbinganBody } from '#generated/models/bimbingan/createBimbinganBody.zod.ts'
import { type Field, fieldsOf } from '#kit/form/field.ts'
import { bodyOf, startValues } from '#kit/form/field-values.ts'
import { FormAction } from '#kit/form/form-action.tsx'
import type { Check } from '#kit/form/validate.ts'
import { today } from '#shared/campus/today.ts'
import { text } from '#shared/wire/readers.ts'
import type { Person, Work } from './guidance.ts'
import { guidanceDraft, recordMeeting } from './guidance-actions.ts'

const MAX_BYTES = 10_000_000

/** Returns the fields of a record; the supervisor is a field only when there are several. */
const fieldsWith = (pembimbing: readonly Person[]): Field[] =>
  fieldsOf(CreateBimbinganBody, {
    tanggal: { kind: 'date' },
    ...(pembimbing.length > 1 && {
      idDosen: {
        kind: 'choice',
        variant: 'select',
        required: true,
        choices: pembimbing.map(({ id, nama }) => ({ kode: id, nama: nama || id })),
      },
    }),
    topik: { kind: 'text', wide: true },
    uraian: { kind: 'lines', wide: true, hint: 'field.uraian.hint' },
    berkas: { kind: 'file', wide: true, accept: '.pdf,.doc,.docx', maxBytes: MAX_BYTES, hint: 'field.berkas.hint' },
  })

const checkDay: Check = ({ tanggal }) => ({
  tanggal: text(tanggal) > today() ? 'studi-akhir:field.tanggal.ahead' : null,
})

interface Props {
  work: Work
  pembimbing: readonly Person[]
  /** Null when the gateway sends no permission; the button is enabled and a rejection is shown. */
  bolehMenambah: boolean | null
  /** main when recording a meeting is the next step. */
  look: 'main' | 'plain'
}

/** Button and dialog that record a guidance meeting with an optional file. */
export const NewRecord = ({ work, pembimbing, bolehMenambah, look }: Props) => {
  const { t } = useTranslation('studi-akhir')
  const { jenisBimbingan, usulanId } = work
  const place = { idMahasiswa: useIdMahasiswa(), jenisBimbingan, usulanId }
  const known = pembimbing.filter(({ id }) => id !== '')
  const fields = fieldsWith(known)
  const [only, ...others] = known
  const implied = only && others.length === 0 ? { idDosen: only.id } : {}
  return (
    <FormAction
      action={recordMeeting}
      place={place}
      ns="studi-akhir"
      fields={fields}
      start={{ ...startValues(fields), tanggal: today() }}
      check={checkDay}
      draft={guidanceDraft(place)}
      toVariables={(values) => ({
        ...place,
        data: CreateBimbinganBody.parse({ ...implied, ...bodyOf(fields, values) }),
      })}
      param="catat"
      variant={look}
      title={t('record.title')}
      label={t('record')}
      submitLabel={t('record.send')}
      reason={bolehMenambah !== false ? null : { text: t('record.closed'), next: <Kontak /> }}
    />
  )
}
