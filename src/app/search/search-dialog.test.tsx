import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { localStore } from '#shared/storage/browser-storage.ts'
import { renderScreen, renderWide } from '#tests/render-screen.tsx'
import { recentScreens } from './recent-screens.ts'

type Options = Parameters<typeof renderScreen>[1]

const NAME = /^(?:Cari di portal|Search the portal)$/
const findDialog = () => screen.findByRole('dialog', { name: NAME })
const queryDialog = () => screen.queryByRole('dialog', { name: NAME })
const field = () => screen.getByRole('combobox')
const list = () => screen.getByRole('listbox')
const group = (name: string) => within(list()).getByRole('group', { name })
const option = (name: RegExp) => within(list()).getByRole('option', { name })
const options = () => within(list()).queryAllByRole('option')
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')

const EMPTY = { path: '/kosong', element: <h1>Kosong</h1> }

/** Opens the search with Ctrl+K, and types. The dashboard has loaded bills and announcements; the empty screen nothing. */
const search = async (typed: string, options?: Options, path = EMPTY.path) => {
  const shown = await renderWide(path, { screens: [EMPTY], ...options })
  await shown.user.keyboard('{Control>}k{/Control}')
  await findDialog()
  await shown.settled()
  if (typed) await shown.user.type(field(), typed)
  return shown
}

const asOperator = async (typed: string) => {
  localStore.set('operator_student_id', '240117023')
  const shown = await renderWide(EMPTY.path, { persona: 'operator', screens: [EMPTY] })
  await screen.findByRole('complementary', { name: 'Mode operator' })
  await shown.settled()
  await shown.user.keyboard('{Control>}k{/Control}')
  await findDialog()
  await shown.settled()
  await shown.user.type(field(), typed)
  return shown
}

describe('actions of the account', () => {
  it.each([
    ['keluar', /^Keluar/],
    ['logout', /^Keluar/],
    ['english', /^Ganti ke bahasa Inggris/],
    ['mode gelap', /^Ganti ke mode gelap/],
    ['dark mode', /^Ganti ke mode gelap/],
  ])('finds "%s"', async (typed, name) => {
    await search(typed)
    expect(option(name)).toBeVisible()
  })

  it('asks before it logs out', async () => {
    const { user, asked } = await search('keluar')
    await user.keyboard('{Enter}')
    const question = await screen.findByRole('dialog', { name: 'Konfirmasi' })
    expect(question).toHaveTextContent('Keluar dari portal di perangkat ini?')
    await user.click(within(question).getByRole('button', { name: 'Batal' }))
    expect(screen.queryByRole('dialog', { name: 'Konfirmasi' })).toBeNull()
    expect(asked.filter((request) => /revoke/.test(request))).toEqual([])
    await user.click(option(/^Keluar/))
    await user.click(within(screen.getByRole('dialog', { name: 'Konfirmasi' })).getByRole('button', { name: 'Keluar' }))
    await waitFor(() => expect(asked.some((request) => /revoke/.test(request))).toBe(true))
  })

  it('changes to dark and back, and stays on the screen', async () => {
    const { user, path } = await search('tema')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(queryDialog()).toBeNull())
    expect(document.documentElement.dataset['colorMode']).toBe('dark')
    await user.keyboard('{Control>}k{/Control}')
    await findDialog()
    await user.type(field(), 'tema')
    expect(option(/^Ganti ke mode terang/)).toBeVisible()
    await user.keyboard('{Enter}')
    expect(document.documentElement.dataset['colorMode']).toBe('light')
    expect(path()).toBe(EMPTY.path)
  })

  it('changes the language, and stays on the screen', async () => {
    const { user, path } = await search('english')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(queryDialog()).toBeNull())
    await waitFor(() => expect(document.documentElement.lang).toBe('en'))
    expect(path()).toBe(EMPTY.path)
  })
})

