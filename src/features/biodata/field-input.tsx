import { type Control, type UseFormRegister, useController, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { latestTanggalLahir } from '#domain/mahasiswa/tanggal-lahir.ts'
import { PILIHAN } from '#domain/referensi/pilihan.ts'
import { ReferensiSearch } from '#domain/referensi/referensi-search.tsx'
import { ReferensiSelect } from '#domain/referensi/referensi-select.tsx'
import { now } from '#shared/clock.ts'
import { DateInput } from '#shared/ui/date-input.tsx'
import { PhoneInput } from '#shared/ui/phone-input.tsx'
import { RadioGroup } from '#shared/ui/radio-group.tsx'
import { TextInput } from '#shared/ui/text-input.tsx'
import { isUnusualNik } from '#shared/validation/nik.ts'
import { toLocalPhone } from '#shared/validation/phone.ts'
import type { BiodataField } from './biodata-fields.ts'
import type { BiodataValues, FieldValue } from './biodata-values.ts'

export interface FieldInputProps {
  field: BiodataField
  error: string | undefined
  register: UseFormRegister<BiodataValues>
  control: Control<BiodataValues>
}

type Shown = {
  label: string
  error: string | undefined
  mark: 'required' | { words: string } | undefined
  hint?: string
}

/** A reference: the form holds code and name, so that a draft can show it again. */
const ReferensiInput = ({
  field,
  control,
  shown,
}: { field: BiodataField; shown: Shown } & Pick<FieldInputProps, 'control'>) => {
  const { field: input } = useController({ control, name: field.name })
  const { name, ref, onBlur, onChange } = input
  const value: FieldValue | undefined = input.value
  const props = { ...shown, name, ref, onBlur, onValue: onChange, value: typeof value === 'object' ? value : null }
  if (field.kind === 'list') return <ReferensiSelect {...props} list={field.list} />
  return field.kind === 'search' ? <ReferensiSearch {...props} search={field.search} /> : null
}

type TextField = Extract<BiodataField, { kind: 'text' }>

const TextFieldInput = ({
  field,
  register,
  shown,
}: { field: TextField; shown: Shown } & Pick<FieldInputProps, 'register'>) => (
  <TextInput
    {...shown}
    {...register(field.name)}
    type={field.input === 'numeric' ? 'text' : field.input}
    inputMode={field.input}
    autoComplete={field.autoComplete ?? 'off'}
    {...(field.max !== undefined && { maxLength: field.max })}
  />
)

/** A NIK: one of more digits than usual may be sent, with a hint (readings, 20). */
const NikInput = ({
  field,
  register,
  control,
  shown,
}: { field: TextField; shown: Shown } & Pick<FieldInputProps, 'register' | 'control'>) => {
  const { t } = useTranslation('biodata')
  const value = useWatch({ control, name: field.name })
  const isUnusual = typeof value === 'string' && isUnusualNik(value.trim())
  const hinted = isUnusual ? { ...shown, hint: t('rule.nik.unusual') } : shown
  return <TextFieldInput field={field} register={register} shown={hinted} />
}

/** A guardian may be left out as a whole; with one field filled in, the others that are asked for are. */
const markOf = ({ required, group }: BiodataField, words: string): Shown['mark'] => {
  if (!required) return undefined
  return group === 'wali' ? { words } : 'required'
}

/** One field of the biodata, as its kind is asked for. */
export const FieldInput = ({ field, error, register, control }: FieldInputProps) => {
  const { t } = useTranslation('biodata')
  const shown: Shown = { label: t(field.label), error, mark: markOf(field, t('field.wali.condition')) }
  switch (field.kind) {
    case 'text':
      if (field.rule === 'telepon')
        return (
          <PhoneInput
            {...shown}
            {...register(field.name, { setValueAs: toLocalPhone })}
            autoComplete={field.autoComplete ?? 'off'}
          />
        )
      if (field.rule === 'nik') return <NikInput field={field} register={register} control={control} shown={shown} />
      return <TextFieldInput field={field} register={register} shown={shown} />
    case 'date':
      return (
        <DateInput
          {...shown}
          {...register(field.name)}
          max={latestTanggalLahir(field.rule === 'usiaOrangTua' ? 'orangTua' : 'mahasiswa', now())}
        />
      )
    case 'choice':
      return (
        <RadioGroup
          {...shown}
          {...register(field.name)}
          options={PILIHAN[field.pilihan].map(({ kode }) => ({
            value: kode,
            label: t(`pilihan.${field.pilihan}.${kode}`),
          }))}
        />
      )
    case 'list':
    case 'search':
      return <ReferensiInput field={field} control={control} shown={shown} />
  }
}
