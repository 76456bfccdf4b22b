import { useTranslation } from 'react-i18next'
import { ActionButton } from '#shared/ui/action-button.tsx'
import { buttonClass } from '#shared/ui/button-class.ts'
import { Dialog } from '#shared/ui/dialog.tsx'
import styles from './biodata.module.css'
import { type BiodataValues, changedFields } from './biodata-values.ts'
import { showValue } from './show-value.ts'

interface Props {
  before: BiodataValues
  after: BiodataValues
  pending: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Before anything is sent: every field that changes, as it was and as it will be. */
export const ChangeSummary = ({ before, after, pending, onConfirm, onCancel }: Props) => {
  const { t, i18n } = useTranslation('biodata')
  const changes = changedFields(before, after)
  const cancel = () => {
    if (!pending) onCancel()
  }
  const actions = (
    <>
      <button type="button" className={buttonClass()} aria-disabled={pending} onClick={cancel}>
        {t('ui:confirm.cancel')}
      </button>
      <ActionButton look="main" pending={pending} onClick={onConfirm}>
        {pending ? t('ui:save.pending') : t('summary.send')}
      </ActionButton>
    </>
  )
  return (
    <Dialog
      title={t('summary.title', { count: changes.length })}
      wide
      locked={pending}
      onClose={cancel}
      actions={actions}
    >
      <dl className={styles['changes']}>
        {changes.map((field) => {
          const [was, is] = [before, after].map((values) =>
            showValue(field, values[field.name] ?? null, t, i18n.language),
          )
          return (
            <div key={field.name}>
              <dt>{t('label.full', { label: t(field.label), section: t(`section.${field.section}`) })}</dt>
              <dd>
                <span>{t('summary.before')}</span> {was || t('summary.empty')}
              </dd>
              <dd className={styles['after']}>
                <span>{t('summary.after')}</span> {is || t('summary.empty')}
              </dd>
            </div>
          )
        })}
      </dl>
    </Dialog>
  )
}
