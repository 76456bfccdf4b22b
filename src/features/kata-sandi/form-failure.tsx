import { useTranslation } from 'react-i18next'
import type { CaptchaProblem } from '#shared/captcha/captcha-answer.ts'
import { Notice } from '#shared/ui/notice.tsx'
import type { WriteFailure } from './write-failure.ts'

interface Props {
  failure: WriteFailure | null
  captchaProblem?: CaptchaProblem | null
}

/** Says why the form was not accepted; the live region stands there before it has anything to say. */
export const FormFailure = ({ failure, captchaProblem = null }: Props) => {
  const { t } = useTranslation('kata-sandi')
  return (
    <div role="alert">
      {failure ? <Notice tone="danger">{'key' in failure ? t(failure.key) : failure.message}</Notice> : null}
      {captchaProblem ? <Notice>{t(captchaProblem, { ns: 'captcha' })}</Notice> : null}
    </div>
  )
}
