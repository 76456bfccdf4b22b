import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { card, renderScreen } from '#tests/render-screen.tsx'

const OWN = 'Acara dan batas waktu Anda'
const menuConfig = { portalmhs_pengajuan: 'true', 'portalmhs_pengajuan.kerja_praktik': 'true' }

test("shows the student's own defence and deadlines in the order of their days", async () => {
  await renderScreen('/kalender-akademik', { menuConfig })
  await waitFor(() =>
    expect(card(OWN)).toHaveTextContent(
      /Kumpulkan .*paling lambat .*Sidang kerja praktik Kamis, 12 November 2026 · 13\.00/,
    ),
  )
  expect(card(OWN)).not.toHaveTextContent('Tidak ada acara')
})

test('names a list that failed instead of showing an empty one', async () => {
  await renderScreen('/kalender-akademik', {
    menuConfig,
    persona: 'kosong',
    faults: [{ operation: 'listUsulanKerjaPraktik', kind: 'server' }],
  })
  await waitFor(() => expect(card(OWN)).toHaveTextContent('tidak dapat dimuat semuanya: Kerja praktik.'))
  expect(card(OWN)).not.toHaveTextContent('Tidak ada acara')
})

test('shows that appointments are still loading', async () => {
  await renderScreen('/kalender-akademik', {
    menuConfig,
    persona: 'kosong',
    faults: [{ operation: 'listUsulanKerjaPraktik', kind: 'latency', ms: 60_000 }],
    pending: true,
  })
  await waitFor(() => expect(card(OWN)).toHaveTextContent('Acara lain Anda masih dimuat.'))
  expect(card(OWN)).not.toHaveTextContent('Tidak ada acara')
})

test('offers to refetch the current semester when it failed', async () => {
  await renderScreen('/kalender-akademik', { faults: [{ operation: 'getSemesterBerjalan', kind: 'server' }] })
  await waitFor(() => expect(card(OWN)).toHaveTextContent('Muat Ulang'))
})

test('offers reminders of each event, and of all deadlines', async () => {
  const { user } = await renderScreen('/kalender-akademik', { menuConfig })
  await waitFor(() =>
    expect(within(card(OWN)).getByRole('button', { name: 'Ingatkan saya: Sidang kerja praktik' })).toBeVisible(),
  )
  await user.click(within(card(OWN)).getByRole('button', { name: 'Ingatkan semua tenggat' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ingatkan saya' }))
  expect(await dialog.findByRole('list', { name: 'Semua tenggat semester ini' })).toHaveTextContent(/Kumpulkan/)
  expect(dialog.queryByRole('radio')).toBeNull()
})