describe('opening', () => {
  it('works with the button of the top bar, focuses the field, and ends with Esc', async () => {
    const { user } = await renderWide(EMPTY.path, { screens: [EMPTY] })
    await user.click(screen.getByRole('button', { name: 'Cari' }))
    const dialog = await findDialog()
    expect(field()).toHaveFocus()
    fireEvent(dialog, new Event('cancel', { cancelable: true })) // Esc
    await waitFor(() => expect(queryDialog()).toBeNull())
  })

  it('works with Ctrl+K, but not above another dialog', async () => {
    const { user } = await renderScreen(EMPTY.path, { screens: [EMPTY] })
    await user.click(screen.getByRole('button', { name: 'Buka menu' }))
    await user.keyboard('{Control>}k{/Control}')
    expect(queryDialog()).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Tutup menu' }))
    await user.keyboard('{Control>}k{/Control}')
    expect(await findDialog()).toBeVisible()
  })

  it('is the first entry of the drawer, which it replaces', async () => {
    const { user } = await renderScreen(EMPTY.path, { screens: [EMPTY] })
    await user.click(screen.getByRole('button', { name: 'Buka menu' }))
    const drawer = screen.getByRole('dialog', { name: 'Menu utama' })
    const [first] = within(within(drawer).getByRole('navigation')).getAllByRole('button')
    expect(first).toHaveAccessibleName('Cari')
    await user.click(first ?? drawer)
    expect(await findDialog()).toBeVisible()
    expect(screen.queryByRole('dialog', { name: 'Menu utama' })).toBeNull()
  })

  it('offers the screens opened last and common actions before anything is typed', async () => {
    const { navigate, settled, unmount, user } = await renderWide('/nilai')
    await navigate('/dashboard')
    await settled()
    await user.keyboard('{Control>}k{/Control}')
    await findDialog()
    expect(
      within(group('Terakhir dibuka'))
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual(['Nilai14.05\u00a0WIB'])
    expect(within(group('Tindakan')).getByRole('option', { name: /^Bayar tagihan/ })).toBeVisible()
    expect(within(await findDialog()).getByRole('status')).toHaveTextContent('')
    expect(recentScreens.get()).not.toEqual([])
    unmount()
    expect(recentScreens.get()).toEqual([]) // another student sees none of them
  })
})

describe('results', () => {
  it.each([
    ['pay', /^Bayar tagihan.*cocok dengan “pay/i, 'id'],
    ['grades', /^Nilai.*cocok dengan “Grades/, 'id'],
    ['nilai', /^Grades.*matches “nilai/i, 'en'],
    ['absen', /^Jadwal dan presensi/, 'id'],
    ['duit', /^Biaya kuliah/, 'id'],
    ['kuisioner', /^Kuesioner/, 'id'],
    ['KHS cetak', /^Cetak KHS/, 'id'],
    ['ganti password', /^Ganti kata sandi/, 'id'],
    ['kartu ujian', /^Panduan cetak kartu ujian/, 'id'],
    ['basis data', /^Basis Data Lanjut/, 'id'],
  ] as const)('“%s” finds %s (%s)', async (typed, name, lng) => {
    await search(typed, { lng, settings: { enable_localization: true } })
    expect(option(name)).toBeVisible()
  })

  it('are counted for screen readers, and the first one is active', async () => {
    await search('wisuda')
    const hits = options().length - 1 // the way to all announcements is no hit
    expect(within(await findDialog()).getByRole('status')).toHaveTextContent(`${hits} hasil`)
    expect(active()).toBe(options()[0])
    expect(active()).toHaveAttribute('aria-selected', 'true')
    expect(field()).toHaveAttribute('aria-expanded', 'true')
    expect(field()).toHaveAttribute('aria-controls', list().id)
  })

  it('show the sum of the bills once it is known', async () => {
    await search('bayar tagihan', {}, '/dashboard')
    expect(option(/^Bayar tagihan/)).toHaveTextContent(/Rp\s[\d.]+/)
  })

  it('include a screen that the campus hides, with the reason', async () => {
    await search('tracer')
    expect(option(/^Tracer study/)).toHaveTextContent('Tidak ada di menu kampus Anda')
  })

  it('include announcements that are loaded, and the way to the others', async () => {
    const { user, path } = await search('uts', {}, '/dashboard')
    expect(within(group('Berita')).getByRole('option', { name: /^Jadwal UTS.*belum dibaca/ })).toBeVisible()
    const all = within(group('Berita')).getByRole('option', { name: /^Cari di halaman berita/ })
    expect(all).toHaveTextContent('server kampus tidak menyediakan pencarian')
    await user.click(all)
    expect(path()).toBe('/berita')
  })

  it('say which sources could not be searched', async () => {
    await search('zzqq', { faults: [{ operation: 'listPanduan', kind: 'server' }] })
    const dialog = within(await findDialog())
    expect(dialog.getByText('Panduan belum dapat dicari.')).toBeVisible()
    expect(dialog.getByRole('status')).toHaveTextContent('Tidak ada yang cocok')
  })

  it('offer another spelling when nothing matches', async () => {
    const { user } = await search('ijsah')
    await user.click(option(/^Cari “ijazah”/))
    expect(field()).toHaveValue('ijazah')
    expect(option(/^Wisuda/)).toBeVisible()
  })

  it('say how old the announcements are when there is no network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await search('uts', {}, '/dashboard')
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(await findDialog()).toHaveTextContent(/Tanpa jaringan\. Berita dicari di yang tersimpan\..*per .*\d\d\.\d\d/)
    expect(within(group('Berita')).getByRole('option', { name: /^Jadwal UTS/ })).toBeVisible()
  })
})

