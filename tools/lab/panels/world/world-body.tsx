import { useTranslation } from 'react-i18next'
import type { Controls } from '#tools/demo/server/controls.ts'
import type { LabHost, PanelProps } from '../../panel.ts'
import shared from '../../simulated/panel.module.css'
import { StatusMessage } from '../../simulated/told.tsx'
import { useStatusMessage } from '../../simulated/use-told.ts'
import { useWorld } from '../../simulated/use-world.ts'
import { EventsPart } from './events-part.tsx'
import { FilePart } from './file-part.tsx'
import { ResetPart } from './reset-part.tsx'

const World = ({ controls, host }: { controls: Controls; host: LabHost }) => {
  const { t } = useTranslation('lab-world')
  const { message, show } = useStatusMessage()
  useWorld(controls)
  const done = (message: string) => {
    show(message)
    void host.refresh()
  }
  return (
    <div className={shared.stack}>
      <p className={shared.note}>{t('intro')}</p>
      <StatusMessage text={message} />
      <EventsPart controls={controls} onDone={done} />
      <FilePart controls={controls} onTold={show} onDone={done} />
      <ResetPart controls={controls} onDone={done} />
    </div>
  )
}

/** The state of the simulated gateway: events, save and open as a file, and reset. */
export const WorldBody = ({ host }: PanelProps) =>
  host.controls ? <World controls={host.controls} host={host} /> : null
