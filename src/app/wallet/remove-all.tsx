import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { wipePapers } from '#gateway/wallet/papers.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { ConfirmDialog } from '#shared/ui/overlay/confirm-dialog.tsx'

/** Button that removes all papers from the device, after a question. */
export const RemoveAll = () => {
  const { t } = useTranslation('wallet')
  const [isAsking, setAsking] = useState(false)
  const remove = () => {
    setAsking(false)
    void wipePapers()
  }
  return (
    <>
      <button type="button" className={buttonClass('quiet')} onClick={() => setAsking(true)}>
        {t('remove.all')}
      </button>
      {isAsking ? (
        <ConfirmDialog
          confirmLabel={t('remove.all')}
          cancelLabel={t('back')}
          onConfirm={remove}
          onCancel={() => setAsking(false)}
        >
          {t('remove.all.question')}
        </ConfirmDialog>
      ) : null}
    </>
  )
}
