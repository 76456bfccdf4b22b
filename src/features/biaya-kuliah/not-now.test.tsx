import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { clearOutbox } from '#gateway/writes/outbox.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import uiTexts from '#shared/ui/locales/id.json'
import { renderScreen } from '#tests/render-screen.tsx'

const button = (name: string) => screen.getByRole('button', { name })
const bill = () => screen.getByRole('checkbox', { name: 'Asuransi mahasiswa' })
const writes = (asked: readonly string[]) => asked.filter((request) => !request.startsWith('GET '))

/** Every write action of the screen: name, address, persona and student id. */
const ACTIONS = [
  ['Pilih cara bayar', '/biaya-kuliah', 'aktif', '240117023'],
  ['Batalkan pembayaran', '/biaya-kuliah', 'pembayaran-diproses', '240117131'],
  ['Klaim menjadi saldo', '/biaya-kuliah?tab=saldo', 'kelebihan-bayar', '240117142'],
  ['Ajukan penarikan', '/biaya-kuliah?tab=saldo', 'aktif', '240117023'],
] as const

type Shown = Awaited<ReturnType<typeof renderScreen>>

const openAsOperator = async (path: string, idMahasiswa: string) => {
  localStore.set('operator_student_id', idMahasiswa)
  const shown = await renderScreen(path, { persona: 'operator' })
  const banner = within(await screen.findByRole('complementary', { name: 'Mode operator' }))
  await shown.settled()
  return { ...shown, banner }
}

/** Selects what the action requires. */
const prepare = async (action: string, { user }: Shown) => {
  if (action === 'Pilih cara bayar') await user.click(bill())
}

const goOffline = () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => {
    window.dispatchEvent(new Event('offline'))
  })
}

beforeEach(() => {
  clearOutbox()
  localStore.clear()
})

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('an operator', () => {
  it.each(ACTIONS)('cannot press %s (%s) until changes are allowed for this student', async (action, path, _, id) => {
    const shown = await openAsOperator(path, id)
    const { user, asked, banner } = shown
    await prepare(action, shown)
    const before = writes(asked).length
    expect(button(action)).toHaveAccessibleDescription(/^Mode operator: data mahasiswa ini hanya dapat dibaca\./)
    await user.click(button(action))
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(banner.getByRole('button', { name: 'Izinkan perubahan' }))
    await user.click(button('Ok'))
    await waitFor(() => expect(button(action)).not.toHaveAccessibleDescription())
    expect(writes(asked)).toHaveLength(before)
  })

  it('can read the tagihan, the sums and the history of the student', async () => {
    const { user, settled } = await openAsOperator('/biaya-kuliah', '240117023')
    expect(screen.getByRole('region', { name: 'Tagihan' })).toHaveTextContent('Rp 1.950.000')
    await user.click(screen.getByRole('link', { name: 'Riwayat' }))
    await settled()
    expect(screen.getAllByRole('row').length).toBeGreaterThan(3)
  })
})

describe('without a network', () => {
  it.each([...ACTIONS, ['Periksa status', '/biaya-kuliah', 'pembayaran-diproses', ''] as const])(
    '%s (%s) is disabled with a reason, sends nothing and is enabled when the network is back',
    async (action, path, persona) => {
      const shown = await renderScreen(path, { persona })
      await prepare(action, shown)
      const before = shown.asked.length
      goOffline()
      expect(button(action)).toHaveAccessibleDescription(uiTexts['offline.reason'])
      await shown.user.click(button(action))
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(shown.asked).toHaveLength(before)
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
      act(() => {
        window.dispatchEvent(new Event('online'))
      })
      await waitFor(() => expect(button(action)).not.toHaveAccessibleDescription())
    },
  )

  it('keeps loaded and chosen data readable', async () => {
    const { user } = await renderScreen('/biaya-kuliah')
    await user.click(bill())
    goOffline()
    expect(screen.getByText('1 tagihan dipilih')).toBeVisible()
    expect(screen.getByRole('region', { name: 'Tagihan' })).toHaveTextContent('Rp 1.950.000')
  })
})

test('counts the time left by the clock of the gateway on a device with a wrong clock', async () => {
  const answers = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const { body, status, headers: said } = await answers(...call)
    const headers = new Headers(said)
    headers.set('Date', 'Thu, 22 Oct 2026 19:05:00 GMT')
    return new Response(body, { status, headers })
  })
  await renderScreen('/biaya-kuliah', { persona: 'pembayaran-diproses' })
  expect(screen.getByRole('region', { name: 'Pembayaran sedang diproses' })).toHaveTextContent('12 jam lagi')
})

test('[R9-042] [R9-043] shows the payment deadline in the campus time zone to a student abroad', async () => {
  vi.stubEnv('TZ', 'Pacific/Honolulu')
  await renderScreen('/biaya-kuliah', { persona: 'pembayaran-diproses' })
  const panel = screen.getByRole('region', { name: 'Pembayaran sedang diproses' })
  expect(panel).toHaveTextContent(/Jumat, 23 Oktober 2026, 14\.05\sWIB/)
})
