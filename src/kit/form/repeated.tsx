import { IconPlus, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { FieldError, FieldMark } from '#shared/ui/form/field.tsx'
import { TextInput } from '#shared/ui/input/text-input.tsx'
import type { Field } from './field.ts'
import styles from './form.module.css'
import type { FieldsForm } from './use-fields-form.ts'
import { useShown } from './use-shown.ts'

interface Entry {
  /** Index from 0. */
  place: number
  /** Label such as 'Anggota 2'. */
  title: string
  /** Error of the entry as a whole. */
  error: string | undefined
}

interface Props {
  form: FieldsForm
  field: Field
  /** Values of a new entry. */
  empty: unknown
  /**
   * 'fields': an entry is a group of fields. 'line': an entry is one control with the entry's name; a new one receives
   * the focus.
   */
  entry: 'fields' | 'line'
  /** @param add adds an entry, unless the maximum is reached */
  children: (entry: Entry, add: () => void) => ReactNode
}

const useEntries = ({ form, field, empty, entry }: Omit<Props, 'children'>) => {
  const held: unknown = useWatch({ control: form.form.control, name: field.name })
  const entries: unknown[] = Array.isArray(held) ? held : []
  const { setValue, clearErrors, setFocus } = form.form
  const { isSubmitted } = form.form.formState
  const isFull = field.maxItems !== undefined && entries.length >= field.maxItems
  const adder = useRef<HTMLButtonElement>(null)
  /** Next target of the focus; a new object for each change. */
  const [next, setNext] = useState<{ name: string | null } | null>(null)
  useEffect(() => {
    if (next?.name) setFocus(next.name)
    else if (next) adder.current?.focus() // the ref changes when the button's reason appears or disappears
  }, [next, setFocus])
  const add = () => {
    if (isFull) return
    setValue(field.name, [...entries, empty], { shouldDirty: true })
    if (form.errorOf(field)) clearErrors(field.name) // the error that there are no entries
    setNext({ name: entry === 'line' ? `${field.name}.${entries.length}` : null })
  }
  /** Removes an entry and validates the others again, because errors belong to indexes. */
  const remove = (place: number) => {
    const others = entries.filter((_, other) => other !== place)
    setValue(field.name, others, { shouldDirty: true, shouldValidate: isSubmitted })
    setNext({ name: null }) // the focused button is removed
  }
  return { count: entries.length, isFull, adder, add, remove }
}

interface FrameProps extends Pick<Props, 'entry'> {
  of: Entry
  children: ReactNode
}

/** Frame of an entry with its remove button. A line needs no frame: its control has the label and shows the error. */
const EntryFrame = ({ entry, of: { title, error }, children }: FrameProps) => {
  const id = useId()
  if (entry === 'line') return <div className={styles.line}>{children}</div>
  return (
    <fieldset className={styles.row} aria-label={title} aria-describedby={error ? id : undefined}>
      {children}
      {error ? (
        <div className={styles.entryError}>
          <FieldError id={id} text={error} />
        </div>
      ) : null}
    </fieldset>
  )
}

/** A repeated field: its entries, each with a remove button, and a button to add one. */
export const Repeated = ({ children, ...props }: Props) => {
  const { form, field, entry } = props
  const { t } = useTranslation('ui')
  const id = useId()
  const { label, hint, error, mark } = useShown(form, field)
  const { count, isFull, adder, add, remove } = useEntries(props)
  const { maxItems } = field
  const entries = Array.from({ length: count }, (_, place) => ({
    place,
    title: t('rows.entry', { label, nomor: place + 1 }),
    error: form.errorOf({ name: `${field.name}.${place}` }),
  }))
  return (
    <fieldset className={styles.rows} aria-describedby={error ? id : undefined}>
      <legend>
        <span>{label}</span>
        <FieldMark mark={mark} />
      </legend>
      {hint ? <div className={styles.hint}>{hint}</div> : null}
      {entries.map((one) => (
        <EntryFrame key={one.place} entry={entry} of={one}>
          {children(one, add)}
          <button
            type="button"
            className={buttonClass('icon')}
            aria-label={t('rows.remove', { entry: one.title })}
            onClick={() => remove(one.place)}
          >
            <IconTrash size={20} aria-hidden />
          </button>
        </EntryFrame>
      ))}
      {error ? <FieldError id={id} text={error} /> : null}
      <div>
        <ActionButton
          ref={adder}
          name={field.name}
          reason={isFull ? { text: t('rows.full', { max: maxItems }) } : null}
          onClick={add}
        >
          <IconPlus size={20} aria-hidden />
          <span>{t('rows.add', { label })}</span>
        </ActionButton>
        {maxItems === undefined ? null : (
          <p className={styles.count} role="status">
            {t('rows.count', { count, max: maxItems })}
          </p>
        )}
      </div>
    </fieldset>
  )
}

/** A list of texts, one per line. Enter adds a line and focuses it. */
export const TextsField = ({ form, field }: { form: FieldsForm; field: Field }) => (
  <Repeated form={form} field={field} empty="" entry="line">
    {({ place, title, error }, add) => (
      <TextInput
        {...form.form.register(`${field.name}.${place}`)}
        {...(field.max !== undefined && { maxLength: field.max })}
        label={title}
        error={error}
        counter
        autoComplete="off"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
          event.preventDefault()
          if (event.currentTarget.value.trim() !== '') add()
        }}
      />
    )}
  </Repeated>
)
