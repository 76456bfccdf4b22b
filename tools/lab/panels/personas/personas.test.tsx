import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readSession } from '#gateway/session/token/token-store.ts'
import { renderPanel } from '#tests/render-panel.tsx'
import { createControls } from '#tools/demo/server/controls.ts'
import { createStore } from '#tools/demo/state/store.ts'
import { ABOUT } from './about.ts'
import en from './locales/en.json'
import id from './locales/id.json'
import { panel } from './panel.ts'

const personas = createControls(createStore()).personas()
const texts: Record<string, Record<string, string>> = { id, en }
const cardOf = (nama: string) => {
  const card = screen
    .getAllByRole('listitem')
    .find((item) => within(item).queryByRole('heading', { name: nama }) !== null)
  if (!card) throw new Error(nama)
  return card
}

test('has at least twelve personas with unique names, except the second account of one student', () => {
  expect(personas.length).toBeGreaterThanOrEqual(12)
  expect(new Set(personas.map(({ nama }) => nama)).size).toBe(personas.length - 1)
})

test.each(personas)('describes $persona in both languages', ({ persona }) => {
  for (const language of ['id', 'en']) {
    const words = (texts[language]?.[ABOUT[persona] ?? ''] ?? '').split(' ')
    expect(words.length, `${persona} in ${language}`).toBeGreaterThan(4)
  }
})

test('describes no unknown persona', () => {
  expect(Object.keys(ABOUT).toSorted()).toEqual(personas.map(({ persona }) => persona).toSorted())
})

test.each([
  ['Sekar Ayu Prameswari', ['5, aktif', 'Rp 2.750.000', 'KRSS terbuka, KRS belum dibuka, PKRS sudah ditutup']],
  ['Bima Aryasatya', ['7, aktif', 'Rp 13.000.000', 'Terkunci karena tunggakan', 'Terkunci karena tagihan']],
  ['Nadia Kusuma Dewi', ['Rp 3.000.000, sampai Jumat, 23 Oktober 2026, 14.05 WIB']],
  ['Rangga Saputra', ['Tidak ada', 'Rp 350.000', 'Rp 400.000', 'Dapat dicetak']],
  ['Galih Wicaksono', ['Wajib sebelum halaman lain']],
  ['Anindya Larasati', ['7, cuti']],
  ['Yohanes Kristianto', ['8, lulus']],
])('shows the current data of %s on the card', async (nama, values) => {
  await renderPanel(panel)
  for (const value of values) expect(within(cardOf(nama)).getByText(value)).toBeVisible()
})

test('shows no student figures on the card of an operator', async () => {
  await renderPanel(panel)
  expect(within(cardOf('Operator Akademik')).queryByText('Tunggakan')).toBeNull()
})

test('signs in as a persona with one click and restarts the portal', async () => {
  const { user, controls, restart } = await renderPanel(panel, { persona: null })
  expect(screen.getByText('Sekarang belum ada yang masuk.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Masuk sebagai Bima Aryasatya' }))
  expect(controls.personaOf(readSession()?.refreshToken ?? '')).toBe('tunggakan')
  expect(restart).toHaveBeenCalledTimes(1)
  expect(screen.getByText('Sekarang masuk sebagai Bima Aryasatya.')).toBeVisible()
  expect(within(cardOf('Bima Aryasatya')).getByText('Sedang masuk')).toBeVisible()
})

test('updates the figures of a card when the world changes', async () => {
  const { controls } = await renderPanel(panel)
  act(() => controls.settlePembayaran('pembayaran-diproses'))
  expect(within(cardOf('Nadia Kusuma Dewi')).getByText('Rp 3.500.000')).toBeVisible()
  expect(within(cardOf('Nadia Kusuma Dewi')).queryByText('Pembayaran diproses')).toBeNull()
})

test('marks a changed persona and restores its seed without changing others', async () => {
  const { user, controls, refresh } = await renderPanel(panel, {
    lng: 'en',
    arrange: (gateway) => {
      gateway.controls.settlePembayaran('pembayaran-diproses')
      gateway.controls.settlePembayaran('aktif')
    },
  })
  expect(within(cardOf('Raka Adi Nugraha')).queryByRole('button', { name: 'Restore original data' })).toBeNull()
  const nadia = cardOf('Nadia Kusuma Dewi')
  expect(within(nadia).getByText('Data changed')).toBeVisible()
  await user.click(within(nadia).getByRole('button', { name: 'Restore original data' }))
  expect(within(nadia).queryByText('Data changed')).toBeNull()
  expect(within(cardOf('Sekar Ayu Prameswari')).getByText('Data changed')).toBeVisible()
  expect(controls.personaDetails().filter(({ isChanged }) => isChanged)).toHaveLength(1)
  expect(within(nadia).getByRole('button', { name: 'Log in as Nadia Kusuma Dewi' })).toHaveFocus()
  expect(refresh).toHaveBeenCalledTimes(1)
})
