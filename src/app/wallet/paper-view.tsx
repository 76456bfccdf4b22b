import { IsRestoringProvider, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { PaperMoment } from '#domain/cetak/paper-moment.ts'
import { MahasiswaContext } from '#domain/mahasiswa/mahasiswa-context.ts'
import { frozenClient } from '#gateway/wallet/frozen-client.ts'
import type { Paper } from '#gateway/wallet/papers.ts'
import { closeOnBack } from '#shared/browser/close-on-back.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { PaperExit } from '#shared/ui/print/paper-exit.ts'
import { PrintNote } from '#shared/ui/print/print-note.ts'
import { Boundary } from '#shared/ui/state/boundary.tsx'
import { LoadErrorPart } from '#shared/ui/state/lazy-optional.tsx'
import { onClosePapers } from './open-papers.ts'
import { paperTitle, storedText } from './paper-title.ts'
import styles from './paper-view.module.css'
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
export const PaperView = ({ paper, address, Page, Pass, onClose }: Props) => {
  const { t, i18n } = useTranslation('wallet')
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
    <main ref={ref} className={styles.view} tabIndex={-1} aria-label={paperTitle(paper, t)}>
      <Boundary
        fallback={(error, again) => (
          <div className={styles.lost}>
            <LoadErrorPart error={error} onReload={again} />
            <button type="button" className={buttonClass()} onClick={onClose}>
              {t('close')}
            </button>
          </div>
        )}
      >
        <QueryClientProvider client={client}>
          <IsRestoringProvider value>
            <MahasiswaContext value={paper.owner.username}>
              <PaperMoment value={paper.savedAt}>
                <PrintNote value={storedText(paper.savedAt, t, i18n.language)}>
                  <PaperExit value={onClose}>
                    <MemoryRouter initialEntries={[address]}>
                      {Pass ? (
                        <div className={styles.pass} data-no-print>
                          <Pass />
                        </div>
                      ) : null}
                      <Page />
                    </MemoryRouter>
                  </PaperExit>
                </PrintNote>
              </PaperMoment>
            </MahasiswaContext>
          </IsRestoringProvider>
        </QueryClientProvider>
      </Boundary>
    </main>
  )
}
