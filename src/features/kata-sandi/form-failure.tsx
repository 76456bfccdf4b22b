import { IconAlertCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './kata-sandi.module.css'
import type { WriteFailure } from './write-failure.ts'

/** Says why the form was not accepted; the live region stands there before it has anything to say. */
export const FormFailure = ({ failure }: { failure: WriteFailure | null }) => {
  const { t } = useTranslation('kata-sandi')
  return (
    <div role="alert">
      {failure ? (
        <p className={styles['failure']}>
          <IconAlertCircle size={20} aria-hidden />
          {'key' in failure ? t(failure.key) : failure.message}
        </p>
      ) : null}
    </div>
  )
}
