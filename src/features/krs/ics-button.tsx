import { IconCalendarDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { campusZoneMinutes } from '#domain/krs/campus-time.ts'
import { type Periode, periodeLabel } from '#domain/periode/periode.ts'
import { gatewayNow } from '#gateway/gateway-clock.ts'
import { formResolver } from '#shared/form/form-resolver.ts'
import { parseTanggal } from '#shared/format/parse-tanggal.ts'
import { saveText } from '#shared/save-text.ts'
import { ActionButton } from '#shared/ui/action-button.tsx'
import { DateInput } from '#shared/ui/date-input.tsx'
import { Modal } from '#shared/ui/modal.tsx'
import { TextInput } from '#shared/ui/text-input.tsx'
import { toIcs } from './ics.ts'
import type { JenisKrs } from './jenis-krs.ts'
import type { Terpilih } from './plan.ts'
import { useBlock } from './use-block.ts'

/** Sixteen meetings a semester; UTS and UAS are two of them. */
const DEFAULT_WEEKS = 16
const MAX_WEEKS = 30

const IcsForm = z.object({
  mulai: z.string().check(z.refine((value) => parseTanggal(value) !== null, { error: 'ui:form.required' })),
  pekan: z.string().check(
    z.refine((value) => /^\d{1,2}$/.test(value) && Number(value) >= 1 && Number(value) <= MAX_WEEKS, {
      error: 'krs:ics.weeksWrong',
    }),
  ),
})

interface Props {
  picks: readonly Terpilih[]
  jenis: JenisKrs
  periode: Periode | null
}

const IcsModal = ({ picks, jenis, periode, onClose }: Props & { onClose: () => void }) => {
  const { t } = useTranslation('krs')
  const { mulai: opensAt } = useBlock(jenis).jendela
  const { register, handleSubmit, formState } = useForm({
    resolver: formResolver(IcsForm),
    defaultValues: { mulai: '', pekan: String(DEFAULT_WEEKS) },
  })
  const { mulai, pekan } = formState.errors
  const title = [jenis.toUpperCase(), periode ? periodeLabel(periode) : ''].filter(Boolean).join(' ')
  const submit = handleSubmit((values) => {
    const offsetMinutes = opensAt?.offsetMinutes ?? campusZoneMinutes()
    const facts = { mulai: values.mulai, pekan: Number(values.pekan), offsetMinutes, madeAtMs: gatewayNow(), title }
    saveText(toIcs(picks, facts), `${title.replace(/[^\p{L}\d]+/gu, '-')}.ics`, 'text/calendar;charset=utf-8')
    onClose()
  })
  return (
    <Modal
      title={t('ics.title')}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      submitLabel={t('ics.submit')}
    >
      <p>{t('ics.note')}</p>
      <DateInput
        label={t('ics.start')}
        mark="required"
        error={mulai?.message && t(mulai.message)}
        {...register('mulai')}
      />
      <TextInput
        label={t('ics.weeks')}
        inputMode="numeric"
        maxLength={2}
        mark="required"
        error={pekan?.message && t(pekan.message)}
        {...register('pekan')}
      />
    </Modal>
  )
}

/** Takes the weekly classes of a plan along as a calendar file. */
export const IcsButton = (props: Props) => {
  const { t } = useTranslation('krs')
  const [isOpen, setOpen] = useState(false)
  const reason = props.picks.length === 0 ? ({ text: t('ics.empty'), kind: 'wait' } as const) : null
  return (
    <>
      <ActionButton look="quiet" reason={reason} onClick={() => setOpen(true)}>
        <IconCalendarDown size={20} aria-hidden />
        {t('ics.button')}
      </ActionButton>
      {isOpen ? <IcsModal {...props} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
