import { IconCalendarDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { type KelasMakul, toIcs } from '#domain/jadwal/ics.ts'
import { campusZoneMinutes } from '#domain/jendela/campus-time.ts'
import { gatewayNow } from '#gateway/gateway-clock.ts'
import { formResolver } from '#shared/form/form-resolver.ts'
import { parseTanggal } from '#shared/format/parse-tanggal.ts'
import { saveText } from '#shared/save-file.ts'
import { ActionButton } from '#shared/ui/action-button.tsx'
import { DateInput } from '#shared/ui/date-input.tsx'
import { Modal } from '#shared/ui/modal.tsx'
import { TextInput } from '#shared/ui/text-input.tsx'

/** Sixteen meetings a semester; UTS and UAS are two of them. */
const DEFAULT_WEEKS = 16
const MAX_WEEKS = 30

const IcsForm = z.object({
  mulai: z.string().check(z.refine((value) => parseTanggal(value) !== null, { error: 'ui:form.required' })),
  pekan: z.string().check(
    z.refine((value) => /^\d{1,2}$/.test(value) && Number(value) >= 1 && Number(value) <= MAX_WEEKS, {
      error: 'ui:ics.weeksWrong',
    }),
  ),
})

interface Props {
  kelas: readonly KelasMakul[]
  /** Of the calendar and of its file: 'KRS 2026/2027 Genap'. */
  title: string
  /** That there is no class to take along. */
  empty: string
  /** Zone of the campus, where an answer has said it: minutes east of Greenwich. */
  offsetMinutes?: number | undefined
}

const IcsModal = ({ kelas, title, offsetMinutes, onClose }: Omit<Props, 'empty'> & { onClose: () => void }) => {
  const { t } = useTranslation('ui')
  const { register, handleSubmit, formState } = useForm({
    resolver: formResolver(IcsForm),
    defaultValues: { mulai: '', pekan: String(DEFAULT_WEEKS) },
  })
  const { mulai, pekan } = formState.errors
  const submit = handleSubmit((values) => {
    const facts = {
      mulai: values.mulai,
      pekan: Number(values.pekan),
      offsetMinutes: offsetMinutes ?? campusZoneMinutes(),
      madeAtMs: gatewayNow(),
      title,
    }
    saveText(toIcs(kelas, facts), `${title.replace(/[^\p{L}\d]+/gu, '-')}.ics`, 'text/calendar;charset=utf-8')
    onClose()
  })
  return (
    <Modal
      title={t('ui:ics.title')}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      submitLabel={t('ui:ics.submit')}
    >
      <p>{t('ui:ics.note')}</p>
      <DateInput
        label={t('ui:ics.start')}
        mark="required"
        error={mulai?.message && t(mulai.message)}
        {...register('mulai')}
      />
      <TextInput
        label={t('ui:ics.weeks')}
        inputMode="numeric"
        maxLength={2}
        mark="required"
        error={pekan?.message && t(pekan.message)}
        {...register('pekan')}
      />
    </Modal>
  )
}

/** Takes weekly classes along as a calendar file. */
export const IcsButton = ({ empty, ...rest }: Props) => {
  const { t } = useTranslation('ui')
  const [isOpen, setOpen] = useState(false)
  const reason = rest.kelas.length === 0 ? ({ text: empty, kind: 'wait' } as const) : null
  return (
    <>
      <ActionButton look="quiet" reason={reason} onClick={() => setOpen(true)}>
        <IconCalendarDown size={20} aria-hidden />
        {t('ui:ics.button')}
      </ActionButton>
      {isOpen ? <IcsModal {...rest} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
