import { memo } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CheckboxRows, RadioRows } from '#shared/ui/choice/choice-rows.tsx'
import { ScaleInput } from '#shared/ui/choice/scale-input.tsx'
import type { FieldProps } from '#shared/ui/form/field.tsx'
import { DateInput } from '#shared/ui/input/date-input.tsx'
import { NumericInput } from '#shared/ui/input/numeric-input.tsx'
import { TextArea } from '#shared/ui/input/text-area.tsx'
import { TextInput } from '#shared/ui/input/text-input.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import type { FieldsForm } from '../form/use-fields-form.ts'
import styles from './soal.module.css'
import type { Soal } from './soal.ts'

interface Props {
  soal: Soal
  form: FieldsForm['form']
  error: string | undefined
  /** True when the question is required and unanswered. */
  isOpen: boolean
  /** Called when a choice was made by touch or mouse, so that the next question can be scrolled into view. */
  onPressed: (soal: Soal) => void
}

const TEXT_ROWS = 4

/** A question answered by typing. */
const Written = ({ soal, form, error }: Pick<Props, 'soal' | 'form' | 'error'>) => {
  const { t } = useTranslation('ui')
  const { jenis, name, nomor, pertanyaan, bantuan, maxLength, isWajib, isBulat } = soal
  const shown: FieldProps = {
    label: `${nomor}. ${pertanyaan || t('question.unnamed')}`,
    ...(bantuan && { hint: bantuan }),
    error,
    mark: isWajib ? 'required' : 'optional',
  }
  const input = { ...shown, ...form.register(name), autoComplete: 'off' }
  if (jenis === 'angka') return <NumericInput {...input} maxLength={maxLength} decimal={isBulat !== true} unsigned />
  if (jenis === 'tanggal') return <DateInput {...input} />
  if (jenis === 'teks') return <TextInput {...input} maxLength={maxLength} counter />
  return <TextArea {...input} maxLength={maxLength} rows={TEXT_ROWS} counter />
}

/** Returns the props of a question with choices. The question labels the group. */
const useChoiceSet = ({ soal, error, isOpen }: Pick<Props, 'soal' | 'error' | 'isOpen'>) => {
  const { t } = useTranslation('ui')
  const { nomor, pertanyaan, bantuan, pilihan, isWajib } = soal
  return {
    className: styles.group,
    label: (
      <>
        <span className={styles.nomor}>{`${nomor}.`}</span> <span>{pertanyaan || t('question.unnamed')}</span>
      </>
    ),
    hint: bantuan,
    mark: isWajib ? undefined : ('optional' as const),
    required: isWajib,
    error,
    options: pilihan.map(({ nilai, label }) => ({ value: nilai, label })),
    note: isOpen ? (
      <p className={styles.open}>
        <Tag tone="accent">{t('question.open')}</Tag>
      </p>
    ) : null,
  }
}

const One = ({ form, onPressed, ...props }: Props) => {
  const { soal } = props
  const Choices = soal.jenis === 'skala' ? ScaleInput : RadioRows
  return (
    <Choices
      {...useChoiceSet(props)}
      {...form.register(soal.name)}
      // Arrow keys change the choice while moving, so only a press counts as an answer to advance from.
      onClick={({ detail }) => detail > 0 && onPressed(soal)}
    />
  )
}

const Several = ({ form, ...props }: Props) => {
  const { field } = useController({ control: form.control, name: props.soal.name })
  const { value, onChange, ...rest } = field
  const chosen = Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
  return <CheckboxRows {...useChoiceSet(props)} {...rest} value={chosen} onValue={onChange} />
}

/** A question with the input of its kind. Memoized, so that an answer re-renders only its own question. */
export const QuestionField = memo((props: Props) => {
  const { t } = useTranslation('ui')
  const { soal, form, error } = props
  if (soal.jenis === 'unreadable')
    return <Notice tone="warn">{`${soal.nomor}. ${soal.pertanyaan} ${t('question.broken')}`}</Notice>
  if (soal.jenis === 'pilihanGanda') return <Several {...props} />
  if (soal.jenis === 'pilihan' || soal.jenis === 'skala') return <One {...props} />
  return (
    <div className={styles.written}>
      <Written soal={soal} form={form} error={error} />
    </div>
  )
})
