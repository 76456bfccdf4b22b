import { createRoot } from 'react-dom/client'
import { setCampus, setCampusSettings, startFlags } from '#flags/flags.ts'
import { forgetCampusConfig, readCampusConfig, storeCampusConfig } from '#gateway/campus/campus-config.ts'
import type { Paper } from '#gateway/wallet/papers.ts'
import type { PaperKind } from '#kit/print/paper-kind.ts'
import { withTexts } from '#shared/i18n/i18n.ts'
import { kindOf } from './kinds.ts'
import { StoredPaper } from './stored-paper.tsx'

/** Loads the page of a kind with its texts, so that it opens later without a network. @throws when a file is lost */
export const loadPaperPage = async ({ loadPage, loadPass, subject }: PaperKind) => {
  const [Page, Pass] = await withTexts(
    Promise.all([loadPage(), loadPass?.() ?? null]),
    'ui',
    'kode',
    'cetak',
    'wallet',
    subject,
  )
  return { Page, Pass }
}

/**
 * Applies the campus of a paper while it is shown: its variant, and the time zone of its hours.
 * @returns a function that restores the campus of the page
 */
const applyCampusOf = ({ campus }: Paper): (() => void) => {
  const before = readCampusConfig()
  if (before?.college_id === campus.college_id) return () => undefined
  startFlags()
  setCampusSettings({ localization: campus.enable_localization, chat: false })
  setCampus(campus.unik)
  storeCampusConfig(campus)
  return () => {
    if (before) storeCampusConfig(before)
    else forgetCampusConfig()
  }
}

/** Hides the page behind a paper, also from print and from screen readers. @returns a function that shows it again */
const hidePage = (): (() => void) => {
  const { body } = document
  const { scrollX, scrollY } = window
  const hidden = [...body.children].filter((one): one is HTMLElement => one instanceof HTMLElement && !one.hidden)
  for (const one of hidden) one.hidden = true
  document.documentElement.toggleAttribute('data-shows-paper', true)
  return () => {
    document.documentElement.toggleAttribute('data-shows-paper', false)
    for (const one of hidden) one.hidden = false
    window.scrollTo(scrollX, scrollY)
  }
}

/** What the page behind a paper does: a modal dialog has to go, because it makes everything else inert. */
export interface BehindPaper {
  onShown: () => void
  onClosed: () => void
}

/**
 * Shows a stored paper instead of the page, until it is closed.
 * @throws when a file of its page is lost, or this release does not have its kind
 */
export const openPaper = async (paper: Paper, { onShown, onClosed }: BehindPaper): Promise<void> => {
  const kind = kindOf(paper.kind)
  if (!kind) throw new Error(`no paper of the kind ${paper.kind}`)
  const { Page, Pass } = await loadPaperPage(kind)
  const restoreCampus = applyCampusOf(paper)
  onShown()
  const showPage = hidePage()
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  const close = () => {
    root.unmount()
    container.remove()
    showPage()
    restoreCampus()
    onClosed()
  }
  root.render(
    <StoredPaper paper={paper} address={kind.address(paper.params)} Page={Page} Pass={Pass} onClose={close} />,
  )
}
