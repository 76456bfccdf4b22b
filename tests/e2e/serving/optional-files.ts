import { readFileSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'

/**
 * Files that a page can work without, and the place where tests/e2e/serving/optional-files.e2e.ts loses each of them.
 */
export const OPTIONAL_FILES = {
  'src/app/chat/chat-container.tsx': 'by itself',
  'src/app/failures/desk.tsx': 'by itself',
  'src/app/idle/idle-warning.tsx': 'by itself',
  'src/app/idle/session-expired.tsx': 'after the idle hour',
  'src/app/layouts/other/reading-layouts.tsx': 'an announcement',
  'src/app/makul-sheet/makul-sheet.tsx': 'a press',
  'src/app/menu/khp-alert.tsx': 'a press',
  'src/app/offline/offline-parts.tsx': 'by itself',
  'src/app/push/later-push.ts': 'by itself',
  'src/app/push/push-host.tsx': 'by itself',
  'src/app/push/push-offer.tsx': 'by itself',
  'src/app/guards/leaving-portal.tsx': 'a press',
  'src/app/search/search-dialog.tsx': 'a press',
  'src/app/top-bar/device-settings.tsx': 'a press',
  'src/app/top-bar/guide-panel.tsx': 'a press',
  'src/app/top-bar/news-panel.tsx': 'a press',
  'src/app/wallet/save-control.tsx': 'the wallet',
  'src/app/wallet/wallet-dialog.tsx': 'the wallet',
  'src/features/dashboard/deadlines-card.tsx': 'by itself',
  'src/features/dashboard/first-step/first-step.tsx': 'by itself',
  'src/features/dashboard/ips-table.tsx': 'by itself',
  'src/features/dashboard/class-plan.tsx': 'by itself',
  'src/features/dashboard/kabar.tsx': 'by itself',
  'src/features/dashboard/owed.tsx': 'by itself',
  'src/features/dashboard/sejak/sejak-line.tsx': 'by itself',
  'src/features/dashboard/sks-progress.tsx': 'by itself',
  'src/features/kata-sandi/change-password-modal.tsx': 'a press',
  'src/features/kuesioner/kuesioner-modal.tsx': 'by itself',
  'tools/lab/lab-frame.tsx': 'a press',
  'src/kit/jadwal/remind-dialog.tsx': 'a reminder',
  'src/shared/ui/state/as-of.tsx': 'offline',
  'src/shared/ui/choice/remote-select.tsx': 'a form',
} as const

export type OptionalFile = keyof typeof OPTIONAL_FILES

/** Ways to lose a file: the connection breaks, or the host answers with its start page. */
export const WAYS = ['aborted', 'answered with HTML'] as const

/** Fails the request for a file. */
export const lose = (route: Route, way: (typeof WAYS)[number]): Promise<void> =>
  way === 'aborted' ? route.abort() : route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })

/** Fails the first requests for matching files, then lets them pass. */
export const loseTimes = async (page: Page, file: RegExp, way: (typeof WAYS)[number], times: number) => {
  let left = times
  await page.route(file, (route) => {
    left -= 1
    return left < 0 ? route.continue() : lose(route, way)
  })
}

/** Returns the built address of a file. */
export const addressOf = (file: OptionalFile, dir = 'dist'): string => {
  const built = JSON.parse(readFileSync(`${dir}/.vite/manifest.json`, 'utf8')) as Record<string, { file: string }>
  const found = built[file]
  if (!found) throw new Error(`${dir} has no file of ${file}`)
  return `/${found.file}`
}

/** Loses files of a page until they are allowed to arrive; files in the same chunk are lost too. */
export const loseFiles = async (page: Page, way: (typeof WAYS)[number], files: readonly OptionalFile[]) => {
  const lost = new Set(files.map((file) => addressOf(file)))
  const missed = new Set<OptionalFile>()
  await page.route(
    (url) => lost.has(url.pathname),
    (route) => {
      const { pathname } = new URL(route.request().url())
      for (const file of files) if (addressOf(file) === pathname) missed.add(file)
      return lose(route, way)
    },
  )
  return {
    /** Files that the page requested without success. */
    missed,
    arrive: (...arrived: OptionalFile[]) => {
      for (const file of arrived) lost.delete(addressOf(file))
    },
  }
}
