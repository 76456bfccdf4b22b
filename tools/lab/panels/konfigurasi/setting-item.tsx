import { useTranslation } from 'react-i18next'
import { toGatewayError } from '#gateway/call/gateway-error.ts'
import { useGetConfig, useUpdateConfiguration } from '#generated/client/konfigurasi/konfigurasi.ts'
import type { Konfigurasi } from '#generated/client/konfigurasi/readers.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Notice } from '#shared/ui/look/notice.tsx'
import styles from './konfigurasi.module.css'
import { SettingForm } from './setting-form.tsx'

interface Props {
  row: Konfigurasi
  isOpen: boolean
  onToggle: () => void
  onDone: () => void
}

/** Form with the setting's current value at the gateway, which the list may not have yet. */
const ChangeSetting = ({ keyword, onDone }: { keyword: string; onDone: () => void }) => {
  const { t } = useTranslation('lab-konfigurasi')
  const { data: now, error, isFetching } = useGetConfig(keyword)
  const update = useUpdateConfiguration({ mutation: { onSuccess: onDone } })
  if (isFetching) return <p role="status">{t('pending')}</p>
  if (error)
    return (
      <Notice tone="danger" live>
        {t('failed', { message: toGatewayError(error).message })}
      </Notice>
    )
  return (
    <SettingForm
      start={{ keyword, value: now?.value ?? '', deskripsi: now?.deskripsi ?? '' }}
      isNew={false}
      submitLabel={t('save')}
      isPending={update.isPending}
      failure={update.error}
      onSend={({ value, deskripsi }) => update.mutate({ keyword, data: { value, deskripsi } })}
    />
  )
}

/** One setting: its keyword, value and meaning, and the form to change it. */
export const SettingItem = ({ row: { keyword, value, deskripsi }, isOpen, onToggle, onDone }: Props) => {
  const { t } = useTranslation('lab-konfigurasi')
  return (
    <li className={styles.item}>
      <div>
        <code>{keyword}</code>
        <p>
          <b>{value || t('empty')}</b>
        </p>
        {deskripsi ? <p className={styles.about}>{deskripsi}</p> : null}
      </div>
      <button
        type="button"
        className={buttonClass('quiet')}
        aria-expanded={isOpen}
        aria-label={t('changeOf', { keyword })}
        onClick={onToggle}
      >
        {t('change')}
      </button>
      {isOpen ? (
        <section className={styles.form} aria-label={t('changeOf', { keyword })}>
          <ChangeSetting keyword={keyword} onDone={onDone} />
        </section>
      ) : null}
    </li>
  )
}
