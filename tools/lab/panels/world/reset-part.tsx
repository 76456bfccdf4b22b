import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { ConfirmDialog } from '#shared/ui/overlay/confirm-dialog.tsx'
import type { Controls } from '#tools/demo/server/controls.ts'
import shared from '../../simulated/panel.module.css'
import { Part } from '../../simulated/part.tsx'
import { signedInPersona } from '../../simulated/signed-in.ts'
import { staySignedIn } from './stay-signed-in.ts'

/** Resets one student or everything, after a confirmation. */
export const ResetPart = ({ controls, onDone }: { controls: Controls; onDone: (message: string) => void }) => {
  const { t } = useTranslation('lab-world')
  const [asked, setConfirming] = useState<'all' | 'persona' | null>(null)
  const persona = signedInPersona(controls)
  const current = controls.personaDetails().find((row) => row.persona === persona && row.mahasiswa !== null)
  const reset = () => {
    setConfirming(null)
    if (asked === 'all') staySignedIn(controls, () => controls.reset())
    else if (current) controls.reset(current.persona)
    onDone(asked === 'all' ? t('reset.allDone') : t('reset.oneDone', { nama: current?.nama ?? '' }))
  }
  return (
    <Part title={t('reset')} note={t('reset.note')}>
      <div className={shared.row}>
        <ActionButton reason={current ? null : { text: t('reset.nobody') }} onClick={() => setConfirming('persona')}>
          {current ? t('reset.one', { nama: current.nama }) : t('reset.current')}
        </ActionButton>
        <button type="button" className={buttonClass()} onClick={() => setConfirming('all')}>
          {t('reset.all')}
        </button>
      </div>
      {asked === null ? null : (
        <ConfirmDialog onConfirm={reset} onCancel={() => setConfirming(null)}>
          {asked === 'all' ? t('reset.askAll') : t('reset.askOne', { nama: current?.nama ?? '' })}
        </ConfirmDialog>
      )}
    </Part>
  )
}
