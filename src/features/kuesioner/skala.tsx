import { IconCheck } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import choice from '#shared/ui/choice/choice.module.css'
import { RadioSet } from '#shared/ui/choice/radio-group.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import styles from './skala.module.css'
import type { Pilihan, Soal } from './soal.ts'

interface Props extends ComponentProps<'input'> {
  soal: Soal
  /** It has to be answered, and is not. */
  isOpen: boolean
  error: string | undefined
  /** It was answered by a finger or a mouse: the next question may come into sight. */
  onPressed: () => void
}

/** A cell of a scale: its value, read with its label. */
const Cell = ({ nilai, label }: Pilihan) => (
  <>
    <span>
      {nilai}
      {label ? <span className="visually-hidden"> {label}</span> : null}
    </span>
    <IconCheck size={16} aria-hidden />
  </>
)

/**
 * One question with its choices, native radios under a thumb: a scale as cells side by side, other choices as rows. The
 * group is named by its question; of a scale the two ends stand in words, since all of them do not fit below.
 */
export const PilihJawaban = ({ soal, isOpen, error, onPressed, ...field }: Props) => {
  const { t } = useTranslation('kuesioner')
  const { jenis, nomor, pertanyaan, pilihan, isWajib } = soal
  const isSkala = jenis === 'skala'
  const mark = isWajib ? undefined : 'optional'
  const ends = isSkala ? [pilihan[0]?.label, pilihan.at(-1)?.label] : []
  // The keyboard moves the choice from cell to cell: only a press is an answer to go on from.
  const input: ComponentProps<'input'> = { ...field, onClick: ({ detail }) => detail > 0 && onPressed() }
  const question = (
    <>
      <span className={styles.nomor}>{nomor}.</span> {pertanyaan || t('question.unnamed')}
    </>
  )
  return (
    <RadioSet className={styles.soal} label={question} mark={mark} required={isWajib} error={error}>
      {isOpen ? (
        <p className={styles.open}>
          <Tag tone="accent">{t('question.open')}</Tag>
        </p>
      ) : null}
      <div className={isSkala ? styles.cells : styles.rows}>
        {pilihan.map((one) => (
          <label key={one.nilai} className={isSkala ? styles.cell : styles.row}>
            <input {...input} className={isSkala ? undefined : choice.dot} type="radio" value={one.nilai} />
            {isSkala ? <Cell {...one} /> : <span>{one.label || one.nilai}</span>}
          </label>
        ))}
      </div>
      {ends.some(Boolean) ? (
        <p className={styles.ends} aria-hidden>
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </p>
      ) : null}
    </RadioSet>
  )
}
