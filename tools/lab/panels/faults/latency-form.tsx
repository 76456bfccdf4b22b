import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import type { Controls } from '#tools/demo/server/controls.ts'
import { NumberField } from '../../simulated/number-field.tsx'
import { MAX_LATENCY_MS } from '../../state/check-state.ts'
import styles from './faults.module.css'

/** Form for the delay of every call before its response. */
export const LatencyForm = ({ controls }: { controls: Controls }) => {
  const { t } = useTranslation('lab-faults')
  const [text, setText] = useState(() => String(controls.latencyMs()))
  const [wasSent, setSent] = useState(false)
  const isWrong = text === '' || Number(text) > MAX_LATENCY_MS
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSent(true)
    if (!isWrong) controls.setLatencyMs(Number(text))
  }
  const inForce = controls.latencyMs()
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <NumberField
        label={t('latency')}
        error={wasSent && isWrong ? t('wrong.latency') : undefined}
        value={text}
        onValue={setText}
      />
      <p role="status">{inForce === 0 ? t('latency.none') : t('latency.now', { count: inForce })}</p>
      <div>
        <button type="submit" className={buttonClass()}>
          {t('latency.set')}
        </button>
      </div>
    </form>
  )
}
