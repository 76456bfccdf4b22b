import { IconArrowDown } from '@tabler/icons-react'
import { type ReactNode, useCallback, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { BottomBar } from '#shared/ui/form/bottom-bar.tsx'
import { DraftKeeper } from '#shared/ui/form/draft-keeper.tsx'
import { ErrorSummary } from '#shared/ui/form/error-summary.tsx'
import { SaveButton } from '#shared/ui/form/save-button.tsx'
import { Card } from '#shared/ui/look/card.tsx'
import { PersonText } from '#shared/ui/look/person-text.tsx'
import type { ActionState } from '../action/use-action.tsx'
import type { FieldValues } from '../form/field.ts'
import { QuestionField } from './question-field.tsx'
import styles from './soal.module.css'
import { groupProgressOf, isOpen, type KelompokSoal, nilaiOf, progressOf, type Soal } from './soal.ts'
import type { QuestionFormState } from './use-question-form.ts'
import { withoutEnd } from './without-end.ts'

interface GroupProps {
  of: KelompokSoal
  form: QuestionFormState
  values: FieldValues
  onPressed: (soal: Soal) => void
}

const QuestionGroup = ({ of, form, values, onPressed }: GroupProps) => {
  const { t } = useTranslation('ui')
  const progress = groupProgressOf(of, values)
  const count = progress ? t('question.count', progress) : t('question.optional')
  return (
    <Card title={of.nama || t('question.group')} aside={<span className={styles.count}>{count}</span>}>
      {of.keterangan ? (
        <p className={styles.about}>
          <PersonText text={of.keterangan} />
        </p>
      ) : null}
      <div className={styles.questions}>
        {of.soal.map((soal) => (
          <div key={soal.nomor} data-soal>
            <QuestionField
              soal={soal}
              form={form.form}
              error={form.errorOf({ name: soal.name })}
              isOpen={isOpen(soal, values)}
              onPressed={onPressed}
            />
          </div>
        ))}
      </div>
    </Card>
  )
}

interface BarProps {
  rows: readonly Soal[]
  /** True when answers are persisted as a draft. */
  isKept: boolean
  values: FieldValues
  /** Button to the next open question, and once all are answered, the submit button. */
  children: ReactNode
}

/** Bottom bar: progress, and the button to continue. */
const QuestionBar = ({ rows, isKept, values, children }: BarProps) => {
  const { t } = useTranslation('ui')
  const { marks, answered, total } = progressOf(rows, values)
  const hasDraft = isKept && rows.some((soal) => nilaiOf(soal, values).length > 0)
  return (
    <BottomBar className={styles.bar}>
      <div className={styles.ticks} aria-hidden>
        {marks.map(({ nomor, isAnswered }) => (
          <i key={nomor} className={isAnswered ? styles.on : undefined} />
        ))}
      </div>
      <div className={styles.sum}>
        <p role="status">
          <b>{t('question.progress', { answered, total })}</b>
          {hasDraft ? <span className={styles.minor}>{t('question.draft')}</span> : null}
        </p>
        {children}
      </div>
    </BottomBar>
  )
}

/** Scrolls to a question after the previous one was answered. */
const bringIntoSight = (around: HTMLElement | null, name: string, isFocused: boolean): void => {
  const control = around?.querySelector<HTMLElement>(`[name="${name}"]`)
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const place = control?.closest('[data-soal]') ?? control
  place?.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' })
  if (isFocused) control?.focus({ preventScroll: true })
}

interface Props {
  form: QuestionFormState
  /** Accessible name: the topic of the questions. */
  title: string
  action: Pick<ActionState<never>, 'reason' | 'isPending'>
  /** Labels of the submit button, idle and in flight. */
  sendLabel: string
  pendingLabel: string
  onSend: (values: FieldValues) => unknown
}

/**
 * Form of questions that are known only at run time, by section, with the draft, the errors at each question and in a
 * summary, and a bar that counts the answers and leads to the next open question and finally to the submit button.
 * @example
 * const groups = useMemo(() => groupSoal(sectionOf(formulir), { maxLength: 2000, unknown: 'paragraf' }), [formulir])
 * const form = useQuestionForm({ groups, draft: `tracer-${id}` })
 * <QuestionForm form={form} title={judul} action={send} sendLabel="Kirim" pendingLabel="Mengirim…" onSend={ask} />
 */
export const QuestionForm = ({ form, title, action, sendLabel, pendingLabel, onSend }: Props) => {
  const { t } = useTranslation('ui')
  const around = useRef<HTMLFormElement>(null)
  const { rows, groups } = form
  const { getValues } = form.form
  const values: FieldValues = useWatch({ control: form.form.control })
  const goOn = useCallback(
    ({ nomor }: Soal) => {
      const given = getValues()
      const next = rows.find(
        (one) => one.nomor > nomor && one.jenis !== 'unreadable' && nilaiOf(one, given).length === 0,
      )
      if (next) bringIntoSight(around.current, next.name, false)
    },
    [rows, getValues],
  )
  const problems = rows.flatMap(({ name, nomor, pertanyaan }) => {
    const said = form.errorOf({ name })
    return said ? [{ field: name, message: `${nomor}. ${withoutEnd(pertanyaan)}: ${said}` }] : []
  })
  const next = rows.find((one) => isOpen(one, values))
  const isBlank = next === undefined && rows.every((one) => nilaiOf(one, values).length === 0)
  const blank = isBlank ? { text: t('question.blank') } : null
  const sending = { reason: action.reason ?? blank, pending: action.isPending }
  const send = (given: FieldValues) => {
    form.clearRefusals()
    onSend(given)
  }
  return (
    <form
      ref={around}
      className={styles.form}
      aria-label={title}
      noValidate
      onSubmit={(event) => void form.submit(send)(event)}
    >
      {form.isKept ? <DraftKeeper draft={form.draft} /> : null}
      <ErrorSummary problems={problems} attempt={form.attempt} />
      {form.refusals}
      {form.isReady
        ? groups.map((of) => (
            <QuestionGroup key={of.soal[0]?.nomor} of={of} form={form} values={values} onPressed={goOn} />
          ))
        : null}
      {next ? (
        <div>
          <ActionButton type="submit" {...sending}>
            {sendLabel}
          </ActionButton>
        </div>
      ) : null}
      <QuestionBar rows={rows} isKept={form.isKept} values={values}>
        {next ? (
          <ActionButton variant="main" onClick={() => bringIntoSight(around.current, next.name, true)}>
            <span>{t('question.next')}</span>
            <span className="visually-hidden">{` ${t('question.next.which', { nomor: next.nomor })}`}</span>
            <IconArrowDown size={16} aria-hidden />
          </ActionButton>
        ) : (
          <SaveButton label={sendLabel} pendingLabel={pendingLabel} {...sending} />
        )}
      </QuestionBar>
    </form>
  )
}
