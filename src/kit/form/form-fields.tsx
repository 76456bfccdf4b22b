import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ReferensiSearch } from '#domain/referensi/referensi-search.tsx'
import { ReferensiSelect } from '#domain/referensi/referensi-select.tsx'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { CheckboxInput } from '#shared/ui/choice/checkbox-input.tsx'
import { FileInput } from '#shared/ui/choice/file-input.tsx'
import { RadioGroup } from '#shared/ui/choice/radio-group.tsx'
import { SelectInput } from '#shared/ui/choice/select-input.tsx'
import { FieldError, FieldMark, type FieldProps } from '#shared/ui/form/field.tsx'
import { DateInput } from '#shared/ui/input/date-input.tsx'
import { DigitsInput } from '#shared/ui/input/digits-input.tsx'
import { NumericInput } from '#shared/ui/input/numeric-input.tsx'
import { PasswordInput } from '#shared/ui/input/password-input.tsx'
import { PhoneInput } from '#shared/ui/input/phone-input.tsx'
import { RupiahInput } from '#shared/ui/input/rupiah-input.tsx'
import { rupiahOfText } from '#shared/ui/input/rupiah-text.ts'
import { TextArea } from '#shared/ui/input/text-area.tsx'
import { TextInput } from '#shared/ui/input/text-input.tsx'
import { isUnusualNik } from '#shared/validation/nik.ts'
import { toLocalPhone } from '#shared/validation/phone.ts'
import { type Field, partsAt } from './field.ts'
import { choiceText, isPilihan, startValues } from './field-values.ts'
import styles from './form.module.css'
import { latestDay, say } from './judge.ts'
import type { FieldsForm } from './use-fields-form.ts'

interface InputProps<Kind extends Field['kind'] = Field['kind']> {
  form: FieldsForm
  field: Extract<Field, { kind: Kind }>
  shown: FieldProps
}

const TextField = ({ form: { form }, field, shown }: InputProps<'text'>) => {
  const { name, input, autoComplete = 'off', max, rule } = field
  const line = { ...shown, autoComplete, ...(max !== undefined && { maxLength: max }) }
  if (rule === 'telepon') return <PhoneInput {...line} {...form.register(name, { setValueAs: toLocalPhone })} />
  if (input === 'numeric') return <DigitsInput {...line} {...form.register(name)} />
  const asTyped = autoComplete === 'username' && { autoCapitalize: 'none', spellCheck: false }
  return <TextInput {...line} {...asTyped} {...form.register(name)} type={input} inputMode={input} />
}

/** A NIK: one of more digits than usual may be sent, with a hint (readings, 20). */
const NikField = (props: InputProps<'text'>) => {
  const { t } = useTranslation('ui')
  const value = useWatch({ control: props.form.form.control, name: props.field.name })
  const isUnusual = typeof value === 'string' && isUnusualNik(value.trim())
  return <TextField {...props} shown={isUnusual ? { ...props.shown, hint: t('rule.nik.unusual') } : props.shown} />
}

const ChoiceField = ({ form: { form, ns }, field, shown }: InputProps<'choice'>) => {
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
const ReferensiField = ({ form: { form }, field, shown }: InputProps<'list' | 'search'>) => {
  const { field: held } = useController({ control: form.control, name: field.name })
  const { value, onChange, ...rest } = held
  const props = { ...shown, ...rest, value: isPilihan(value) ? value : null, onValue: onChange }
  return field.kind === 'list' ? (
    <ReferensiSelect {...props} list={field.list} />
  ) : (
    <ReferensiSearch {...props} search={field.search} />
  )
}

const FileField = ({ form: { form }, field, shown }: InputProps<'file'>) => {
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
const WrittenField = ({ form, field, shown }: InputProps<'text' | 'lines' | 'password'>) => {
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
const FieldInput = ({ form, field, shown }: InputProps<Exclude<Field['kind'], 'rows'>>) => {
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

interface Props {
  form: FieldsForm
  fields: readonly Field[]
}

/** What every field says around its control. */
const useShown = (form: FieldsForm, { label, hint, mark, required, ...field }: Field): FieldProps => {
  const { t } = useTranslation(form.ns)
  const isSaid = mark !== false && field.kind !== 'password'
  return {
    label: t(label),
    ...(hint !== undefined && { hint: say(t, hint) }),
    error: form.said(field),
    mark: typeof mark === 'string' ? { words: t(mark) } : required && isSaid ? 'required' : undefined,
  }
}

/** A field that is repeated: an entry after the other, one more, one fewer. */
const RowsField = ({ form, field }: { form: FieldsForm; field: Field }) => {
  const { t } = useTranslation('ui')
  const id = useId()
  const { label, error, mark } = useShown(form, field)
  const held = useWatch({ control: form.form.control, name: field.name })
  const rows: unknown[] = Array.isArray(held) ? held : []
  const adder = useRef<HTMLButtonElement>(null)
  const { setValue, clearErrors } = form.form
  const { isSubmitted } = form.form.formState
  const add = () => {
    setValue(field.name, [...rows, startValues(field.parts)], { shouldDirty: true })
    if (error) clearErrors(field.name) // that there was none
  }
  /** Errors stand at places: with one entry fewer they are looked for again. */
  const remove = (place: number) => {
    const others = rows.filter((_, other) => other !== place)
    setValue(field.name, others, { shouldDirty: true, shouldValidate: isSubmitted })
    adder.current?.focus() // the button that had it is gone
  }
  const title = (place: number) => t('rows.entry', { label, nomor: place + 1 })
  return (
    <fieldset className={styles.rows} aria-describedby={error ? id : undefined}>
      <legend>
        {label}
        <FieldMark mark={mark} />
      </legend>
      {[...rows.keys()].map((place) => (
        <fieldset key={place} className={styles.row} aria-label={title(place)}>
          <FormFields form={form} fields={partsAt(field, place)} />
          <button
            type="button"
            className={buttonClass('icon')}
            aria-label={t('rows.remove', { entry: title(place) })}
            onClick={() => remove(place)}
          >
            <IconTrash size={20} aria-hidden />
          </button>
        </fieldset>
      ))}
      {error ? <FieldError id={id} text={error} /> : null}
      <div>
        <button ref={adder} type="button" name={field.name} className={buttonClass()} onClick={add}>
          <IconPlus size={20} aria-hidden />
          {t('rows.add', { label })}
        </button>
      </div>
    </fieldset>
  )
}

const OneField = ({ form, field }: { form: FieldsForm; field: Exclude<Field, { kind: 'rows' }> }) => (
  <FieldInput form={form} field={field} shown={useShown(form, field)} />
)

const Cell = ({ form, field }: { form: FieldsForm; field: Field }) => (
  <div className={field.wide || field.kind === 'rows' || field.kind === 'lines' ? styles.wide : styles.cell}>
    {field.kind === 'rows' ? <RowsField form={form} field={field} /> : <OneField form={form} field={field} />}
  </div>
)

/** Asked for as long as its condition holds; what was typed stays. */
const WhenCell = ({ form, field }: { form: FieldsForm; field: Field }) => {
  const values = useWatch({ control: form.form.control })
  return field.when?.(values) ? <Cell form={form} field={field} /> : null
}

/** Fields side by side where there is room for two. */
export const FormFields = ({ form, fields }: Props) => (
  <div className={styles.fields}>
    {fields.map((field) =>
      field.when ? (
        <WhenCell key={field.name} form={form} field={field} />
      ) : (
        <Cell key={field.name} form={form} field={field} />
      ),
    )}
  </div>
)
