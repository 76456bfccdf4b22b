import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { maxLength, minLength, object, type output, string, trim } from 'zod/mini'
import { toGatewayError } from '#gateway/call/gateway-error.ts'
import {
  createConfigurationBodyDeskripsiMax as MAX_DESKRIPSI,
  createConfigurationBodyKeywordMax as MAX_KEYWORD,
  createConfigurationBodyValueMax as MAX_VALUE,
} from '#generated/models/konfigurasi/createConfigurationBody.zod.ts'
import { formResolver } from '#shared/form/form-resolver.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { TextArea } from '#shared/ui/input/text-area.tsx'
import { TextInput } from '#shared/ui/input/text-input.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'
import parts from '../../parts.module.css'

/** Limits of the contract. A blank keyword is invalid. */
const SettingSchema = object({
  keyword: string().check(trim(), minLength(1), maxLength(MAX_KEYWORD)),
  value: string().check(maxLength(MAX_VALUE)),
  deskripsi: string().check(maxLength(MAX_DESKRIPSI)),
})

export type Setting = output<typeof SettingSchema>

interface Props {
  /** Initial values. The keyword of an existing setting cannot change. */
  start: Setting
  isNew: boolean
  submitLabel: string
  isPending: boolean
  /** Error of the last request, or null. */
  failure: unknown
  onSend: (setting: Setting) => void
}

export const SettingForm = ({ start, isNew, submitLabel, isPending, failure, onSend }: Props) => {
  const { t } = useTranslation(['lab-konfigurasi', 'ui'])
  const { register, handleSubmit, formState } = useForm({ defaultValues: start, resolver: formResolver(SettingSchema) })
  const errorOf = (field: keyof Setting): string | undefined => {
    const message = formState.errors[field]?.message
    return message === undefined ? undefined : t(message)
  }
  const send = handleSubmit((setting) => {
    if (!isPending) onSend(setting)
  })
  return (
    <form className={parts.form} onSubmit={(event) => void send(event)} noValidate>
      {isNew ? (
        <TextInput
          {...register('keyword')}
          label={t('keyword')}
          mark="required"
          spellCheck={false}
          maxLength={MAX_KEYWORD}
          error={errorOf('keyword')}
        />
      ) : null}
      <TextArea
        {...register('value')}
        label={t('value')}
        hint={t('value.hint')}
        rows={1}
        spellCheck={false}
        maxLength={MAX_VALUE}
        error={errorOf('value')}
      />
      <TextInput
        {...register('deskripsi')}
        label={t('deskripsi')}
        maxLength={MAX_DESKRIPSI}
        error={errorOf('deskripsi')}
      />
      {failure === null ? null : (
        <Notice tone="danger" live>
          {t('failed', { message: toGatewayError(failure).message })}
        </Notice>
      )}
      <div>
        <button type="submit" className={buttonClass('main')} aria-disabled={isPending}>
          {isPending ? t('sending') : submitLabel}
        </button>
      </div>
    </form>
  )
}
