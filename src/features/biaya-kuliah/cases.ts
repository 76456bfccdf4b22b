import type { ScreenCases } from '#tests/screens/screen-cases.ts'

export const cases: ScreenCases = {
  addresses: {
    '/biaya-kuliah': ['', '?tab=riwayat', '?tab=riwayat&salinan=TRX-260910-0117', '?tab=rekap', '?tab=saldo'].map(
      (tab) => `/biaya-kuliah${tab}`,
    ),
  },
  writes: {
    '/biaya-kuliah': ['cancelPembayaran', 'processPembayaran'],
    '/biaya-kuliah?tab=saldo': ['requestPenarikanSaldo'],
  },
  pictures: [
    { name: 'biaya-kuliah', address: '/biaya-kuliah', shows: (page) => page.getByRole('checkbox') },
    {
      name: 'biaya-kuliah-diproses',
      persona: 'pembayaran-diproses',
      address: '/biaya-kuliah',
      shows: (page) => page.getByText('9881 0240 1170 2301'),
      auditOnly: true,
    },
    {
      name: 'riwayat-pembayaran',
      address: '/biaya-kuliah?tab=riwayat',
      shows: (page) => page.getByText('SPP cicilan 2 semester 5'),
      auditOnly: true,
    },
  ],
}
