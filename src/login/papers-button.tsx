import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { paperMark } from '#gateway/wallet/paper-marks.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'

const neverChanges = () => () => undefined
const isMarked = (): boolean => paperMark('gate') !== null
/** The prerendered login knows no device. */
const nowhere = () => false

/** Button that opens the papers on this device (ADR 36); nothing without any. */
export const PapersButton = ({ onOpen }: { onOpen: () => Promise<void> }) => {
  const { t } = useTranslation('login')
  const hasPapers = useSyncExternalStore(neverChanges, isMarked, nowhere)
  const [isLost, setLost] = useState(false)
  if (!hasPapers) return null
  const open = () => {
    setLost(false)
    onOpen().catch((error: unknown) => {
      console.warn('the papers did not open', error)
      setLost(true)
    })
  }
  return (
    <>
      <button type="button" className={buttonClass('plain', true)} onClick={open}>
        {t('papers')}
      </button>
      {isLost ? <p role="alert">{t('papers.lost')}</p> : null}
    </>
  )
}
