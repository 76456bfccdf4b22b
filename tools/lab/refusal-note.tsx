import { IconAlertCircle, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import styles from './lab.module.css'
import { dismissRefusal, useRefusal } from './refusal.ts'

/** Shows on the page that the link of its address was refused, and why. Nothing was applied. */
export const RefusalNote = () => {
  const { t } = useTranslation('lab')
  const problem = useRefusal()
  if (!problem) return null
  return (
    <div role="alert" className={styles.refusal}>
      <IconAlertCircle size={20} aria-hidden />
      <p>
        <b>{t('refused')}</b> {t(`problem.${problem.code}`, { part: problem.part })}
      </p>
      <button type="button" className={buttonClass('icon')} aria-label={t('refused.close')} onClick={dismissRefusal}>
        <IconX size={20} aria-hidden />
      </button>
    </div>
  )
}
