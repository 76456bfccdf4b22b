import { useTranslation } from 'react-i18next'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import type { Controls } from '#tools/demo/server/controls.ts'
import type { LabHost, PanelProps } from '../../panel.ts'
import shared from '../../simulated/panel.module.css'
import { Part } from '../../simulated/part.tsx'
import { signedInPersona } from '../../simulated/signed-in.ts'
import { StatusMessage } from '../../simulated/told.tsx'
import { useStatusMessage } from '../../simulated/use-told.ts'
import { useWorld } from '../../simulated/use-world.ts'
import { wibText } from '../../simulated/wib-time.ts'
import { ClockFace } from './clock-face.tsx'
import { IdleJumps } from './idle-jumps.tsx'
import { JumpToForm } from './jump-to-form.tsx'
import { NamedJumps } from './named-jumps.tsx'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const STEPS = [
  { ms: MINUTE_MS, text: 'step.minute' },
  { ms: 10 * MINUTE_MS, text: 'step.tenMinutes' },
  { ms: HOUR_MS, text: 'step.hour' },
  { ms: DAY_MS, text: 'step.day' },
  { ms: 7 * DAY_MS, text: 'step.week' },
] as const

const Clock = ({ controls, host }: { controls: Controls; host: LabHost }) => {
  const { t, i18n } = useTranslation('lab-clock')
  const { message, show } = useStatusMessage()
  useWorld(controls)
  const then = (act: () => void) => {
    act()
    show(t('done', { when: wibText(controls.now(), i18n.language) }))
    void host.refresh()
  }
  const jump = (moment: string) => then(() => controls.jumpTo(moment))
  return (
    <div className={shared.stack}>
      <p className={shared.note}>{t('intro')}</p>
      <StatusMessage text={message} />
      <ClockFace
        controls={controls}
        onRun={(isRunning) => {
          controls.setClockRunning(isRunning)
          void host.refresh()
        }}
      />
      <Part title={t('advance')}>
        <div className={shared.row}>
          {STEPS.map(({ ms, text }) => (
            <button key={ms} type="button" className={buttonClass()} onClick={() => then(() => controls.advance(ms))}>
              {t(text)}
            </button>
          ))}
        </div>
      </Part>
      <Part title={t('named')} note={t('named.note')}>
        <NamedJumps moments={controls.moments(signedInPersona(controls))} onJump={jump} />
      </Part>
      <Part title={t('exact')}>
        <JumpToForm now={controls.now()} onJump={jump} />
      </Part>
      <Part title={t('idle')} note={t('idle.note')}>
        <IdleJumps isSignedIn={signedInPersona(controls) !== null} onSleep={(ms) => controls.sleep(ms)} />
      </Part>
    </div>
  )
}

/** Controls of the simulated clock, which portal and simulated gateway share. */
export const ClockBody = ({ host }: PanelProps) =>
  host.controls ? <Clock controls={host.controls} host={host} /> : null
