import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { localStore } from '#shared/storage/browser-storage.ts'
import { labelOf } from '#tests/menu-lines.ts'
import { renderScreen, renderWide } from '#tests/render-screen.tsx'
import spec from '#tests/spec/menu.json'

const menu = (name = 'Menu utama') => screen.getByRole('navigation', { name })
const leavesOf = (nav: HTMLElement) =>
  [...within(nav).queryAllByRole('link'), ...within(nav).queryAllByRole('button', { name: 'KHP' })].map(
    ({ textContent }) => textContent,
  )
const variantOf = (unik: string | null) => spec.variants.find((variant) => variant.unik === unik)?.visible ?? []

test.each([
  [null, 'id', 'labelId', 'Menu utama'],
  ['STIALAN', 'en', 'labelEn', 'Main menu'],
] as const)('[R1-011] shows the menu of campus %s in the language %s', async (campus, lng, label, name) => {
  await renderWide('/dashboard', { ...(campus && { campus }), lng })
  expect(leavesOf(menu(name)).toSorted()).toEqual(
    variantOf(campus)
      .map((id) => labelOf(id, label))
      .toSorted(),
  )
})

test('[R2-044] [R2-048] removes and adds entries by menu_config', async () => {
  await renderWide('/dashboard', { menuConfig: { portalmhs_nilai: 'false', portalmhs_skpi: 'true' } })
  expect(leavesOf(menu())).toContain('SKPI')
  expect(leavesOf(menu())).not.toContain('Nilai')
})

test('shows the menu of the campus when menu_config cannot be fetched', async () => {
  await renderWide('/dashboard', { faults: [{ operation: 'getMenuConfig', kind: 'server' }] })
  expect(leavesOf(menu())).toHaveLength(variantOf(null).length)
})

test('marks only the open page as current', async () => {
  await renderWide('/dashboard')
  expect(
    within(menu())
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page'),
  ).toEqual([within(menu()).getByRole('link', { name: 'Dasbor' })])
})

test('[R2-060] [R2-040] KHP links to the old portal in a dialog at one campus; Esc closes the dialog', async () => {
  const { user, path } = await renderWide('/dashboard', { campus: 'STIALAN' })
  await user.click(within(menu()).getByRole('button', { name: 'KHP' }))
  const dialog = await screen.findByRole('dialog', { name: 'Informasi' })
  expect(dialog).toHaveTextContent('Pengisian KHP/SKP dilakukan di portal versi lama.')
  const link = within(dialog).getByRole('link', { name: 'Buka portal versi lama' })
  expect(link).toHaveAttribute('href', 'https://sikad-lama.arunika.example/')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link.getAttribute('rel')).toContain('noopener')
  fireEvent(dialog, new Event('cancel')) // a browser's event for Esc
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(path()).toBe('/dashboard')

  await user.click(within(menu()).getByRole('button', { name: 'KHP' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Tutup' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each(['', 'javascript:alert(1)'])('shows no link for an old portal at %j', async (url_sikad_legacy) => {
  const { user } = await renderWide('/dashboard', { campus: 'STIALAN', settings: { url_sikad_legacy } })
  await user.click(within(menu()).getByRole('button', { name: 'KHP' }))
  expect(within(await screen.findByRole('dialog')).queryByRole('link')).toBeNull()
})

test('[R2-060] KHP is an ordinary link at every other campus', async () => {
  await renderWide('/dashboard', { menuConfig: { portalmhs_khp: 'true' } })
  expect(within(menu()).getByRole('link', { name: 'KHP' })).toHaveAttribute('href', '/skpi')
})

test('[R2-063] keeps the accessible names of a collapsed menu and stays collapsed on the next visit', async () => {
  const { user, unmount } = await renderWide('/dashboard')
  await user.click(screen.getByRole('button', { name: 'Ciutkan menu', expanded: true }))
  expect(within(menu()).getByRole('link', { name: 'Biodata' })).toBeInTheDocument()
  expect(localStore.get('menu_collapsed')).toBe('true')
  unmount()
  await renderWide('/dashboard')
  await user.click(screen.getByRole('button', { name: 'Bentangkan menu', expanded: false }))
  expect(localStore.get('menu_collapsed')).toBe('false')
})

test('[R2-064] opens as a drawer on a phone and closes when an entry is chosen', async () => {
  const { user } = await renderScreen('/dashboard', { screens: [{ path: '/biodata', element: <h1>Biodata</h1> }] })
  const opener = screen.getByRole('button', { name: 'Buka menu' })
  await user.click(opener)
  const drawer = screen.getByRole('dialog', { name: 'Menu utama' })
  expect(opener).toHaveAttribute('aria-expanded', 'true')
  await user.click(within(drawer).getByRole('link', { name: 'Biodata' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Biodata' })).toHaveFocus()
})

test.each([
  ['the button', (drawer: HTMLElement) => fireEvent.click(within(drawer).getByRole('button', { name: 'Tutup menu' }))],
  ['Esc', (drawer: HTMLElement) => fireEvent(drawer, new Event('cancel'))],
  ['a touch outside', (drawer: HTMLElement) => fireEvent.click(drawer)],
  [
    'the page that is open',
    (drawer: HTMLElement) => fireEvent.click(within(drawer).getByRole('link', { name: 'Dasbor' })),
  ],
])('closes the drawer by %s', async (_, close) => {
  const { user } = await renderScreen('/dashboard')
  await user.click(screen.getByRole('button', { name: 'Buka menu' }))
  close(screen.getByRole('dialog'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('[R2-046] reads a bare list as menu_config and uses its entry for letters', async () => {
  await renderWide('/dashboard', {
    campus: 'UBK',
    answers: {
      '/v1/menu_config/menu-portalmhs': [
        { keyword: 'portalmhs_nilai', value: 'false' },
        { keyword: 'portalmhs_pengajuan.surat', value: 'true' },
      ],
    },
  })
  expect(await screen.findByText('Surat')).toBeInTheDocument() // inside its closed group
  expect(screen.queryByRole('link', { name: 'Nilai' })).toBeNull()
})
