import type { LoadPendingChecks } from '#kit/action/action.ts'
import type { Screen } from '#kit/screen.ts'

export const screens: Screen[] = [
  {
    path: '/biaya-kuliah',
    layout: 'main',
    title: 'title',
    search:
      'bayar, tagihan, ukt, spp, uang kuliah, duit, cicilan, va, saldo, kuitansi, pay, bills, tuition, fees, balance, receipt',
    loadPage: async () => (await import('./biaya-kuliah-page.tsx')).BiayaKuliahPage,
    loadPrefetchData: async () => (await import('./prefetch-biaya-kuliah.ts')).prefetchBiayaKuliah,
  },
]

/** Writes that a previous page may have sent; the shell checks their outcome on any screen (ADR 17). */
export const pendingChecks: LoadPendingChecks = async () => {
  const [{ cancelPembayaran, payTagihan }, { claimLebihBayar, withdrawSaldo }] = await Promise.all([
    import('./bayar/pay-tagihan.ts'),
    import('./saldo/withdraw-saldo.ts'),
  ])
  return [payTagihan, cancelPembayaran, claimLebihBayar, withdrawSaldo]
}
