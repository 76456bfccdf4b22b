import { useController, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ReferensiSearch } from '#domain/referensi/referensi-search.tsx'
import { ReferensiSelect } from '#domain/referensi/referensi-select.tsx'
import { CheckboxInput } from '#shared/ui/checkbox-input.tsx'
import { DateInput } from '#shared/ui/date-input.tsx'
import type { FieldProps } from '#shared/ui/field.tsx'
import { FileInput } from '#shared/ui/file-input.tsx'
import { NumericInput } from '#shared/ui/numeric-input.tsx'
import { PasswordInput } from '#shared/ui/password-input.tsx'
import { PhoneInput } from '#shared/ui/phone-input.tsx'
import { RadioGroup } from '#shared/ui/radio-group.tsx'
import { RupiahInput } from '#shared/ui/rupiah-input.tsx'
import { rupiahOfText } from '#shared/ui/rupiah-text.ts'
import { SelectInput } from '#shared/ui/select-input.tsx'
import { TextArea } from '#shared/ui/text-area.tsx'
import { TextInput } from '#shared/ui/text-input.tsx'
import { isUnusualNik } from '#shared/validation/nik.ts'
import { toLocalPhone } from '#shared/validation/phone.ts'
import type { Field } from './field.ts'
import { isPilihan } from './field-values.ts'
import { latestDay } from './rules.ts'
import { choiceText } from './show-value.ts'
import type { FieldsForm } from './use-fields-form.ts'

interface Props<Kind extends Field['kind'] = Field['kind']> {
  form: FieldsForm
  field: Extract<Field, { kind: Kind }>
  shown: FieldProps
}

const TextField = ({ form: { form }, field, shown }: Props<'text'>) => {
  const { name, input, autoComplete = 'off', max, rule } = field
  const line = { ...shown, autoComplete, ...(max !== undefined && { maxLength: max }) }
  if (rule === 'telepon') return <PhoneInput {...line} {...form.register(name, { setValueAs: toLocalPhone })} />
  const type = input === 'numeric' ? 'text' : input
  const asTyped = autoComplete === 'username' && { autoCapitalize: 'none', spellCheck: false }
  return <TextInput {...line} {...asTyped} {...form.register(name)} type={type} inputMode={input} />
}

/** A NIK: one of more digits than usual may be sent, with a hint (readings, 20). */
const NikField = (props: Props<'text'>) => {
  const { t } = useTranslation('ui')
  const value = useWatch({ control: props.form.form.control, name: props.field.name })
  const isUnusual = typeof value === 'string' && isUnusualNik(value.trim())
  return <TextField {...props} shown={isUnusual ? { ...props.shown, hint: t('rule.nik.unusual') } : props.shown} />
}

const ChoiceField = ({ form: { form, ns }, field, shown }: Props<'choice'>) => {
  const { t } = useTranslation(ns)
  const { choices, look, name } = field
  const options = choices.map((choice) => ({ value: choice.kode, label: choiceText(field, choice, t) }))
  if (look !== 'select') return <RadioGroup {...shown} {...form.register(name)} options={options} />
  return (
    <SelectInput {...shown} {...form.register(name)} placeholder={t('ui:list.choose')}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectInput>
  )
}

/** The form holds code and name, so that a draft can show it again. */
const ReferensiField = ({ form: { form }, field, shown }: Props<'list' | 'search'>) => {
  const { field: held } = useController({ control: form.control, name: field.name })
  const { value, onChange, ...rest } = held
  const props = { ...shown, ...rest, value: isPilihan(value) ? value : null, onValue: onChange }
  return field.kind === 'list' ? (
    <ReferensiSelect {...props} list={field.list} />
  ) : (
    <ReferensiSearch {...props} search={field.search} />
  )
}

const FileField = ({ form: { form }, field, shown }: Props<'file'>) => {
  const { field: held } = useController({ control: form.control, name: field.name })
  const { value, onChange, ...rest } = held
  return (
    <FileInput
      {...shown}
      {...rest}
      accept={field.accept}
      maxBytes={field.maxBytes}
      file={value instanceof File ? value : null}
      onChange={({ target }) => onChange(target.files?.[0] ?? null)}
    />
  )
}

/** What is written: a line, several, a secret. */
const WrittenField = ({ form, field, shown }: Props<'text' | 'lines' | 'password'>) => {
  const { register } = form.form
  if (field.kind === 'lines') {
    const limit = field.max === undefined ? {} : { maxLength: field.max }
    return <TextArea {...shown} {...register(field.name)} {...limit} counter />
  }
  if (field.kind === 'password')
    return <PasswordInput {...shown} {...register(field.name)} autoComplete={field.autoComplete} />
  const Line = field.rule === 'nik' ? NikField : TextField
  return <Line form={form} field={field} shown={shown} />
}

/** One field that holds one value, as its kind is asked for. */
export const FieldInput = ({ form, field, shown }: Props<Exclude<Field['kind'], 'rows'>>) => {
  const { register } = form.form
  switch (field.kind) {
    case 'number':
      return <NumericInput {...shown} {...register(field.name)} decimal={field.decimal ?? false} unsigned />
    case 'rupiah':
      return <RupiahInput {...shown} {...register(field.name, { setValueAs: rupiahOfText })} />
    case 'date':
      return <DateInput {...shown} {...register(field.name)} max={latestDay(field.rule)} />
    case 'tick':
      return <CheckboxInput {...shown} {...register(field.name)} />
    case 'choice':
      return <ChoiceField form={form} field={field} shown={shown} />
    case 'list':
    case 'search':
      return <ReferensiField form={form} field={field} shown={shown} />
    case 'file':
      return <FileField form={form} field={field} shown={shown} />
    default:
      return <WrittenField form={form} field={field} shown={shown} />
  }
}
