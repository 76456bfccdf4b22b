import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Periode, toPeriodeParams } from '#domain/periode/periode.ts'
import { toGatewayError } from '#gateway/call/gateway-error.ts'
import { SendPaOnlineBody } from '#generated/models/pa-online/sendPaOnlineBody.zod.ts'
import { ActionArea } from '#kit/action/action-area.tsx'
import { showDone } from '#kit/action/show-done.ts'
import { useAction } from '#kit/action/use-action.tsx'
import { useCaller } from '#kit/action/use-caller.ts'
import { useReason } from '#kit/action/use-reason.ts'
import { type FieldValues, fieldsOf } from '#kit/form/field.ts'
import { bodyOf, startValues } from '#kit/form/field-values.ts'
import { FieldsForm } from '#kit/form/fields-form.tsx'
import { type FieldsForm as FormState, useFieldsForm } from '#kit/form/use-fields-form.ts'
import { markReported } from '#shared/state/reported-failures.ts'
import { typedText } from '#shared/text/typed-text.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { SaveButton } from '#shared/ui/form/save-button.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'
import { FAKTA, type Fakta } from './fakta.ts'
import styles from './pa-online.module.css'
import { pesanDraft, sendPesan } from './send-pesan.ts'

export const FIELDS = fieldsOf(SendPaOnlineBody, {
  topik: { kind: 'text', wide: true },
  isi: { kind: 'lines' },
})
const MAX = FIELDS.find(({ key }) => key === 'isi')?.max ?? Number.POSITIVE_INFINITY

/** Result of the last click, shown in place. */
interface Outcome {
  tone: 'ok' | 'warn' | 'danger'
  words: string
}

/** Returns a function that appends a fact to the text, and its result. */
const useSisipan = ({ form }: FormState, periode: Periode) => {
  const { t } = useTranslation('pa-online')
  const caller = useCaller()
  const [asked, setConfirming] = useState<Fakta | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  const put = (found: string): Outcome => {
    const typed = typedText(form.getValues('isi'))
    const next = typed === '' ? found : `${typed}\n\n${found}`
    if (typed.includes(found)) return { tone: 'warn', words: t('insert.already') }
    if (next.length > MAX) return { tone: 'warn', words: t('insert.full', { count: MAX }) }
    form.setValue('isi', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
    return { tone: 'ok', words: t('insert.done') }
  }
  const insert = async (fakta: Fakta) => {
    setConfirming(fakta)
    setOutcome(null)
    try {
      const found = await fakta.ask(caller, periode)
      setOutcome(found === null ? { tone: 'warn', words: t(fakta.none) } : put(found))
    } catch (cause) {
      const error = toGatewayError(cause)
      markReported(error)
      setOutcome({ tone: 'danger', words: t('insert.failed', { message: error.message }).trim() })
    }
    setConfirming(null)
  }
  return { asked, outcome, insert }
}

const isSameText = (sent: FieldValues, typed: FieldValues): boolean =>
  FIELDS.every(({ name }) => (sent[name] ?? '') === (typed[name] ?? ''))

/** Message form of an open period; the draft is persisted until it is sent. */
export const TulisPesan = ({ periode }: { periode: Periode }) => {
  const { t } = useTranslation('pa-online')
  const { idMahasiswa } = useCaller()
  const form = useFieldsForm({ ns: 'pa-online', fields: FIELDS, name: pesanDraft(periode) })
  const { asked, outcome, insert } = useSisipan(form, periode)
  const reason = useReason()
  const place = { idMahasiswa, params: toPeriodeParams(periode) }
  /** The fields last sent from this page; null when a previous page sent them. */
  const sent = useRef<FieldValues | null>(null)
  const send = useAction(sendPesan, {
    place,
    onDone: (how) => {
      // Text typed while the message was in flight belongs to the next message.
      if (sent.current === null || isSameText(sent.current, form.form.getValues())) {
        form.draft.done()
        form.form.reset(startValues(FIELDS))
      }
      if (how === 'answered') showDone(sendPesan) // a queued write shows its own notice
    },
  })
  const ask = (values: FieldValues) => {
    sent.current = { ...values }
    send.confirm({ ...place, data: SendPaOnlineBody.parse(bodyOf(FIELDS, values)) })
  }
  return (
    <ActionArea of={send}>
      <FieldsForm form={form} onSend={ask}>
        <fieldset className={styles.insert}>
          <legend>{t('insert.title')}</legend>
          {FAKTA.map((fakta) => (
            <ActionButton key={fakta.label} pending={asked !== null} reason={reason} onClick={() => void insert(fakta)}>
              {asked === fakta ? t('insert.asking') : t(fakta.label)}
            </ActionButton>
          ))}
        </fieldset>
        <div role="status">{outcome ? <Notice tone={outcome.tone}>{outcome.words}</Notice> : null}</div>
        <div>
          <SaveButton
            label={t('send.button')}
            pendingLabel={t('send.pending')}
            pending={send.isPending}
            reason={send.reason}
          />
        </div>
      </FieldsForm>
    </ActionArea>
  )
}
