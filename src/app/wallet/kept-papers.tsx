import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useTranslation } from 'react-i18next'
import { withTexts } from '#shared/i18n/i18n.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Dialog } from '#shared/ui/overlay/dialog.tsx'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import { LoadFailure } from '#shared/ui/state/load-failure.tsx'
import { Skeleton } from '#shared/ui/state/skeleton.tsx'
import type { BehindPaper } from './open-paper.tsx'
import { PaperRow } from './paper-row.tsx'
import { RemoveAll } from './remove-all.tsx'
import { usePapers } from './use-papers.ts'
import styles from './wallet.module.css'

const List = ({ behind }: { behind: BehindPaper }) => {
  const { t } = useTranslation('wallet')
  const { papers, isFailed, reload } = usePapers()
  if (isFailed) return <LoadFailure kind="" message={t('failed')} onReload={reload} />
  if (!papers) return <Skeleton lines={4} />
  const kept = papers.filter(({ scope }) => scope === 'gate') // a KHS ends with its session
  if (kept.length === 0) return <EmptyState hint={t('device.none')} />
  return (
    <>
      <ul>
        {kept.map((paper) => (
          <PaperRow key={paper.id} paper={paper} behind={behind} />
        ))}
      </ul>
      <RemoveAll />
    </>
  )
}

const KeptPapers = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('wallet')
  const [stage, setStage] = useState<'list' | 'paper' | 'list again'>('list')
  // A paper applies the campus of its student: the login starts again as a fresh page.
  const close = () => (stage === 'list' ? onClose() : window.location.reload())
  if (stage === 'paper') return null
  return (
    <Dialog
      title={t('device.title')}
      wide
      onClose={close}
      actions={
        <button type="button" className={buttonClass()} onClick={close}>
          {t('close')}
        </button>
      }
    >
      <p className={styles.intro}>{t('intro')}</p>
      <List behind={{ onShown: () => setStage('paper'), onClosed: () => setStage('list again') }} />
    </Dialog>
  )
}

/**
 * Opens the list of papers that outlive an idle session, on the login. It names kinds and dates only; a paper names its
 * student once it is opened.
 * @throws when a file is lost
 */
export const openKeptPapers = async (): Promise<void> => {
  await withTexts(Promise.resolve(), 'ui', 'kode', 'wallet')
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  const close = () => {
    root.unmount()
    container.remove()
  }
  root.render(<KeptPapers onClose={close} />)
}
