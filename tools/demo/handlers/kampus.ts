import {
  getGetFrontendConfigMockHandler,
  getGetLogoPerguruanTinggiMockHandler,
  getGetSistemMockHandler,
  getGetSistemResponseMock,
} from '#generated/mocks/kampus/kampus.msw.ts'
import type { TagHandlers } from '../call.ts'
import { zonaOf } from '../world/zona.ts'

/** The demo's own campus. Its `unik` selects the default variant. */
const DEFAULT_UNIK = 'ARUNIKA'
const COLLEGE_ID = '061001'

/** Colours of the emulated campuses, from near black to near white, to exercise the portal's contrast correction. */
const WARNA: Record<string, string> = {
  TSM: '#0b1f4b',
  STIALAN: '#7f1d1d',
  UNINDRA: '#facc15',
  UBK: '#15803d',
  'UNTAG-SMD': '#f97316',
  UNFARI: '#2dd4bf',
  UNIKAL: '#a21caf',
  'STATE-UNIVERSITY': '#111111',
  AZZAHRA: '#f8fafc',
}
const ARUNIKA = '#3347a8'

/**
 * Returns the logo of the demo campuses in their colour, for a white background; a near-white colour is replaced with
 * ink.
 */
const logoOf = (warna: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="6 5 36 36" fill="none" stroke="${warna > '#e' ? '#14181f' : warna}" stroke-width="2.6" stroke-linecap="round"><path d="M12 33h24M15.5 28a8.5 8.5 0 0 1 17 0M20.5 28a3.5 3.5 0 0 1 7 0M24 11.5V15M13.8 16.3l2.3 2.3M34.2 16.3l-2.3 2.3"/></svg>`

/** Settings of the emulated campus, and a logo that needs no network. */
export const kampus: TagHandlers = (store) => [
  getGetFrontendConfigMockHandler(() => ({
    college_id: COLLEGE_ID,
    unik: store.world.campus === 'default' ? DEFAULT_UNIK : store.world.campus,
    enable_chat: String(store.world.chat.isEnabled),
    enable_localization: 'true',
    url_sikad_legacy: 'https://sikad-lama.arunika.example',
    copyright: '© 2026 Universitas Arunika',
    color_mode: 'system',
    time_zone: zonaOf(store.world.campus),
    languages: ['id', 'en'],
  })),
  getGetSistemMockHandler(() => {
    const { data, meta } = getGetSistemResponseMock()
    const { campus } = store.world
    const own = {
      warna: WARNA[campus] ?? ARUNIKA,
      ...(campus !== 'default' && { judul: `Portal Mahasiswa ${campus}` }),
    }
    return { data: data.map((row) => ({ ...row, ...own })), meta }
  }),
  getGetLogoPerguruanTinggiMockHandler(() => ({
    logoContentUrl: `data:image/svg+xml,${encodeURIComponent(logoOf(WARNA[store.world.campus] ?? ARUNIKA))}`,
    idPerguruanTinggi: COLLEGE_ID,
    nama: 'Universitas Arunika',
  })),
]
