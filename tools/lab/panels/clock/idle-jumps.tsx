import { useTranslation } from 'react-i18next'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import shared from '../../simulated/panel.module.css'

const MINUTE_MS = 60_000
/** Jumps to three minutes before the end of the idle hour, and to the moment of the warning. */
const JUMPS = [
  { ms: 57 * MINUTE_MS, text: 'idle.57' },
  { ms: 59 * MINUTE_MS, text: 'idle.59' },
] as const

interface Props {
  isSignedIn: boolean
  onSleep: (ms: number) => void
}

/** Simulates an unattended device. The portal measures idle time by timestamps, so it reacts as after a sleep. */
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
            document.dispatchEvent(new Event('visibilitychange')) // fired by a device that wakes up
          }}
        >
          {t(text)}
        </ActionButton>
      ))}
    </div>
  )
}
