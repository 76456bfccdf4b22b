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
] as const)('[R1-011] a student of campus %s reads its menu in %s', async (campus, lng, label, name) => {
  await renderWide('/dashboard', { ...(campus && { campus }), lng })
  expect(leavesOf(menu(name)).toSorted()).toEqual(
    variantOf(campus)
      .map((id) => labelOf(id, label))
      .toSorted(),
  )
})

test('[R2-044] [R2-048] the server takes an entry away and gives another', async () => {
  await renderWide('/dashboard', { menuConfig: { portalmhs_nilai: 'false', portalmhs_skpi: 'true' } })
  expect(leavesOf(menu())).toContain('SKPI')
  expect(leavesOf(menu())).not.toContain('Nilai')
})

test('a student whose menu configuration fails has the menu of the campus', async () => {
  await renderWide('/dashboard', { faults: [{ operation: 'getMenuConfig', kind: 'server' }] })
  expect(leavesOf(menu())).toHaveLength(variantOf(null).length)
})

test('the page that is open is the current one, and only that', async () => {
  await renderWide('/dashboard')
  expect(
    within(menu())
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page'),
  ).toEqual([within(menu()).getByRole('link', { name: 'Dasbor' })])
})

test('[R2-060] [R2-040] KHP says at one campus that filling is done in the old portal, with a link; Esc closes it', async () => {
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

test.each(['', 'javascript:alert(1)'])('an old portal at %j gets no link', async (url_sikad_legacy) => {
  const { user } = await renderWide('/dashboard', { campus: 'STIALAN', settings: { url_sikad_legacy } })
  await user.click(within(menu()).getByRole('button', { name: 'KHP' }))
  expect(within(await screen.findByRole('dialog')).queryByRole('link')).toBeNull()
})

test('[R2-060] everywhere else KHP is a link like any other', async () => {
  await renderWide('/dashboard', { menuConfig: { portalmhs_khp: 'true' } })
  expect(within(menu()).getByRole('link', { name: 'KHP' })).toHaveAttribute('href', '/skpi')
})

test('[R2-063] a collapsed menu keeps its names, and stays collapsed on the next visit', async () => {
  const { user, unmount } = await renderWide('/dashboard')
  await user.click(screen.getByRole('button', { name: 'Ciutkan menu', expanded: true }))
  expect(within(menu()).getByRole('link', { name: 'Biodata' })).toBeInTheDocument()
  expect(localStore.get('menu_collapsed')).toBe('true')
  unmount()
  await renderWide('/dashboard')
  await user.click(screen.getByRole('button', { name: 'Bentangkan menu', expanded: false }))
  expect(localStore.get('menu_collapsed')).toBe('false')
})

test('[R2-064] on a phone the menu is a drawer, which a chosen entry closes', async () => {
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
])('the drawer closes by %s', async (_, close) => {
  const { user } = await renderScreen('/dashboard')
  await user.click(screen.getByRole('button', { name: 'Buka menu' }))
  close(screen.getByRole('dialog'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('[R2-046] an answer that is a list itself shows and hides entries, and surat is the entry of letters', async () => {
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
