import { screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { localStore } from '#shared/storage/browser-storage.ts'
import { renderScreen } from '#tests/render-screen.tsx'
import { callsOf, subjectRoutes } from './subject-routes.ts'

vi.setConfig({ testTimeout: 30_000 }) // a screen and everything that can be opened in it

/** Preloads modules: on a busy machine, loading takes longer than a screen's time limit. */
beforeAll(async () => {
  await Promise.all([import('#features/biodata/biodata-page.tsx'), import('#shared/ui/choice/remote-select.tsx')])
}, 60_000)

type Shown = Awaited<ReturnType<typeof renderScreen>>
interface Way {
  persona?: string
  /** Tabs and parameters to open; only the bare route when unset. */
  addresses?: string[]
  /** Interactions after which every call of the screen has been requested. */
  use?: (shown: Shown) => Promise<void>
}

const TABS = ['', '?tab=riwayat']
const PAPER = ['?tahun=2027&semester=1']

const chooseChannel = async ({ user }: Shown) => {
  if (!screen.queryByRole('checkbox', { name: 'Asuransi mahasiswa' })) return
  await user.click(screen.getByRole('checkbox', { name: 'Asuransi mahasiswa' }))
  await user.click(screen.getByRole('button', { name: 'Pilih cara bayar' }))
  await screen.findByRole('radio', { name: /BNI/ })
}

const searchAll = async ({ user }: Shown) => {
  for (const box of await screen.findAllByPlaceholderText('Ketik untuk mencari')) {
    await user.clear(box)
    await user.type(box, 'indo')
    await screen.findByText(/^\d+ pilihan ditemukan\.|^Tidak ada pilihan dengan/)
  }
}

const WAYS: Record<string, Way> = {
  '/krs': { addresses: TABS },
  '/krss': { addresses: TABS },
  '/pkrs': { addresses: TABS },
  '/cetak-krs': { addresses: PAPER },
  '/cetak-krss': { addresses: PAPER },
  '/cetak-pkrs': { addresses: PAPER },
  '/biaya-kuliah': { addresses: ['', '?tab=riwayat', '?tab=rekap', '?tab=saldo'], use: chooseChannel },
  '/biodata': { use: searchAll },
  '/validasi-data': { persona: 'validasi-data' },
}

/** Returns a pattern for method and path of a call, with any parameter values. */
const patternOf = ({ method, path }: { method: string; path: string }) =>
  new RegExp(`^${method} [^?]*${path.replace(/\{\w+\}/g, '[^/?]+')}(\\?|$)`)

afterEach(() => localStore.clear())

test.each(subjectRoutes)('$path requests every call that the specification names for it', async (route) => {
  const { persona = 'aktif', addresses = [''], use } = WAYS[route.path] ?? {}
  const asked: string[] = []
  for (const address of addresses) {
    localStore.clear()
    const shown = await renderScreen(route.path + address, { persona })
    await use?.(shown)
    await shown.settled()
    asked.push(...shown.asked)
    shown.unmount()
  }
  const reads = callsOf(route).filter(({ method }) => method === 'GET')
  expect(reads).not.toEqual([])
  const missing = reads.filter((call) => !asked.some((request) => patternOf(call).test(request)))
  expect(missing.map(({ id }) => id)).toEqual([])
})
