import { IconCheck } from '@tabler/icons-react'
import { type ComponentProps, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldError, FieldMark } from '#shared/ui/form/field.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import styles from './skala.module.css'
import type { Soal } from './soal.ts'

interface Props extends ComponentProps<'input'> {
  soal: Soal
  /** It has to be answered, and is not. */
  isOpen: boolean
  error: string | undefined
  /** It was answered by a finger or a mouse: the next question may come into sight. */
  onPressed: () => void
}

/** The cells of a scale: each a value, read with its label; the two ends in words, since all of them do not fit below. */
const Skala = ({ pilihan, ...input }: Pick<Soal, 'pilihan'> & ComponentProps<'input'>) => {
  const ends = [pilihan[0]?.label, pilihan.at(-1)?.label]
  return (
    <>
      <div className={styles.cells}>
        {pilihan.map(({ nilai, label }) => (
          <label key={nilai} className={styles.cell}>
            <input {...input} type="radio" value={nilai} />
            <span>
              {nilai}
              {label ? <span className="visually-hidden"> {label}</span> : null}
            </span>
            <IconCheck size={16} aria-hidden />
          </label>
        ))}
      </div>
      {ends.some(Boolean) ? (
        <p className={styles.ends} aria-hidden>
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </p>
      ) : null}
    </>
  )
}

/**
 * One question with its choices, native radios under a thumb: a scale as cells side by side, other choices as rows. The
 * group is named by its question.
 */
export const PilihJawaban = ({ soal, isOpen, error, onPressed, ...field }: Props) => {
  const { t } = useTranslation('kuesioner')
  const id = useId()
  const { jenis, nomor, pertanyaan, pilihan, isWajib } = soal
  // The keyboard moves the choice from cell to cell: only a press is an answer to go on from.
  const input: ComponentProps<'input'> = { ...field, onClick: ({ detail }) => detail > 0 && onPressed() }
  return (
    <fieldset
      className={styles.soal}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: only a radio group may be invalid or required
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-required={isWajib || undefined}
      aria-describedby={error ? id : undefined}
    >
      <legend>
        <span className={styles.nomor}>{nomor}.</span> {pertanyaan || t('question.unnamed')}
        <FieldMark mark={isWajib ? undefined : 'optional'} />
      </legend>
      {isOpen ? (
        <p className={styles.open}>
          <Tag tone="accent">{t('question.open')}</Tag>
        </p>
      ) : null}
      {jenis === 'skala' ? (
        <Skala {...input} pilihan={pilihan} />
      ) : (
        <div className={styles.rows}>
          {pilihan.map(({ nilai, label }) => (
            <label key={nilai} className={styles.row}>
              <input {...input} type="radio" value={nilai} />
              <span>{label || nilai}</span>
            </label>
          ))}
        </div>
      )}
      {error ? <FieldError id={id} text={error} /> : null}
    </fieldset>
  )
}
