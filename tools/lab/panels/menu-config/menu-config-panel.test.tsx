import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { setOverride } from '#flags/flags.ts'
import { getFlag } from '#flags/get-flag.ts'
import { renderPanel } from '#tests/render-panel.tsx'
import { panel } from './panel.ts'

const answer = () => screen.getByRole('textbox', { name: /^(Jawaban server|Server response)/ })
const paste = async (user: UserEvent, text: string) => {
  const field = answer()
  await user.clear(field)
  await user.click(field)
  await user.paste(text)
}
const lines = () => screen.getByRole('region', { name: /^(Arti tiap baris|What each line means)$/ })
const menu = () => screen.getByRole('region', { name: /^Menu/ })

test('explains each line of a menu response, readable or not', async () => {
  const { user } = await renderPanel(panel, { campus: 'STIKES-2' })
  setOverride('menu.skpi', false)
  await paste(
    user,
    JSON.stringify({
      portalmhs_nilai: 'false',
      portalmhs_akunlain: 'true',
      portalmhs_skpi: 'true',
      'portalmhs_pengajuan.tugas-akhir': 'true',
      portalmhs_biodata: 'ya',
      portalmhs_kantin: 'true',
    }),
  )
  expect(lines()).toHaveTextContent('4 dipahami, 1 nilai tidak terbaca, 1 kunci tidak dikenal.')
  const said = within(lines())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(said[0]).toMatch(/^Nilaimati.*Mengubah sakelar ini\.$/)
  expect(said[1]).toMatch(/^Akun lainnyala.*tidak memilikinya\.$/)
  expect(said[2]).toMatch(/ubahan lab lebih kuat\.$/)
  expect(said[3]).toMatch(/Dibaca sebagai portalmhs_pengajuan\.tugasakhir/)
  expect(screen.getByRole('region', { name: 'Nilai tidak terbaca' })).toHaveTextContent('portalmhs_biodata')
  expect(screen.getByRole('region', { name: 'Kunci tidak dikenal' })).toHaveTextContent('portalmhs_kantin')
})

test('previews the resulting menu and marks added and removed entries', async () => {
  const { user } = await renderPanel(panel, { lng: 'en' })
  expect(screen.getByRole('region', { name: 'Current menu' })).toHaveTextContent('Grades')
  await paste(
    user,
    '[{"keyword": "portalmhs_nilai", "value": "false"}, {"keyword": "portalmhs_krs.pkrs", "value": "true"}]',
  )
  expect(menu()).toHaveTextContent('2 entries differ from the current menu.')
  expect(within(menu()).getByText('Grades').closest('li')).toHaveTextContent('disappears')
  expect(within(menu()).getByText('PKRS').closest('li')).toHaveTextContent('appears')
})

test.each([
  ['{\n  "portalmhs_nilai": "false",\n}', 'Bukan JSON yang benar: periksa baris 3, kolom 1.'],
  ['"true"', 'Jawaban menu berbentuk objek { } atau daftar [ ].'],
  [`"${'a'.repeat(200_001)}"`, 'Lebih besar dari 200 kB. Jawaban menu biasanya sekitar 1 kB.'],
])('rejects an invalid response with an error on its field, and disables Pakai', async (text, refusal) => {
  const { user, refresh } = await renderPanel(panel)
  await paste(user, text)
  expect(answer()).toHaveAccessibleDescription(expect.stringContaining(refusal))
  await user.click(screen.getByRole('button', { name: 'Pakai' }))
  expect(refresh.mock.calls.length).toBe(0)
  expect(screen.getByRole('button', { name: 'Pakai' })).toHaveAccessibleDescription(
    'Tempel jawaban yang terbaca dahulu.',
  )
})

test.each([
  ['nested', '{"portalmhs_krs": {"pkrs": "true"}, "portalmhs_other": "x"}'],
  ['as a list', '[{"keyword": "portalmhs_krs.pkrs", "value": "true"}]'],
  ['with a value that the simulated gateway never sends', '{"portalmhs_krs.pkrs": "true", "portalmhs_nilai": 1}'],
])('applies a response in the form %s to the simulated gateway, and removes it again', async (_, text) => {
  const { user, refresh } = await renderPanel(panel)
  await paste(user, text)
  await user.click(screen.getByRole('button', { name: 'Pakai' }))
  expect(await screen.findByText('Menu portal sekarang mengikuti jawaban ini.')).toBeVisible()
  expect([getFlag('menu.pkrs'), refresh.mock.calls.length]).toEqual([true, 1])
  await user.click(screen.getByRole('button', { name: 'Kembalikan' }))
  expect(await screen.findByText('Menu portal kembali seperti tanpa jawaban ini.')).toBeVisible()
  expect([getFlag('menu.pkrs'), refresh.mock.calls.length]).toEqual([false, 2])
})

test('overrides the real menu response in this tab until it is removed, without a simulated gateway', async () => {
  const { user } = await renderPanel(panel, { staging: true, menuConfig: { portalmhs_nilai: 'true' } })
  await paste(user, '{"portalmhs_nilai": "false"}')
  await user.click(screen.getByRole('button', { name: 'Pakai' }))
  expect(await screen.findByText('Menu portal sekarang mengikuti jawaban ini.')).toBeVisible()
  expect(getFlag('menu.nilai')).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Kembalikan' }))
  expect(await screen.findByText('Menu portal kembali seperti tanpa jawaban ini.')).toBeVisible()
  expect(getFlag('menu.nilai')).toBe(true)
})

test('shows the menu response that a link has set', async () => {
  await renderPanel(panel, { menuConfig: { portalmhs_nilai: 'false' } })
  expect(lines()).toHaveTextContent('1 dipahami')
})

test('reports that the portal cannot be refreshed', async () => {
  const { user } = await renderPanel(panel, { failing: true })
  await paste(user, '{"portalmhs_nilai": "false"}')
  await user.click(screen.getByRole('button', { name: 'Pakai' }))
  expect(await screen.findByText(/Portal tidak dapat memperbarui diri/)).toBeVisible()
})

test('keeps the pasted text when the lab is opened again', async () => {
  const { user, unmount } = await renderPanel(panel)
  await paste(user, '{"portalmhs_nilai": "fal')
  unmount()
  await renderPanel(panel)
  expect(answer()).toHaveValue('{"portalmhs_nilai": "fal')
})
