import { IconFile, IconUpload, IconX } from '@tabler/icons-react'
import { type ChangeEvent, type ComponentProps, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../button/button-class.ts'
import { Field, type FieldProps } from '../form/field.tsx'
import { handRef } from '../input/hand-ref.ts'
import styles from './file-input.module.css'
import { type FileRules, fileProblem, formatBytes, rulesText, typesInWords } from './file-problem.ts'

interface Props extends FieldProps, FileRules, Omit<ComponentProps<'input'>, 'type' | 'accept' | 'multiple'> {
  /** The chosen file, null for none, when a form controls it. */
  file?: File | null
  /** Called with the reason when a file is rejected; null after another choice. */
  onRefused?: (sentence: string | null) => void
}

type Chosen = Pick<File, 'name' | 'type' | 'size'>

/** Input for one file: shows the accepted types before, the chosen file after, and can be cleared. */
export const FileInput = ({
  label,
  hint,
  error,
  mark,
  id,
  accept,
  maxBytes,
  file: held,
  ref,
  onChange,
  onRefused,
  ...rest
}: Props) => {
  const { t, i18n } = useTranslation('ui')
  const input = useRef<HTMLInputElement>(null)
  const [own, setChosen] = useState<Chosen | null>(null)
  const chosen = held === undefined ? own : held
  useEffect(() => {
    if (held === null && input.current) input.current.value = '' // allows choosing the same file again
  }, [held])
  const [refused, setRefused] = useState<Chosen | null>(null)
  const size = (bytes: number) => formatBytes(bytes, i18n.language)

  const sentenceOf = (one: Chosen): string => {
    const { name } = one
    const problem = fileProblem(one, { accept, maxBytes })
    if (problem === 'empty') return t('file.empty', { name })
    return problem === 'tooBig'
      ? t('file.tooBig', { name, size: size(one.size), max: size(maxBytes ?? 0) })
      : t('file.wrongType', { name, types: typesInWords(accept ?? '') })
  }

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0] ?? null
    const isRefused = file !== null && fileProblem(file, { accept, maxBytes }) !== null
    if (isRefused) event.target.value = '' // hides a rejected file from the form
    setRefused(isRefused ? file : null)
    setChosen(isRefused ? null : file)
    onRefused?.(isRefused ? sentenceOf(file) : null)
    onChange?.(event)
  }
  const remove = () => {
    if (!input.current) return
    input.current.value = ''
    input.current.dispatchEvent(new Event('change', { bubbles: true }))
    input.current.focus()
  }
  const attach = (node: HTMLInputElement | null) => {
    input.current = node
    return handRef(ref, node)
  }
  const limits = rulesText({ accept, maxBytes }, t, i18n.language)
  const below = chosen ? (
    <span className={styles.chosen}>
      <IconFile size={20} aria-hidden />
      <span className={styles.name}>{`${chosen.name}, ${size(chosen.size)}`}</span>
      <button
        type="button"
        className={buttonClass('icon')}
        aria-label={t('file.remove', { name: chosen.name })}
        onClick={remove}
      >
        <IconX size={20} aria-hidden />
      </button>
    </span>
  ) : null
  return (
    <Field label={label} hint={hint ?? limits} error={refused ? sentenceOf(refused) : error} mark={mark} id={id}>
      {(control) => (
        <>
          <label className={`${buttonClass()} ${styles.choose}`}>
            <input
              {...rest}
              {...control}
              ref={attach}
              type="file"
              accept={accept}
              className="visually-hidden"
              onChange={choose}
            />
            <IconUpload size={20} aria-hidden />
            <span>{chosen ? t('file.replace') : t('file.choose')}</span>
          </label>
          <div role="status">{below}</div>
        </>
      )}
    </Field>
  )
}
