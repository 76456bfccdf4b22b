import { useTranslation } from 'react-i18next'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import shared from '../../simulated/panel.module.css'

const MINUTE_MS = 60_000
/** Three minutes before the idle hour ends, and as the warning comes. */
const JUMPS = [
  { ms: 57 * MINUTE_MS, text: 'idle.57' },
  { ms: 59 * MINUTE_MS, text: 'idle.59' },
] as const

interface Props {
  isSignedIn: boolean
  onSleep: (ms: number) => void
}

/** The device was left alone: the portal counts it by its own timestamps, and wakes up as after a sleep. */
export const IdleJumps = ({ isSignedIn, onSleep }: Props) => {
  const { t } = useTranslation('lab-clock')
  return (
    <div className={shared.row}>
      {JUMPS.map(({ ms, text }) => (
        <ActionButton
          key={ms}
          reason={isSignedIn ? null : { text: t('why.nobody') }}
          onClick={() => {
            onSleep(ms)
            document.dispatchEvent(new Event('visibilitychange')) // a device that wakes says so
          }}
        >
          {t(text)}
        </ActionButton>
      ))}
    </div>
  )
}