describe('by keyboard alone', () => {
  it('moves with the arrows, Home and End, and opens with Enter', async () => {
    const { user, path } = await search('nilai')
    await user.keyboard('{ArrowDown}')
    expect(active()).toBe(options()[1])
    await user.keyboard('{End}')
    expect(active()).toBe(options().at(-1))
    await user.keyboard('{ArrowDown}')
    expect(active()).toBe(options()[0])
    await user.keyboard('{ArrowUp}{Home}')
    expect(active()).toBe(options()[0])
    expect(field()).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(path()).toBe('/nilai')
    expect(queryDialog()).toBeNull()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Nilai' })).toHaveFocus())
  })

  it('opens the active option, not the first one', async () => {
    const { path } = await search('transkrip{End}{Enter}')
    expect(path()).toBe('/berita')
  })

  it('opens a course of the current semester', async () => {
    const { user, path } = await search('basis data lanjut')
    expect(within(group('Mata kuliah')).getAllByRole('option').length).toBeGreaterThan(0)
    while (!/^Basis Data Lanjut/.test(active()?.textContent ?? '')) await user.keyboard('{ArrowDown}')
    await user.keyboard('{Enter}')
    expect(path()).toMatch(/^\/kosong\?makul=\d+$/)
  })

  it('leads to the button of an action and presses nothing', async () => {
    const { asked, settled, user, path } = await search('cetak kartu ujian')
    const writes = () => asked.filter((request) => !request.startsWith('GET ')).length
    const before = writes()
    const print = vi.fn()
    vi.stubGlobal('print', print)
    while (!/^Cetak kartu ujian/.test(active()?.textContent ?? '')) await user.keyboard('{ArrowDown}')
    await user.keyboard('{Enter}')
    await settled()
    expect(path()).toBe('/jadwal-dan-presensi?tab=ujian')
    expect(writes()).toBe(before)
    expect(print).not.toHaveBeenCalled()
  })

  it('opens the form for another password', async () => {
    const { user } = await search('ganti kata sandi{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Ganti kata sandi' })).toBeVisible()
    expect(queryDialog()).toBeNull()
    await user.keyboard('{Control>}k{/Control}')
    expect(queryDialog()).toBeNull()
  })
})

describe('for an operator', () => {
  it('names the student, and finds screens and actions only', async () => {
    await asOperator('kartu ujian')
    expect(await findDialog()).toHaveTextContent('Sekar Ayu Prameswari, 240117023')
    expect(option(/^Cetak kartu ujian/)).toBeVisible()
    expect(screen.queryByRole('group', { name: 'Berita' })).toBeNull()
    expect(screen.queryByRole('group', { name: 'Panduan' })).toBeNull()
  })

  it('does not offer another account', async () => {
    await asOperator('akun')
    expect(screen.queryByRole('option', { name: /^(?:Akun lain|Ganti akun)/ })).toBeNull()
  })
})

it('keeps what is typed out of storage, address, history, title and requests', async () => {
  const secret = 'qxrahasia'
  const { asked, path, user } = await search(secret)
  const kept = () =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      history.state,
      location.href,
      path(),
      document.title,
      document.cookie,
      asked,
    ])
  expect(field()).toHaveValue(secret)
  expect(kept()).not.toContain(secret)
  await user.click(option(/^Cari di halaman berita/))
  expect(path()).toBe('/berita')
  expect(kept()).not.toContain(secret)
  await user.keyboard('{Control>}k{/Control}')
  await findDialog()
  expect(field()).toHaveValue('')
})

it('sends nothing while the student types', async () => {
  const { asked, settled, user } = await search('')
  await settled()
  const before = asked.length
  await user.type(field(), 'jadwal ujian')
  await settled()
  expect(asked).toHaveLength(before)
})
