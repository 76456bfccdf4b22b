import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '#shared/ui/button-class.ts'
import { FieldError, FieldMark, type FieldProps } from '#shared/ui/field.tsx'
import { type Field, partsAt } from './field.ts'
import { FieldInput } from './field-input.tsx'
import { startValues } from './field-values.ts'
import styles from './form.module.css'
import { say } from './say.ts'
import type { FieldsForm } from './use-fields-form.ts'

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
    <fieldset className={styles['rows']} aria-describedby={error ? id : undefined}>
      <legend>
        {label}
        <FieldMark mark={mark} />
      </legend>
      {[...rows.keys()].map((place) => (
        <fieldset key={place} className={styles['row']} aria-label={title(place)}>
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
  <div className={field.wide || field.kind === 'rows' || field.kind === 'lines' ? styles['wide'] : styles['cell']}>
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
  <div className={styles['fields']}>
    {fields.map((field) =>
      field.when ? (
        <WhenCell key={field.name} form={form} field={field} />
      ) : (
        <Cell key={field.name} form={form} field={field} />
      ),
    )}
  </div>
)
