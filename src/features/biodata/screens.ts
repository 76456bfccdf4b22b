import type { Screen } from '#kit/screen.ts'

export const screens: Screen[] = [
  {
    path: '/biodata',
    layout: 'main',
    title: 'title',
    search: 'data diri, profil, alamat, telepon, nomor hp, orang tua, ktp, nik, foto, profile, address, parents, photo',
    loadPage: async () => (await import('./biodata-page.tsx')).BiodataPage,
  },
  {
    path: '/validasi-data',
    layout: 'main',
    title: 'validasi.title',
    search: 'konfirmasi data, validasi, confirm data',
    loadPage: async () => (await import('./validasi-data-page.tsx')).ValidasiDataPage,
  },
]
