import { IconCheck } from '@tabler/icons-react'
import { type ComponentProps, type MouseEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldError } from '#shared/ui/form/field.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import styles from './skala.module.css'
import type { Pilihan, Soal } from './soal.ts'

interface Props {
  soal: Soal
  /** What is chosen; empty for nothing. */
  value: string
  error: string | undefined
  onChoose: (nilai: string) => void
  /** It was answered by a finger or a mouse: the next question may come into sight. */
  onPressed: () => void
}

/** The two ends of a scale in words: all of them do not fit below their cells. */
const Ujung = ({ pilihan }: Pick<Soal, 'pilihan'>) => {
  const [first, last] = [pilihan[0]?.label, pilihan.at(-1)?.label]
  if (!first && !last) return null
  return (
    <p className={styles.ends} aria-hidden>
      <span>{first}</span>
      <span>{last}</span>
    </p>
  )
}

interface SatuProps extends Pick<ComponentProps<'input'>, 'name' | 'checked' | 'onChange' | 'onClick'> {
  isSkala: boolean
  pilihan: Pilihan
}

/** One choice: of a scale its value, read with its label; else its label. */
const Satu = ({ isSkala, pilihan: { nilai, label }, ...input }: SatuProps) => (
  <label className={isSkala ? styles.cell : styles.row}>
    <input {...input} type="radio" value={nilai} />
    {isSkala ? (
      <>
        <span>
          {nilai}
          {label ? <span className="visually-hidden"> {label}</span> : null}
        </span>
        <IconCheck size={16} aria-hidden />
      </>
    ) : (
      <span>{label || nilai}</span>
    )}
  </label>
)

/** What is asked, and that it still waits. */
const Tanya = ({ soal: { nomor, pertanyaan, isWajib }, isOpen }: Pick<Props, 'soal'> & { isOpen: boolean }) => {
  const { t } = useTranslation('kuesioner')
  return (
    <>
      <legend>
        <span className={styles.nomor}>{nomor}.</span> {pertanyaan || t('question.unnamed')}
        {isWajib ? null : <span className={styles.mark}> {t('ui:field.optional')}</span>}
      </legend>
      {isOpen ? (
        <p className={styles.open}>
          <Tag tone="accent">{t('question.open')}</Tag>
        </p>
      ) : null}
    </>
  )
}

/**
 * One question with its choices, native radios under a thumb: a scale as cells side by side, other choices as rows. The
 * group is named by its question.
 */
export const PilihJawaban = ({ soal, value, error, onChoose, onPressed }: Props) => {
  const id = useId()
  const { jenis, nama, pilihan, isWajib } = soal
  const isSkala = jenis === 'skala'
  // The keyboard moves the choice from cell to cell: only a press is an answer to go on from.
  const onClick = ({ detail }: MouseEvent) => {
    if (detail > 0) onPressed()
  }
  return (
    <fieldset
      className={styles.soal}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: only a radio group may be invalid or required
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-required={isWajib ? true : undefined}
      aria-describedby={error ? id : undefined}
    >
      <Tanya soal={soal} isOpen={isWajib && value === ''} />
      <div className={isSkala ? styles.cells : styles.rows}>
        {pilihan.map((one) => (
          <Satu
            key={one.nilai}
            isSkala={isSkala}
            pilihan={one}
            name={nama}
            checked={one.nilai === value}
            onChange={() => onChoose(one.nilai)}
            onClick={onClick}
          />
        ))}
      </div>
      {isSkala ? <Ujung pilihan={pilihan} /> : null}
      {error ? <FieldError id={id} text={error} /> : null}
    </fieldset>
  )
}

/** How far one is, a tick for each question; the words beside it say the same. */
export const Kemajuan = ({ dijawab }: { dijawab: readonly boolean[] }) => (
  <div className={styles.ticks} aria-hidden>
    {dijawab.map((isDone, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a tick has no identity but its place
      <i key={place} className={isDone ? styles.on : undefined} />
    ))}
  </div>
)
