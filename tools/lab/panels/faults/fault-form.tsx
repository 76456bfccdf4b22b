import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { SelectInput } from '#shared/ui/choice/select-input.tsx'
import { TextInput } from '#shared/ui/input/text-input.tsx'
import type { Controls } from '#tools/demo/server/controls.ts'
import { FAULT_KINDS, type Fault } from '#tools/demo/server/fault-types.ts'
import { NumberField } from '../../simulated/number-field.tsx'
import shared from '../../simulated/panel.module.css'
import {
  EMPTY_DRAFT,
  type FaultDraft,
  type FaultProblems,
  MAX_MESSAGE_LENGTH,
  problemsOf,
  toDraft,
  toFault,
} from './fault-draft.ts'
import styles from './faults.module.css'
import { type Extra, KINDS } from './kinds.ts'
import { OperationField } from './operation-field.tsx'

interface Props {
  controls: Controls
  /** The line being edited, or null for a new one. */
  fault: Fault | null
  onFault: (fault: Fault) => void
  onCancel: () => void
}

const KIND_ORDER = Object.keys(KINDS)
const byOrder = FAULT_KINDS.toSorted((a, b) => KIND_ORDER.indexOf(a) - KIND_ORDER.indexOf(b))

/** Form for a new or edited line of the script. Errors are shown at their fields after submitting. */
export const FaultForm = ({ controls, fault, onFault, onCancel }: Props) => {
  const { t } = useTranslation('lab-faults')
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<FaultDraft>(fault ? toDraft(fault) : EMPTY_DRAFT)
  const [wasSent, setSent] = useState(false)
  const isChange = fault !== null
  useEffect(() => {
    if (isChange) form.current?.querySelector<HTMLElement>('[name="operation"]')?.focus()
  }, [isChange])
  const operations = new Set(controls.operations().map(({ operationId }) => operationId))
  const problems: FaultProblems = wasSent ? problemsOf(draft, operations) : {}
  const errorOf = (field: keyof FaultDraft) => {
    const key = problems[field]
    return key === undefined ? undefined : t(key)
  }
  const change = (part: Partial<FaultDraft>) => setDraft((before) => ({ ...before, ...part }))
  const { about, extras } = KINDS[draft.kind]
  const has = (extra: Extra) => extras.includes(extra)
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSent(true)
    if (Object.keys(problemsOf(draft, operations)).length === 0) {
      onFault(toFault(draft))
      setDraft(EMPTY_DRAFT)
      setSent(false)
    } else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  return (
    <form ref={form} className={styles.form} onSubmit={send} noValidate>
      <OperationField
        controls={controls}
        value={draft.operation}
        onValue={(operation) => change({ operation })}
        error={errorOf('operation')}
      />
      <SelectInput
        label={t('kind')}
        hint={t(about)}
        value={draft.kind}
        onChange={({ target }) => change({ kind: byOrder.find((kind) => kind === target.value) ?? draft.kind })}
      >
        {byOrder.map((kind) => (
          <option key={kind} value={kind}>
            {t(KINDS[kind].name)}
          </option>
        ))}
      </SelectInput>
      <div className={shared.fields}>
        <NumberField
          label={t('times')}
          hint={t('times.hint')}
          value={draft.times}
          error={errorOf('times')}
          onValue={(times) => change({ times })}
        />
        {has('ms') ? (
          <NumberField
            label={t('ms')}
            mark="required"
            value={draft.ms}
            error={errorOf('ms')}
            onValue={(ms) => change({ ms })}
          />
        ) : null}
        {has('status') ? (
          <NumberField
            label={t('status')}
            hint={draft.kind === 'client' ? t('status.client') : t('status.server')}
            value={draft.status}
            error={errorOf('status')}
            onValue={(status) => change({ status })}
          />
        ) : null}
      </div>
      {has('message') ? (
        <TextInput
          label={t('message')}
          hint={t('message.hint')}
          value={draft.message}
          maxLength={MAX_MESSAGE_LENGTH}
          error={errorOf('message')}
          onChange={({ target }) => change({ message: target.value })}
        />
      ) : null}
      {has('path') ? (
        <TextInput
          label={t('path')}
          hint={t('path.hint')}
          value={draft.path}
          spellCheck={false}
          error={errorOf('path')}
          onChange={({ target }) => change({ path: target.value })}
        />
      ) : null}
      <div className={shared.row}>
        <button type="submit" className={buttonClass('main')}>
          {isChange ? t('save') : t('add')}
        </button>
        {isChange ? (
          <button type="button" className={buttonClass('quiet')} onClick={onCancel}>
            {t('cancel')}
          </button>
        ) : null}
      </div>
    </form>
  )
}
