import type { TFunction } from 'i18next'
import type { ComponentProps, ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { DraftKeeper } from '#shared/ui/form/draft-keeper.tsx'
import { ErrorSummary } from '#shared/ui/form/error-summary.tsx'
import { Modal } from '#shared/ui/overlay/modal.tsx'
import { type Field, type FieldValues, labelOf, partsAt } from './field.ts'
import { visibleFields } from './field-values.ts'
import styles from './form.module.css'
import { FormFields } from './form-fields.tsx'
import type { FieldsForm as FormState } from './use-fields-form.ts'

/** Fields under a heading, whose text is `section.<name>`. */
interface FormSection {
  name: string
  fields: readonly Field[]
}

interface BodyProps {
  form: FormState
  /** Sections of a long form, with a link to each; without them the fields have no headings. */
  sections?: readonly FormSection[] | undefined
  /** Notices on the outcome of the write, above the fields. */
  notices?: ReactNode
  /** Explanations that are not needed before the fields, below them. */
  notes?: ReactNode
}

interface Props extends BodyProps {
  onSend: (values: FieldValues) => unknown
  /** Submit button, below the fields. */
  children: ReactNode
}

const idOf = (section: FormSection): string => `bagian-${section.name}`

interface Wrong {
  /** Name of the control in the form. */
  field: string
  label: string
  message: string
}

/** Returns the errors of one entry of a repeated field: of the entry as a whole and of its fields. */
const wrongInEntry = (form: FormState, field: Field, place: number, t: TFunction): Wrong[] => {
  const entry = t('ui:rows.entry', { label: labelOf(field, t), nomor: place + 1 })
  const name = `${field.name}.${place}`
  const parts = partsAt(field, place)
  const whole = form.errorOf({ name })
  const inParts = wrongOf(form, parts, t).map((wrong) => ({ ...wrong, label: `${entry}, ${wrong.label}` }))
  return whole === undefined ? inParts : [{ field: parts[0]?.name ?? name, label: entry, message: whole }, ...inParts]
}

/** Returns the errors of the visible fields in their order; for a repeated field also those of each entry. */
const wrongOf = (form: FormState, fields: readonly Field[], t: TFunction): Wrong[] => {
  const values = form.form.getValues()
  return visibleFields(fields, values).flatMap((field) => {
    const message = form.errorOf(field)
    const entries: unknown = values[field.name]
    const isRepeated = field.kind === 'rows' || field.kind === 'texts'
    const places = isRepeated && Array.isArray(entries) ? [...entries.keys()] : []
    const own = message === undefined ? [] : [{ field: field.name, label: labelOf(field, t), message }]
    return [...own, ...places.flatMap((place) => wrongInEntry(form, field, place, t))]
  })
}

const Sections = ({ form, sections }: { form: FormState; sections: readonly FormSection[] }) => {
  const { t } = useTranslation(form.ns)
  const count = (section: FormSection) => wrongOf(form, section.fields, t).length
  return (
    <div className={styles.split}>
      <nav className={styles.nav} aria-label={t('ui:form.sections')}>
        {sections.map((section) => (
          <a key={section.name} href={`#${idOf(section)}`}>
            <span>{t(`section.${section.name}`)}</span>
            {count(section) > 0 ? <b>{t('ui:form.problems', { total: count(section) })}</b> : null}
          </a>
        ))}
      </nav>
      <div className={styles.card}>
        {sections.map((section) => (
          <SectionFields key={section.name} form={form} section={section} />
        ))}
      </div>
    </div>
  )
}

const SectionFields = ({ form, section }: { form: FormState; section: FormSection }) => {
  const { t } = useTranslation(form.ns)
  const id = idOf(section)
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-head`}>
      <h2 id={`${id}-head`}>{t(`section.${section.name}`)}</h2>
      <FormFields form={form} fields={section.fields} />
    </section>
  )
}

/** Error summary above the form. It updates on each keystroke, because a field may become hidden. */
const Summary = ({ form, sections = [{ name: '', fields: form.fields }] }: Omit<BodyProps, 'notices' | 'notes'>) => {
  const { t } = useTranslation(form.ns)
  useWatch({ control: form.form.control })
  const problems = sections.flatMap(({ name, fields }) =>
    wrongOf(form, fields, t).map(({ field, label, message }) => ({
      field,
      message: `${name === '' ? '' : `${t(`section.${name}`)}, `}${label}: ${message}`,
    })),
  )
  return <ErrorSummary problems={problems} attempt={form.attempt} />
}

/** Content of a declared form, on a screen or in a dialog: restored draft, error summary and fields. */
const FormBody = ({ form, sections, notices, notes }: BodyProps) => {
  const [first, ...others] = sections ?? []
  return (
    <>
      {form.isKept ? <DraftKeeper draft={form.draft} /> : null}
      <Summary form={form} sections={sections} />
      {notices}
      {first && sections && others.length > 0 ? <Sections form={form} sections={sections} /> : null}
      {first && others.length === 0 ? <SectionFields form={form} section={first} /> : null}
      {first ? null : <FormFields form={form} fields={form.fields} />}
      {notes}
    </>
  )
}

/** A declared form on a screen, with its submit button. */
export const FieldsForm = ({ onSend, children, ...body }: Props) => (
  <form className={styles.form} noValidate onSubmit={(event) => void body.form.submit(onSend)(event)}>
    {body.form.isReady ? <FormBody {...body} /> : null}
    {children}
  </form>
)

interface DialogProps
  extends Omit<BodyProps, 'sections'>,
    Pick<ComponentProps<typeof Modal>, 'title' | 'onClose' | 'pending' | 'reason' | 'submitLabel'> {
  onSend: (values: FieldValues) => unknown
}

/** A declared form in a dialog above its screen, when it has no address of its own (readings, 106). */
export const FormDialog = ({ form, onSend, notices, notes, ...modal }: DialogProps) => (
  <Modal {...modal} onSubmit={(event) => void form.submit(onSend)(event)}>
    <FormBody form={form} notices={notices} notes={notes} />
  </Modal>
)
