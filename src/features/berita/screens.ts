import type { Screen } from '#kit/screen.ts'

export const screens: Screen[] = [
  {
    path: '/berita',
    layout: 'announcement',
    title: 'title',
    search: 'pengumuman, kabar, news, announcements',
    loadPage: async () => (await import('./berita-page.tsx')).BeritaPage,
    loadPrefetchData: async () => (await import('./prefetch-berita.ts')).prefetchBerita,
  },
  {
    path: '/berita/:id',
    layout: 'announcement',
    title: 'title',
    loadPage: async () => (await import('./pengumuman-page.tsx')).PengumumanPage,
  },
  {
    path: '/notifikasi',
    layout: 'notification',
    title: 'notifikasi.title',
    search: 'pemberitahuan, belum dibaca, notifications, unread',
    loadPage: async () => (await import('./notifikasi-page.tsx')).NotifikasiPage,
  },
  {
    path: '/notifikasi/:id',
    layout: 'notification',
    title: 'notifikasi.title',
    loadPage: async () => (await import('./pengumuman-page.tsx')).PengumumanPage,
  },
]
