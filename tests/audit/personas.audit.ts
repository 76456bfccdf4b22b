import { mkdirSync } from 'node:fs'
import { expect, setStoryClock, test } from '../e2e/fixtures.ts'

// Takes pictures of each persona's first screens for comparison with the mock-ups: the dashboard and screens that start
// in a state.
const PICTURES = 'reports/personas'
mkdirSync(PICTURES, { recursive: true })

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 800 }
const PERSONAS = [
  ...['aktif', 'baru', 'tunggakan', 'lulus', 'cuti', 'kosong', 'tugas-akhir', 'kerja-praktik', 'padat', 'akun-kedua'],
  ...['kelebihan-bayar', 'lintas-semester', 'mengulang', 'pembayaran-diproses', 'validasi-data'],
]
const FULL = new Set(['aktif', 'lulus'])
const SCREENS = [
  ...['dashboard', 'krs', 'krss', 'pkrs', 'jadwal-dan-presensi', 'jadwal-dan-presensi?tab=ujian', 'biaya-kuliah'],
  ...['nilai', 'cuti', 'surat', 'kompre', 'proposal', 'tugas-akhir', 'kerja-praktik', 'wisuda', 'seminar'],
  ...['sertifikasi', 'kuesioner'],
]
const LOOKS = [
  { name: '360', size: PHONE, mode: 'light', locale: 'id-ID' },
  { name: '360-dark', size: PHONE, mode: 'dark', locale: 'id-ID' },
  { name: '360-en', size: PHONE, mode: 'light', locale: 'en-GB' },
  { name: '1280', size: DESK, mode: 'light', locale: 'id-ID' },
] as const

for (const look of LOOKS)
  for (const persona of PERSONAS.filter((one) => look.name === '360' || FULL.has(one)))
    test.describe(`${persona} at ${look.name}`, () => {
      test.use({ viewport: look.size, colorScheme: look.mode, locale: look.locale })
      test('renders every screen without horizontal scrolling and takes its screenshot', async ({ page, demo }) => {
        test.setTimeout(300_000)
        await setStoryClock(page)
        const language = look.locale.slice(0, 2)
        await page.addInitScript((to) => localStorage.setItem('demo.language', to), language)
        await page.goto(`${demo.url}/dashboard?lab=default,persona:${persona}`)
        for (const screen of SCREENS) {
          if (screen !== 'dashboard') await page.goto(`${demo.url}/${screen}`)
          await expect(page.locator('main h1').first(), screen).toBeVisible()
          await expect(page.locator('main [role="status"][aria-label]'), screen).toHaveCount(0, { timeout: 30_000 })
          const width = await page.evaluate(() => document.documentElement.scrollWidth)
          expect.soft(width, screen).toBeLessThanOrEqual(look.size.width)
          const name = screen.replace(/\W+/g, '-')
          await page.screenshot({ path: `${PICTURES}/${look.name}-${persona}-${name}.png` })
        }
      })
    })
