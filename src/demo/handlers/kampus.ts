import {
  getGetFrontendConfigMockHandler,
  getGetLogoPerguruanTinggiMockHandler,
} from '#generated/mocks/kampus/kampus.msw.ts'
import type { TagHandlers } from '../call.ts'

/** The demo's own campus; what its `unik` chooses is the default variant. */
const DEFAULT_UNIK = 'ARUNIKA'
const COLLEGE_ID = '061001'

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="10" fill="#1f4e79"/><path d="M24 9 40 38H32L24 23 16 38H8z" fill="#fff"/></svg>`

/** Campus settings of the emulated campus, and a logo that needs no network. */
export const kampus: TagHandlers = (store) => [
  getGetFrontendConfigMockHandler(() => ({
    college_id: COLLEGE_ID,
    unik: store.world.campus === 'default' ? DEFAULT_UNIK : store.world.campus,
    enable_chat: 'false',
    enable_localization: 'true',
    url_sikad_legacy: 'https://sikad-lama.arunika.example',
    copyright: '© 2026 Universitas Arunika',
    color_mode: 'light',
    time_zone: 'WIB',
    languages: ['id', 'en'],
  })),
  getGetLogoPerguruanTinggiMockHandler({
    logoContentUrl: `data:image/svg+xml,${encodeURIComponent(LOGO)}`,
    idPerguruanTinggi: COLLEGE_ID,
    nama: 'Universitas Arunika',
  }),
]
