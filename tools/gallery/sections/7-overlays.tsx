import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { TextInput } from '#shared/ui/input/text-input.tsx'
import { ConfirmDialog } from '#shared/ui/overlay/confirm-dialog.tsx'
import { Modal } from '#shared/ui/overlay/modal.tsx'
import { showRetrySnackbar, showSnackbar } from '#shared/ui/overlay/snackbar.ts'
import { showErrorToast, showToast } from '#shared/ui/overlay/toast.ts'
import styles from '../gallery.module.css'
import { Group, Tile } from '../group.tsx'

type Opened = 'modal' | 'modal pending' | 'confirm' | null

export const Section = () => {
  const { t } = useTranslation('gallery')
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const openers: [string, () => void][] = [
    ['modal', () => setOpened('modal')],
    ['modal pending', () => setOpened('modal pending')],
    ['confirm', () => setOpened('confirm')],
    ['toast', () => showToast(t('saved'))],
    ['toast error', () => showErrorToast('network')],
    ['snackbar', () => showSnackbar()],
    ['retry', () => void showRetrySnackbar(t('waiting'), () => showToast(t('saved')))],
  ]
  return (
    <Group title={t('overlays')}>
      <Tile name="overlays" wide>
        <div className={styles.row}>
          {openers.map(([name, open]) => (
            <button key={name} type="button" className={buttonClass()} onClick={open}>
              {name}
            </button>
          ))}
        </div>
      </Tile>
      {opened?.startsWith('modal') ? (
        <Modal title={t('form')} onClose={close} onSubmit={() => showToast(t('saved'))} pending={opened !== 'modal'}>
          <p>{t('long')}</p>
          <TextInput label={t('label')} />
        </Modal>
      ) : null}
      {opened === 'confirm' ? (
        <ConfirmDialog onConfirm={close} onCancel={close}>
          {t('ask')}
        </ConfirmDialog>
      ) : null}
    </Group>
  )
}
