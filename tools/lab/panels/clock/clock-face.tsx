import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Tag } from '#shared/ui/look/tag.tsx'
import type { Controls } from '#tools/demo/server/controls.ts'
import shared from '../../simulated/panel.module.css'
import { wibClock, wibText } from '../../simulated/wib-time.ts'
import styles from './clock.module.css'

const SECOND_MS = 1000

/** Returns the simulated now, updated every second. */
const useSimulatedNow = (controls: Controls): string => {
  const [, setTick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  return controls.now()
}

/** Shows the simulated now, and whether the clock runs. */
export const ClockFace = ({ controls, onRun }: { controls: Controls; onRun: (isRunning: boolean) => void }) => {
  const { t, i18n } = useTranslation('lab-clock')
  const now = useSimulatedNow(controls)
  const isRunning = controls.isClockRunning()
  return (
    <div className={styles.face}>
      <p className={styles.day}>{wibText(now, i18n.language).replace(/, [^,]*$/, '')}</p>
      <p className={styles.time} role="timer" aria-label={t('now')}>
        {wibClock(now, i18n.language)} WIB
      </p>
      <div className={shared.row}>
        <Tag tone={isRunning ? 'ok' : 'warn'}>{isRunning ? t('running') : t('standing')}</Tag>
        <button type="button" className={buttonClass('quiet')} onClick={() => onRun(!isRunning)}>
          {isRunning ? t('stop') : t('run')}
        </button>
      </div>
    </div>
  )
}
