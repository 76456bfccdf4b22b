import { useTranslation } from 'react-i18next'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'
import type { ReadAnswer } from '../../model/menu-answer.ts'
import type { LabHost } from '../../panel.ts'
import styles from './menu-config.module.css'
import { useQuery } from './use-answer.ts'

/** Applies the response to the portal's menu or removes it, and shows the result. */
export const AnswerButtons = ({ host, answer }: { host: LabHost; answer: ReadAnswer }) => {
  const { t } = useTranslation('lab-menu-config')
  const { step, use, takeBack } = useQuery(host)
  const isReadable = answer.kind === 'read'
  return (
    <>
      <div className={styles.buttons}>
        <ActionButton
          variant="main"
          pending={step === 'pending'}
          reason={isReadable ? null : { text: t('notYet') }}
          onClick={() => {
            if (isReadable) void use(answer)
          }}
        >
          {t('use')}
        </ActionButton>
        <ActionButton pending={step === 'pending'} onClick={() => void takeBack()}>
          {t('takeBack')}
        </ActionButton>
      </div>
      <p role="status">
        {step === 'used' ? t('used') : ''}
        {step === 'taken-back' ? t('takenBack') : ''}
      </p>
      {step === 'failed' ? (
        <Notice tone="danger" live>
          {t('failed')}
        </Notice>
      ) : null}
    </>
  )
}
