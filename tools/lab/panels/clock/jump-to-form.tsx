import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Field } from '#shared/ui/form/field.tsx'
import input from '#shared/ui/input/input.module.css'
import { wibText } from '../../simulated/wib-time.ts'
import styles from './clock.module.css'
import { toMoment } from './to-moment.ts'

interface Props {
  /** Simulated now, ISO in WIB: shown until the user types. */
  now: string
  onJump: (moment: string) => void
}

const MINUTES_LENGTH = 16

/** Form to jump to any moment, entered in WIB. */
export const JumpToForm = ({ now, onJump }: Props) => {
  const { t, i18n } = useTranslation('lab-clock')
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? now.slice(0, MINUTES_LENGTH)
  const [isRefused, setRefused] = useState(false)
  const moment = toMoment(text)
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setRefused(moment === null)
    if (moment === null) return
    onJump(moment)
    setTyped(null)
  }
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <Field
        label={t('moment')}
        error={isRefused && moment === null ? t('moment.wrong') : undefined}
        below={<output>{moment ? wibText(moment, i18n.language) : ''}</output>}
      >
        {(control) => (
          <input
            {...control}
            type="datetime-local"
            className={input.input}
            value={text}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <div>
        <button type="submit" className={buttonClass()}>
          {t('jump')}
        </button>
      </div>
    </form>
  )
}
