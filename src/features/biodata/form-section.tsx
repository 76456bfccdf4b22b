import type { Control, FieldErrors, UseFormRegister } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import styles from './biodata.module.css'
import { fieldsOf, type Section } from './biodata-fields.ts'
import type { BiodataValues } from './biodata-values.ts'
import { FieldInput } from './field-input.tsx'
import { useErrorText } from './use-error-text.ts'

interface Props {
  section: Section
  register: UseFormRegister<BiodataValues>
  control: Control<BiodataValues>
  errors: FieldErrors<BiodataValues>
}

/** Id of a section, for the links to it. */
export const sectionId = (section: Section): string => `bagian-${section}`

/** One section of the form under its heading. */
export const FormSection = ({ section, register, control, errors }: Props) => {
  const { t } = useTranslation('biodata')
  const errorText = useErrorText()
  const id = sectionId(section)
  return (
    <section className={styles['section']} id={id} aria-labelledby={`${id}-head`}>
      <h2 id={`${id}-head`}>{t(`section.${section}`)}</h2>
      <div className={styles['fields']}>
        {fieldsOf(section).map((field) => (
          <div key={field.name} className={field.wide ? styles['wide'] : styles['cell']}>
            <FieldInput
              field={field}
              error={errorText(field, errors[field.name])}
              register={register}
              control={control}
            />
          </div>
        ))}
      </div>
    </section>
  )
}
