import { useTranslation } from 'react-i18next'
import type { Controls } from '#tools/demo/server/controls.ts'
import type { LabHost, PanelProps } from '../../panel.ts'
import shared from '../../simulated/panel.module.css'
import { becomePersona, signedInPersona } from '../../simulated/signed-in.ts'
import { StatusMessage } from '../../simulated/told.tsx'
import { useStatusMessage } from '../../simulated/use-told.ts'
import { useWorld } from '../../simulated/use-world.ts'
import styles from './persona-card.module.css'
import { PersonaCard } from './persona-card.tsx'

const Personas = ({ controls, host }: { controls: Controls; host: LabHost }) => {
  const { t } = useTranslation('lab-personas')
  const { message, show } = useStatusMessage()
  useWorld(controls)
  const current = signedInPersona(controls)
  const personas = controls.personaDetails()
  const name = personas.find(({ persona }) => persona === current)?.nama
  return (
    <div className={shared.stack}>
      <p className={shared.note}>{t('intro')}</p>
      <StatusMessage text={message} />
      <p>
        <b>{name ? t('now', { nama: name }) : t('nobody')}</b>
      </p>
      <ul className={styles.cards}>
        {personas.map((details) => (
          <PersonaCard
            key={details.persona}
            details={details}
            isSignedIn={details.persona === current}
            onSignIn={() => {
              becomePersona(controls, details.persona)
              host.restart()
            }}
            onReset={() => {
              controls.reset(details.persona)
              show(t('resetDone', { nama: details.nama }))
              void host.refresh()
            }}
          />
        ))}
      </ul>
    </div>
  )
}

/** Lists all accounts of the simulated gateway. */
export const PersonasBody = ({ host }: PanelProps) =>
  host.controls ? <Personas controls={host.controls} host={host} /> : null
