import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { TextArea } from '#shared/ui/input/text-area.tsx'
import { TextInput } from '#shared/ui/input/text-input.tsx'
import type { FlagRow } from '../../model/flag-list.ts'
import { overrideFlag, readValue, type ValueProblem } from '../../model/read-value.ts'
import styles from './flags.module.css'

const MAX_CHARACTERS = 10_000

const asTyped = ({ kind, value }: FlagRow): string =>
  kind === 'object' ? JSON.stringify(value, null, 1) : typeof value === 'string' ? value : JSON.stringify(value)

/** Field for a number, a text or JSON, validated before it is applied. */
export const TypedControl = ({ row, name }: { row: FlagRow; name: string }) => {
  const { t } = useTranslation('lab-flags')
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<ValueProblem | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const forget = () => {
    setTyped(null)
    setProblem(null)
  }
  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const read = readValue(row.key, row.kind, typed ?? asTyped(row))
    if ('problem' in read) setProblem(read.problem)
    else {
      overrideFlag(row.key, read.value)
      forget()
    }
  }
  const takeBack = () => {
    overrideFlag(row.key, undefined)
    forget()
    form.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  }
  const Input = row.kind === 'object' ? TextArea : TextInput
  return (
    <form ref={form} className={styles.typed} onSubmit={apply} noValidate>
      <Input
        label={t('override')}
        aria-label={t('overrideOf', { name })}
        value={typed ?? asTyped(row)}
        error={problem ? t(`problem.${problem.kind}`, { ...problem }) : undefined}
        maxLength={MAX_CHARACTERS}
        spellCheck={false}
        onChange={({ target }) => {
          setTyped(target.value)
          setProblem(null)
        }}
      />
      <div className={styles.buttons}>
        <button type="submit" className={buttonClass()} aria-label={t('applyTo', { name })}>
          {t('apply')}
        </button>
        {row.overridden ? (
          <button type="button" className={buttonClass('quiet')} aria-label={t('resetOf', { name })} onClick={takeBack}>
            {t('reset')}
          </button>
        ) : null}
      </div>
    </form>
  )
}
