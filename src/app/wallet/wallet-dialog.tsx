import { IconRefresh } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Paper } from '#gateway/wallet/papers.ts'
import { useDialogParam } from '#kit/form/use-dialog-param.ts'
import { useOffline } from '#shared/state/online.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Notice } from '#shared/ui/look/notice.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import { Dialog } from '#shared/ui/overlay/dialog.tsx'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import { LoadFailure } from '#shared/ui/state/load-failure.tsx'
import { Skeleton } from '#shared/ui/state/skeleton.tsx'
import type { Ready } from '../session/session-state.ts'
import { Addable } from './addable.tsx'
import type { Comparison } from './compare-paper.ts'
import type { BehindPaper } from './open-paper.tsx'
import { PaperRow } from './paper-row.tsx'
import { RemoveAll } from './remove-all.tsx'
import { useComparisons } from './use-comparisons.ts'
import { usePapers } from './use-papers.ts'
import { useSavePaper, useStudentSession } from './use-save-paper.ts'
import styles from './wallet.module.css'
import { WALLET_PARAM } from './wallet-param.ts'

const TONES = { same: 'ok', changed: 'warn', withdrawn: 'warn', unknown: 'neutral' } as const

const Compared = ({ result }: { result: Comparison | 'unknown' | undefined }) => {
  const { t } = useTranslation('wallet')
  return (
    <p>
      <Tag tone={result ? TONES[result] : 'wait'}>{t(`compare.${result ?? 'pending'}`)}</Tag>
    </p>
  )
}

/** Button that stores a changed paper again. */
const Renew = ({ session, paper }: { session: Ready; paper: Paper }) => {
  const { t } = useTranslation('wallet')
  const { saving, save } = useSavePaper(session, paper)
  return (
    <>
      <ActionButton pending={saving.status === 'pending'} onClick={() => void save()}>
        <IconRefresh size={20} aria-hidden />
        <span>{t('renew')}</span>
      </ActionButton>
      {saving.status === 'failed' ? <p role="alert">{t(saving.reason)}</p> : null}
    </>
  )
}

interface StoredProps {
  session: Ready
  papers: readonly Paper[]
  behind: BehindPaper
}

const Stored = ({ session, papers, behind }: StoredProps) => {
  const comparisonOf = useComparisons(papers)
  return (
    <ul>
      {papers.map((paper) => {
        const result = comparisonOf(paper)
        return (
          <PaperRow key={paper.id} paper={paper} state={<Compared result={result} />} behind={behind}>
            {result === 'changed' ? <Renew session={session} paper={paper} /> : null}
          </PaperRow>
        )
      })}
    </ul>
  )
}

const Content = ({ session, behind }: Omit<StoredProps, 'papers'>) => {
  const { t } = useTranslation('wallet')
  const { papers: all, isFailed, reload } = usePapers()
  const { username } = session.identity
  // Until user_info has confirmed the student, papers of another one have not been removed yet.
  const papers = useMemo(() => all?.filter(({ owner }) => owner.username === username), [all, username])
  if (isFailed) return <LoadFailure kind="" message={t('failed')} onReload={reload} />
  if (!papers) return <Skeleton lines={6} />
  return (
    <>
      <h3 className={styles.head}>{t('stored', { count: papers.length })}</h3>
      {papers.length > 0 ? (
        <Stored session={session} papers={papers} behind={behind} />
      ) : (
        <EmptyState hint={t('empty')} />
      )}
      {session.isAssumed ? null : (
        <>
          <h3 className={styles.head}>{t('addable')}</h3>
          <Addable session={session} stored={new Set(papers.map(({ id }) => id))} />
        </>
      )}
      <div className={styles.foot}>
        <p>{t('foot')}</p>
        {papers.length > 0 ? <RemoveAll /> : null}
      </div>
    </>
  )
}

/** Papers kept on this device, above any screen (`?dompet=buka`). Not for an operator. */
export const WalletDialog = () => {
  const { t } = useTranslation('wallet')
  const { setParam } = useDialogParam(WALLET_PARAM)
  const session = useStudentSession()
  const isOffline = useOffline()
  const [isBehind, setBehind] = useState(false)
  if (!session || isBehind) return null
  const close = () => setParam(null)
  return (
    <Dialog
      title={t('title')}
      wide
      onClose={close}
      actions={
        <button type="button" className={buttonClass()} onClick={close}>
          {t('close')}
        </button>
      }
    >
      <p className={styles.intro}>{t('intro')}</p>
      {isOffline ? <Notice tone="warn">{t('offline')}</Notice> : null}
      <Content session={session} behind={{ onShown: () => setBehind(true), onClosed: () => setBehind(false) }} />
    </Dialog>
  )
}
