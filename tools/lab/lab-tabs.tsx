import { Tabs } from '@base-ui/react/tabs'
import { use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sessionStore } from '#shared/storage/browser-storage.ts'
import { SelectInput } from '#shared/ui/choice/select-input.tsx'
import { PartBoundary } from '#shared/ui/state/part-boundary.tsx'
import styles from './lab.module.css'
import type { LabHost } from './panel.ts'
import { loadPanels } from './panels.ts'

/** The part that was last open in this tab. */
const LAST = 'lab_part'

/** The parts of the lab: tabs on wide screens, a select on a phone. */
export const LabTabs = ({ host }: { host: LabHost }) => {
  const { t } = useTranslation('lab')
  const panels = use(loadPanels()).filter(({ needsGateway }) => !needsGateway || host.controls !== null)
  const [wanted, setWanted] = useState(() => sessionStore.get(LAST))
  const chosen = panels.find(({ id }) => id === wanted) ?? panels[0]
  if (!chosen) return null
  const choose = (id: string) => {
    sessionStore.set(LAST, id)
    setWanted(id)
  }
  return (
    <Tabs.Root className={styles.parts} value={chosen.id} onValueChange={choose}>
      <div className={styles.choose}>
        <SelectInput label={t('part')} value={chosen.id} onChange={({ target }) => choose(target.value)}>
          {panels.map(({ id, title }) => (
            <option key={id} value={id}>
              {t(`lab-${id}:${title}`)}
            </option>
          ))}
        </SelectInput>
      </div>
      <Tabs.List className={styles.tabs} activateOnFocus aria-label={t('part')}>
        {panels.map(({ id, title }) => (
          <Tabs.Tab key={id} value={id}>
            {t(`lab-${id}:${title}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {panels.map(({ id, title, Body }) => (
        <Tabs.Panel key={id} value={id} className={styles.body} aria-label={t(`lab-${id}:${title}`)}>
          <PartBoundary data={chosen.id} onReload={host.refresh}>
            <Body host={host} />
          </PartBoundary>
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  )
}
