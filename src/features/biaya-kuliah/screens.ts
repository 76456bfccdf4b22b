import type { Screen } from '#shared/screen.ts'

export const screens: Screen[] = [
  {
    path: '/biaya-kuliah',
    layout: 'main',
    title: 'title',
    search: 'bayar, tagihan, ukt, spp, uang kuliah, va, saldo, kuitansi, pay, bills, tuition, fees, balance, receipt',
    loadPage: async () => (await import('./biaya-kuliah-page.tsx')).BiayaKuliahPage,
    loadAskAhead: async () => (await import('./ask-biaya-kuliah.ts')).askBiayaKuliah,
  },
]
