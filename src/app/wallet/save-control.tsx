import { IconCircleCheck, IconDeviceMobileDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { type Paper, removePaper } from '#gateway/wallet/papers.ts'
import type { PaperRequest, SaveProps } from '#kit/print/save-paper.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Notice } from '#shared/ui/look/notice.tsx'
import { ConfirmDialog } from '#shared/ui/overlay/confirm-dialog.tsx'
import type { Ready } from '../session/session-state.ts'
import { kindOf, paperId } from './kinds.ts'
import { storedText } from './paper-title.ts'
import styles from './save-control.module.css'
import { usePapers } from './use-papers.ts'
import { useConfirmedStudent, useSavePaper, useStudentSession } from './use-save-paper.ts'
import { withWallet } from './wallet-param.ts'

/** Print pages have no wallet above them: it opens above the dashboard. */
const isPrintPage = (pathname: string): boolean => pathname.startsWith('/cetak')

/** A paper that is on the device: the way to the wallet, which opens it without network, and the button that removes it. */
const Stored = ({ paper }: { paper: Paper }) => {
  const { t, i18n } = useTranslation('wallet')
  const [isFailed, setFailed] = useState(false)
  const { pathname, search } = useLocation()
  const to = isPrintPage(pathname) ? { pathname: '/dashboard', search: withWallet('') } : { search: withWallet(search) }
  return (
    <div className={styles.stored} role="status">
      <IconCircleCheck size={20} aria-hidden />
      <span>{isFailed ? t('failed.remove') : t('saved', { moment: storedText(paper.savedAt, t, i18n.language) })}</span>
      <Link className={buttonClass('quiet')} to={to}>
        {t('open.wallet')}
      </Link>
      <button
        type="button"
        className={buttonClass('quiet')}
        onClick={() => void removePaper(paper.id).catch(() => setFailed(true))}
      >
        {t('remove')}
      </button>
    </div>
  )
}

/** Button that stores a paper, after the question whose device this is. */
export const SaveButton = ({ session, paper }: { session: Ready; paper: PaperRequest }) => {
  const { t } = useTranslation('wallet')
  const [isAsking, setAsking] = useState(false)
  const { saving, save } = useSavePaper(session, paper)
  const isPending = saving.status === 'pending'
  const confirm = () => {
    setAsking(false)
    void save()
  }
  return (
    <div className={styles.save}>
      <ActionButton pending={isPending} onClick={() => setAsking(true)}>
        <IconDeviceMobileDown size={20} aria-hidden />
        <span>{t(isPending ? 'saving' : 'save')}</span>
      </ActionButton>
      {saving.status === 'failed' ? (
        <Notice tone="warn" live>
          {t(saving.reason)}
        </Notice>
      ) : null}
      {isAsking ? (
        <ConfirmDialog
          confirmLabel={t('save')}
          cancelLabel={t('back')}
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
        >
          <p>{t('question')}</p>
          <p>{t(kindOf(paper.kind)?.scope === 'session' ? 'question.session' : 'question.gate')}</p>
        </ConfirmDialog>
      ) : null}
    </div>
  )
}

/** @param session the confirmed session that may store the paper; null shows only a paper that is stored */
const Control = ({ session, paper }: { session: Ready | null; paper: PaperRequest }) => {
  const { papers } = usePapers()
  const stored = papers?.find(({ id }) => id === paperId(paper))
  if (stored) return <Stored paper={stored} />
  return session ? <SaveButton session={session} paper={paper} /> : null
}

/** Control of a print page or card: stores the paper on the device, or says that it is there. Not for an operator. */
export const SaveControl = ({ isKeptOnly = false, ...paper }: SaveProps) => {
  const isStudent = useStudentSession() !== null
  const session = useConfirmedStudent()
  return isStudent ? <Control session={isKeptOnly ? null : session} paper={paper} /> : null
}
