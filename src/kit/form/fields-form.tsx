import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DraftKeeper } from '#shared/ui/draft-keeper.tsx'
import { ErrorSummary } from '#shared/ui/error-summary.tsx'
import type { Field, FieldValues } from './field.ts'
import styles from './form.module.css'
import { FormFields } from './form-fields.tsx'
import type { FieldsForm as FormState } from './use-fields-form.ts'

/** Fields under a heading: the text `section.<name>`. */
export interface FormSection {
  name: string
  fields: readonly Field[]
}

interface BodyProps {
  form: FormState
  /** Of a long form, with a way to each; without them the fields stand as they are. */
  sections?: readonly FormSection[]
  /** What became of the write, above the fields. */
  notices?: ReactNode
}

interface Props extends BodyProps {
  onSend: (values: FieldValues) => unknown
  /** The way to send it, below the fields. */
  children: ReactNode
}

const idOf = (section: FormSection): string => `bagian-${section.name}`

/** The fields that have to be mended, with the section that they stand in. */
const wrongOf = (form: FormState, sections: readonly FormSection[]) =>
  sections.flatMap((section) =>
    section.fields.flatMap((field) => {
      const message = form.said(field)
      return message === undefined ? [] : [{ section, field, message }]
    }),
  )

const Sections = ({ form, sections }: { form: FormState; sections: readonly FormSection[] }) => {
  const { t } = useTranslation(form.ns)
  const wrong = wrongOf(form, sections)
  const count = (section: FormSection) => wrong.filter((one) => one.section === section).length
  return (
    <div className={styles['split']}>
      <nav className={styles['nav']} aria-label={t('ui:form.sections')}>
        {sections.map((section) => (
          <a key={section.name} href={`#${idOf(section)}`}>
            {t(`section.${section.name}`)}
            {count(section) > 0 ? <b>{t('ui:form.problems', { total: count(section) })}</b> : null}
          </a>
        ))}
      </nav>
      <div className={styles['card']}>
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
    <section className={styles['section']} id={id} aria-labelledby={`${id}-head`}>
      <h2 id={`${id}-head`}>{t(`section.${section.name}`)}</h2>
      <FormFields form={form} fields={section.fields} />
    </section>
  )
}

/** What stands in a declared form, on a screen or in a dialog: what was typed before, what is wrong with it, its fields. */
export const FormBody = ({ form, sections, notices }: BodyProps) => {
  const { t } = useTranslation(form.ns)
  const problems = wrongOf(form, sections ?? [{ name: '', fields: form.fields }]).map(
    ({ section, field, message }) => ({
      field: field.name,
      message: `${section.name === '' ? '' : `${t(`section.${section.name}`)}, `}${t(field.label)}: ${message}`,
    }),
  )
  const [first, ...others] = sections ?? []
  return (
    <>
      {form.isKept ? <DraftKeeper draft={form.draft} /> : null}
      <ErrorSummary problems={problems} attempt={form.attempt} />
      {notices}
      {first && sections && others.length > 0 ? <Sections form={form} sections={sections} /> : null}
      {first && others.length === 0 ? <SectionFields form={form} section={first} /> : null}
      {first ? null : <FormFields form={form} fields={form.fields} />}
    </>
  )
}

/** A declared form on a screen, and the way to send it. */
export const FieldsForm = ({ onSend, children, ...body }: Props) => (
  <form className={styles['form']} noValidate onSubmit={(event) => void body.form.submit(onSend)(event)}>
    <FormBody {...body} />
    {children}
  </form>
)
