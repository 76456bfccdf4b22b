import { withTexts } from '#shared/i18n/i18n.ts'
import type { Screen } from '#shared/screen.ts'

export const screens: Screen[] = [
  {
    path: '/krs',
    layout: 'main',
    title: 'page.krs',
    loadPage: async () => (await import('./krs-page.tsx')).KrsPage,
    loadAskAhead: async () => (await import('./ask-krs.ts')).askKrs,
  },
  {
    path: '/krss',
    layout: 'main',
    title: 'page.krss',
    loadPage: async () => (await import('./krss-page.tsx')).KrssPage,
    loadAskAhead: async () => (await import('./ask-krs.ts')).askKrss,
  },
  {
    path: '/pkrs',
    layout: 'main',
    title: 'page.pkrs',
    loadPage: async () => (await import('./pkrs-page.tsx')).PkrsPage,
    loadAskAhead: async () => (await import('./ask-krs.ts')).askPkrs,
  },
  {
    path: '/cetak-krs',
    layout: 'plain',
    title: 'print.krs.tab',
    loadPage: async () => (await withTexts(import('./cetak-krs-page.tsx'), 'cetak')).CetakKrsPage,
  },
  {
    path: '/cetak-krss',
    layout: 'plain',
    title: 'print.krss.tab',
    loadPage: async () => (await withTexts(import('./cetak-krss-page.tsx'), 'cetak')).CetakKrssPage,
  },
  {
    path: '/cetak-pkrs',
    layout: 'plain',
    title: 'print.pkrs.tab',
    loadPage: async () => (await withTexts(import('./cetak-pkrs-page.tsx'), 'cetak')).CetakPkrsPage,
  },
]
