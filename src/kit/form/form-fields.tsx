import { useController, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ReferensiSearch } from '#domain/referensi/referensi-search.tsx'
import { ReferensiSelect } from '#domain/referensi/referensi-select.tsx'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { CheckboxInput } from '#shared/ui/choice/checkbox-input.tsx'
import { CheckboxRows } from '#shared/ui/choice/choice-rows.tsx'
import { FileInput } from '#shared/ui/choice/file-input.tsx'
import { RadioGroup } from '#shared/ui/choice/radio-group.tsx'
import { ScaleInput } from '#shared/ui/choice/scale-input.tsx'
import { SelectInput } from '#shared/ui/choice/select-input.tsx'
import type { FieldProps } from '#shared/ui/form/field.tsx'
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
import { Repeated, TextsField } from './repeated.tsx'
import type { FieldsForm } from './use-fields-form.ts'
import { useShown } from './use-shown.ts'
import { latestDay } from './validate.ts'

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
  return <TextInput {...line} {...asTyped} {...form.register(name)} type={input} inputMode={input} counter />
}

/** A NIK. One with more digits than usual may be sent, with a hint (readings, 20). */
const NikField = (props: InputProps<'text'>) => {
  const { t } = useTranslation('ui')
  const value = useWatch({ control: props.form.form.control, name: props.field.name })
  const isUnusual = typeof value === 'string' && isUnusualNik(value.trim())
  return <TextField {...props} shown={isUnusual ? { ...props.shown, hint: t('rule.nik.unusual') } : props.shown} />
}

const useOptions = (ns: string, field: Extract<Field, { kind: 'choice' | 'several' | 'scale' }>) => {
  const { t } = useTranslation(ns)
  return field.choices.map((choice) => ({ value: choice.kode, label: choiceText(field, choice, t) }))
}

const ChoiceField = ({ form: { form, ns }, field, shown }: InputProps<'choice'>) => {
  const { t } = useTranslation(ns)
  const { variant, name } = field
  const options = useOptions(ns, field)
  if (variant !== 'select') return <ChoiceRadios {...{ form, field, shown, options }} />
  const closed = field.closed ?? []
  return <ChoiceSelect {...{ form, name, shown, options, closed }} placeholder={t('ui:list.choose')} />
}

interface ChoiceRadiosProps extends Pick<InputProps<'choice'>, 'field' | 'shown'> {
  form: InputProps<'choice'>['form']['form']
  options: readonly { value: string; label: string }[]
}

/** Radios, with a button to clear an optional choice, because radios cannot be deselected. */
const ChoiceRadios = ({ form, field: { name, required }, shown, options }: ChoiceRadiosProps) => {
  const { t } = useTranslation('ui')
  const value = useWatch({ control: form.control, name })
  const clear = () => {
    form.setValue(name, '', { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
    form.setFocus(name) // the button is removed
  }
  return (
    <div>
      <RadioGroup {...shown} {...form.register(name)} options={options} />
      {required || value === '' ? null : (
        <button
          type="button"
          className={buttonClass('quiet')}
          aria-label={t('choice.clear.of', { label: shown.label })}
          onClick={clear}
        >
          {t('choice.clear')}
        </button>
      )}
    </div>
  )
}

interface ChoiceSelectProps extends Pick<InputProps<'choice'>, 'shown'> {
  form: InputProps<'choice'>['form']['form']
  name: string
  options: readonly { value: string; label: string }[]
  closed: readonly string[]
  placeholder: string
}

/** Controlled, because a select registered by ref keeps its empty option in a form with a start value. */
const ChoiceSelect = ({ form, name, shown, options, closed, placeholder }: ChoiceSelectProps) => {
  const { field: held } = useController({ control: form.control, name })
  return (
    <SelectInput
      {...shown}
      {...held}
      value={typeof held.value === 'string' ? held.value : ''}
      placeholder={placeholder}
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value} disabled={closed.includes(value)}>
          {label}
        </option>
      ))}
    </SelectInput>
  )
}

