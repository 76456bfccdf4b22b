import { useTranslation } from 'react-i18next'
import { Notice } from '#shared/ui/notice.tsx'
import type { WriteFailure } from './write-failure.ts'

/** Says why the form was not accepted; the live region stands there before it has anything to say. */
export const FormFailure = ({ failure }: { failure: WriteFailure | null }) => {
  const { t } = useTranslation('kata-sandi')
  return (
    <div role="alert">
      {failure ? <Notice tone="danger">{'key' in failure ? t(failure.key) : failure.message}</Notice> : null}
    </div>
  )
}
