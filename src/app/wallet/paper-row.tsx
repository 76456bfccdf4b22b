import { IconFileText, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Paper, removePaper } from '#gateway/wallet/papers.ts'
import { dayOf } from '#shared/campus/campus-time.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { ConfirmDialog } from '#shared/ui/overlay/confirm-dialog.tsx'
import { type BehindPaper, openPaper } from './open-paper.tsx'
import { paperTitle, storedText } from './paper-title.ts'
import styles from './wallet.module.css'

interface Props {
  paper: Paper
  /** Comparison with the campus, where there is a session. */
  state?: ReactNode
  /** Further actions. */
  children?: ReactNode
  behind: BehindPaper
}

/** A stored paper: its name opens it; it names no student (readings, 14). */
export const PaperRow = ({ paper, state = null, children, behind }: Props) => {
  const { t, i18n } = useTranslation('wallet')
  const [failure, setFailure] = useState<'failed.open' | 'failed.remove' | null>(null)
  const [isAsking, setAsking] = useState(false)
  const nama = paperTitle(paper, t)
  const open = () => {
    setFailure(null)
    openPaper(paper, behind).catch((error: unknown) => {
      console.warn('a paper did not open', error)
      setFailure('failed.open')
    })
  }
  const remove = () => {
    setAsking(false)
    removePaper(paper.id).catch(() => setFailure('failed.remove'))
  }
  return (
    <li className={styles.row}>
      <IconFileText size={24} aria-hidden />
      <div className={styles.text}>
        <button type="button" className={styles.name} aria-label={t('open', { nama })} onClick={open}>
          {nama}
        </button>
        <p>{storedText(paper.savedAt, t, i18n.language)}</p>
        <p>{t('until', { hari: formatTanggal(dayOf(paper.expiresAt), i18n.language) })}</p>
        {state}
        {failure ? <p role="alert">{t(failure)}</p> : null}
      </div>
      <button
        type="button"
        className={buttonClass('icon')}
        aria-label={t('remove.of', { nama })}
        onClick={() => setAsking(true)}
      >
        <IconTrash size={20} aria-hidden />
      </button>
      {children ? <div className={styles.acts}>{children}</div> : null}
      {isAsking ? (
        <ConfirmDialog
          confirmLabel={t('remove')}
          cancelLabel={t('back')}
          onConfirm={remove}
          onCancel={() => setAsking(false)}
        >
          {t('remove.question', { nama })}
        </ConfirmDialog>
      ) : null}
    </li>
  )
}
