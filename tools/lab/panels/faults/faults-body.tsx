import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#shared/ui/look/notice.tsx'
import type { Controls } from '#tools/demo/server/controls.ts'
import type { Fault } from '#tools/demo/server/fault-types.ts'
import type { PanelProps } from '../../panel.ts'
import shared from '../../simulated/panel.module.css'
import { Part } from '../../simulated/part.tsx'
import { StatusMessage } from '../../simulated/told.tsx'
import { useStatusMessage } from '../../simulated/use-told.ts'
import { useWorld } from '../../simulated/use-world.ts'
import { Examples } from './examples.tsx'
import { MAX_FAULTS } from './fault-draft.ts'
import { FaultForm } from './fault-form.tsx'
import { FaultList } from './fault-list.tsx'
import { LatencyForm } from './latency-form.tsx'

const Faults = ({ controls }: { controls: Controls }) => {
  const { t } = useTranslation('lab-faults')
  useWorld(controls)
  const [editing, setEditing] = useState<number | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const { message, show } = useStatusMessage()
  const faults = controls.faults()
  const edited = editing === null ? null : (faults[editing] ?? null)
  const finish = () => {
    setEditing(null)
    if (edited) list.current?.focus() // the form of this line is removed
  }
  const isFull = faults.length >= MAX_FAULTS
  const take = (fault: Fault) => {
    controls.setFaults(editing !== null && edited ? faults.with(editing, fault) : [...faults, fault])
    show(edited ? t('saved') : t('added'))
    finish()
  }
  return (
    <div className={shared.stack}>
      <p className={shared.note}>{t('intro')}</p>
      <StatusMessage text={message} />
      <Part title={t('script')} note={t('script.note')}>
        <FaultList
          faults={faults}
          onFaults={(next) => {
            controls.setFaults(next)
            setEditing(null)
          }}
          listRef={list}
          onEdit={setEditing}
          onTold={show}
        />
      </Part>
      {isFull && !edited ? (
        <Notice>{t('full', { count: MAX_FAULTS })}</Notice>
      ) : (
        <Part title={edited ? t('editing', { place: (editing ?? 0) + 1 }) : t('new')}>
          <FaultForm key={editing} controls={controls} fault={edited} onFault={take} onCancel={finish} />
        </Part>
      )}
      {isFull ? null : (
        <Part title={t('examples')}>
          <Examples
            onFault={(fault) => {
              controls.setFaults([...faults, fault])
              show(t('added'))
            }}
          />
        </Part>
      )}
      <Part title={t('latency.title')} note={t('latency.note')}>
        <LatencyForm controls={controls} />
      </Part>
    </div>
  )
}

/** Scripts the faults between the portal and the simulated gateway, line by line. */
export const FaultsBody = ({ host }: PanelProps) => (host.controls ? <Faults controls={host.controls} /> : null)