const ScaleField = ({ form: { form, ns }, field, shown }: InputProps<'scale'>) => (
  <ScaleInput {...shown} {...form.register(field.name)} options={useOptions(ns, field)} />
)

const SeveralField = ({ form: { form, ns }, field, shown }: InputProps<'several'>) => {
  const { field: held } = useController({ control: form.control, name: field.name })
  const { value, onChange, ...rest } = held
  const chosen = Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
  return (
    <CheckboxRows
      {...shown}
      {...rest}
      options={useOptions(ns, field)}
      value={chosen}
      onValue={onChange}
      max={field.maxItems}
    />
  )
}

/** The form value holds code and name, so that a draft can be displayed. */
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

const FileField = ({ form, field, shown }: InputProps<'file'>) => {
  const { field: held } = useController({ control: form.form.control, name: field.name })
  const { value, onChange, ...rest } = held
  return (
    <FileInput
      {...shown}
      {...rest}
      accept={field.accept}
      maxBytes={field.maxBytes}
      file={value instanceof File ? value : null}
      onChange={({ target }) => onChange(target.files?.[0] ?? null)}
      onRefused={(sentence) => form.setFileError(field.name, sentence)}
    />
  )
}

/** Text inputs: one line, several lines, password. */
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

const NumberField = ({ form: { form }, field, shown }: InputProps<'number'>) => {
  const { name, decimal = false, maxLength } = field
  const limit = maxLength === undefined ? {} : { maxLength }
  return <NumericInput {...shown} {...form.register(name)} {...limit} decimal={decimal} unsigned />
}

/** Input of a field with a single value, by its kind. */
const FieldInput = ({ form, field, shown }: InputProps<One['kind']>) => {
  const { register } = form.form
  switch (field.kind) {
    case 'number':
      return <NumberField form={form} field={field} shown={shown} />
    case 'rupiah':
      return <RupiahInput {...shown} {...register(field.name, { setValueAs: rupiahOfText })} />
    case 'date':
      return <DateInput {...shown} {...register(field.name)} max={latestDay(field.rule)} />
    case 'tick':
      return <CheckboxInput {...shown} {...register(field.name)} />
    case 'choice':
      return <ChoiceField form={form} field={field} shown={shown} />
    case 'several':
      return <SeveralField form={form} field={field} shown={shown} />
    case 'scale':
      return <ScaleField form={form} field={field} shown={shown} />
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

/** A repeated field with several inputs per entry. */
const RowsField = ({ form, field }: { form: FieldsForm; field: Field }) => (
  <Repeated form={form} field={field} empty={startValues(field.parts)} entry="fields">
    {({ place }) => <FormFields form={form} fields={partsAt(field, place)} />}
  </Repeated>
)

type One = Exclude<Field, { kind: 'rows' | 'texts' }>

const OneField = ({ form, field }: { form: FieldsForm; field: One }) => (
  <FieldInput form={form} field={field} shown={useShown(form, field)} />
)

const AnyField = ({ form, field }: { form: FieldsForm; field: Field }) => {
  if (field.kind === 'rows') return <RowsField form={form} field={field} />
  if (field.kind === 'texts') return <TextsField form={form} field={field} />
  return <OneField form={form} field={field} />
}

/** Kinds that span both columns. */
const WIDE = new Set<Field['kind']>(['rows', 'texts', 'lines', 'several', 'scale'])

const Cell = ({ form, field }: { form: FieldsForm; field: Field }) => (
  <div className={field.wide || WIDE.has(field.kind) ? styles.wide : styles.cell}>
    <AnyField form={form} field={field} />
  </div>
)

/** Field rendered only while its condition holds. Its value is kept. */
const WhenCell = ({ form, field }: { form: FieldsForm; field: Field }) => {
  const values = useWatch({ control: form.form.control })
  return field.when?.(values) ? <Cell form={form} field={field} /> : null
}

/** Fields in two columns if there is room. */
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
