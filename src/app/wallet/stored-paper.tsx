import { IconArrowLeft } from '@tabler/icons-react'
import { IsRestoringProvider, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { MahasiswaContext } from '#domain/mahasiswa/mahasiswa-context.ts'
import { frozenClient } from '#gateway/wallet/frozen-client.ts'
import type { Paper } from '#gateway/wallet/papers.ts'
import { closeOnBack } from '#shared/browser/close-on-back.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { PrintNote } from '#shared/ui/print/print-note.ts'
import { StoredAt } from '#shared/ui/print/stored-at.ts'
import { Boundary } from '#shared/ui/state/boundary.tsx'
import { LoadErrorPart } from '#shared/ui/state/lazy-optional.tsx'
import { onClosePapers } from './open-papers.ts'
import { paperTitle, storedText } from './paper-title.ts'
import styles from './stored-paper.module.css'
import { keepScreenOn } from './wake-lock.ts'

interface Props {
  paper: Paper
  /** Address of its print page. */
  address: string
  Page: ComponentType
  /** Large summary for the gate of an exam, above the paper. */
  Pass: ComponentType | null
  onClose: () => void
}

/**
 * A stored paper instead of the screen: the print page of its subject, over the stored responses alone. Nothing is
 * requested.
 */
export const StoredPaper = ({ paper, address, Page, Pass, onClose }: Props) => {
  const { t, i18n } = useTranslation('wallet')
  const nama = paperTitle(paper, t)
  const stored = storedText(paper.savedAt, t, i18n.language)
  const [client] = useState(() => frozenClient(paper))
  const ref = useRef<HTMLElement>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => closeOnBack(() => close()), [])
  useEffect(() => onClosePapers(() => close()), [])
  useEffect(keepScreenOn, [])
  useEffect(() => {
    ref.current?.focus()
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <main ref={ref} className={styles.view} tabIndex={-1} aria-label={nama}>
      <div className={styles.bar} data-no-print>
        <button type="button" className={buttonClass('icon')} aria-label={t('back')} onClick={onClose}>
          <IconArrowLeft size={20} aria-hidden />
        </button>
        <div>
          <b>{nama}</b>
          <p>{stored}</p>
        </div>
      </div>
      <Boundary
        fallback={(error, again) => (
          <div className={styles.lost}>
            <LoadErrorPart error={error} onReload={again} />
          </div>
        )}
      >
        <QueryClientProvider client={client}>
          <IsRestoringProvider value>
            <MahasiswaContext value={paper.owner.username}>
              <StoredAt value={paper.savedAt}>
                <PrintNote value={stored}>
                  <MemoryRouter initialEntries={[address]}>
                    {Pass ? (
                      <div className={styles.pass} data-no-print>
                        <Pass />
                      </div>
                    ) : null}
                    <Page />
                  </MemoryRouter>
                </PrintNote>
              </StoredAt>
            </MahasiswaContext>
          </IsRestoringProvider>
        </QueryClientProvider>
      </Boundary>
    </main>
  )
}
