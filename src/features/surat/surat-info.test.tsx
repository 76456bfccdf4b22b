import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setAssumedCalls } from '#gateway/call/assumed.ts'
import { keepOwn } from '#gateway/session/own-note.ts'
import { localStore, sessionStore } from '#shared/storage/browser-storage.ts'
import { allowAssumedWrites } from '#tests/allow-assumed-writes.ts'
import { renderScreen } from '#tests/render-screen.tsx'

beforeAll(async () => {
  await import('./surat-info-page.tsx')
  await import('./surat-preview-page.tsx')
}, 60_000)
allowAssumedWrites()
beforeEach(() => {
  localStore.clear()
  sessionStore.clear()
})
afterEach(() => {
  setAssumedCalls(() => true)
})

const INFO = '/v1/surat/info/S-26-0341'
const ADDRESS = '/surat/info/S-26-0341'
const anonymous = { persona: null }
const calls = (asked: readonly string[]) => asked.filter((request) => request.includes('/surat/info/'))
const issued = {
  ...anonymous,
  arrange: (controls: { jumpTo: (moment: string) => void }) => controls.jumpTo('2026-10-26T09:12:00+07:00'),
}

test('[R2-012] [R2-013] [R2-023] [R6-006] shows a valid letter without a session, in the plain layout', async () => {
  const { asked, departures } = await renderScreen('/surat/info/S-26-0918', issued)
  expect(screen.getByRole('heading', { name: 'Kampus menyatakan surat ini sah' })).toBeVisible()
  for (const words of ['127/UA.3/AK/X/2026', 'Sekar Ayu Prameswari', '2401•••23', 'S-26-0918'])
    expect(screen.getByText(words)).toBeVisible()
  expect(screen.getByText('Diperiksa 26 Oktober 2026, 09.12 WIB.')).toBeVisible()
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.getByRole('banner')).toHaveTextContent('Universitas Arunika')
  expect(asked.filter((request) => /mahasiswa\/|user_info/.test(request))).toEqual([])
  expect(departures).toEqual([])
})

test('sends the college id but no token, even when signed in, and stores nothing', async () => {
  const { headersOf, departures } = await renderScreen(ADDRESS, {
    answers: { [INFO]: { idSurat: 'S-26-0341', isSah: true, namaMahasiswa: 'Orang Lain' } },
  })
  expect(screen.getByText('Orang Lain')).toBeVisible()
  const headers = headersOf(`GET http://gateway.test${INFO}`)
  expect([headers['authorization'], headers['college-id']]).toEqual([undefined, '061001'])
  const kept = [localStore, sessionStore].flatMap((store) => store.names().map((name) => store.get(name))).join()
  expect(kept).not.toContain('Orang Lain')
  expect(departures).toEqual([])
})

test.each([
  ['id', 'Surat ini tidak berlaku lagi', /berlaku sampai 11 September 2026/],
  ['en', 'This letter has expired', /valid until September 11, 2026|valid until 11 September 2026/],
] as const)('shows in %s until when an expired letter was valid', async (lng, title, why) => {
  await renderScreen(ADDRESS, { ...anonymous, lng })
  expect(screen.getByRole('heading', { name: title })).toBeVisible()
  expect(screen.getByText(why)).toBeVisible()
})

test('shows the status that makes a letter invalid', async () => {
  await renderScreen(ADDRESS, {
    ...anonymous,
    answers: { [INFO]: { idSurat: 'S-26-0341', isSah: false, status: 'Dibatalkan' } },
  })
  expect(screen.getByRole('heading', { name: 'Surat ini tidak sah' })).toBeVisible()
  expect(screen.getByText(/dengan status Dibatalkan/)).toBeVisible()
})

test('shows only the fields of the response, as plain text', async () => {
  await renderScreen(ADDRESS, {
    ...anonymous,
    answers: { [INFO]: { idSurat: 'S-26-0341', isSah: 'true', namaMahasiswa: '<b>Sekar</b>', keperluan: 'Rahasia' } },
  })
  expect(screen.getByText('<b>Sekar</b>')).toBeVisible()
  expect(document.body).not.toHaveTextContent('Rahasia')
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Kode', 'Mahasiswa'])
})

test.each(['S-26-9999', 's-26-0341', 'S 26 0341', '<img src=x>'])(
  'reports that the code %j is unknown',
  async (code) => {
    const { asked } = await renderScreen(`/surat/info/${encodeURIComponent(code)}`, anonymous)
    expect(screen.getByRole('heading', { name: 'Kode ini tidak dikenal' })).toBeVisible()
    expect(document.querySelector('main')).toHaveTextContent(code)
    expect(calls(asked)).toHaveLength(1)
  },
)

describe('code field', () => {
  test.each([
    ['', 'Isi kode surat.'],
    ['   ', 'Isi kode surat.'],
    ['118/UA.3/AK/III/2026', 'Ini nomor surat, bukan kodenya. Kode surat tertulis di bawah kode QR.'],
    ['x'.repeat(300), 'Ini terlalu panjang untuk kode surat. Kode surat tertulis di bawah kode QR.'],
  ])('rejects %j without a request', async (typed, words) => {
    const { user, asked, path } = await renderScreen('/surat/info', anonymous)
    const field = screen.getByRole('textbox', { name: 'Kode surat' })
    if (typed) {
      await user.click(field)
      await user.paste(typed)
    }
    await user.click(screen.getByRole('button', { name: 'Periksa' }))
    expect(field).toHaveAccessibleDescription(expect.stringContaining(words))
    expect([calls(asked), path()]).toEqual([[], '/surat/info'])
  })

  test('trims the input and looks it up unchanged', async () => {
    const { user, path } = await renderScreen('/surat/info', issued)
    await user.type(screen.getByRole('textbox', { name: 'Kode surat' }), '  S-26-0918 {Enter}')
    expect(await screen.findByRole('heading', { name: 'Kampus menyatakan surat ini sah' })).toBeVisible()
    expect(path()).toBe('/surat/info/S-26-0918')
  })

  test('rejects a letter number in the URL without a request', async () => {
    const { asked } = await renderScreen(`/surat/info/${encodeURIComponent('118/UA.3/AK/III/2026')}`, anonymous)
    expect(screen.getByText(/^Ini nomor surat/)).toBeVisible()
    expect(calls(asked)).toEqual([])
  })
})

describe('failed check', () => {
  test('shows no verdict while the response is pending', async () => {
    await renderScreen(ADDRESS, { ...anonymous, pending: true })
    expect(await screen.findByRole('textbox', { name: 'Kode surat' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: /sah|dikenal/ })).toBeNull()
    expect(await screen.findByRole('heading', { name: 'Surat ini tidak berlaku lagi' })).toBeVisible()
  })

  test.each([
    ['network', 'Tidak ada koneksi internet. Mohon periksa jaringan Anda.'],
    ['server', 'Mesin mati'],
  ] as const)('%s: shows the error and a retry button, but no verdict', async (kind, words) => {
    const { user, controls } = await renderScreen(ADDRESS, {
      ...anonymous,
      faults: [{ operation: 'getInfoSurat', kind, message: 'Mesin mati' }],
    })
    expect(screen.getByRole('alert')).toHaveTextContent(words)
    expect(screen.queryByRole('heading', { name: /sah|dikenal/ })).toBeNull()
    controls.setFaults([])
    await user.click(screen.getByRole('button', { name: 'Muat Ulang' }))
    expect(await screen.findByRole('heading', { name: 'Surat ini tidak berlaku lagi' })).toBeVisible()
  })

  test.each([[], {}, { idSurat: 'S-26-0341' }, { isSah: 'mungkin' }, { data: null }])(
    'shows no verdict for an unreadable response (%j)',
    async (body) => {
      await renderScreen(ADDRESS, { ...anonymous, answers: { [INFO]: body } })
      expect(screen.getByRole('button', { name: 'Muat Ulang' })).toBeVisible()
      expect(screen.queryByRole('heading', { name: /sah/ })).toBeNull()
    },
  )

  test.each([
    ['id', 'Kampus ini belum melayani pemeriksaan surat di sini.'],
    ['en', 'This campus does not offer letter checks here yet.'],
  ] as const)('states in %s that the campus does not offer checks, with its contact', async (lng, words) => {
    setAssumedCalls(() => false)
    const { asked } = await renderScreen(ADDRESS, { ...anonymous, lng })
    const main = within(screen.getByRole('main'))
    expect(main.getByText(new RegExp(words.replace('.', '\\.')))).toBeVisible()
    await waitFor(() => expect(main.getByRole('link', { name: '(024) 841 2330' })).toBeVisible())
    expect(calls(asked)).toEqual([])
  })
})

const NO_PREVIEW = /^Tidak ada pratinjau di tab ini\./
/** Stores a preview as the form does, for this tab and session. */
const handed = (preview: unknown) => () => keepOwn('surat.pratinjau', '240117023', preview)
const PREVIEW = { judul: 'Surat <b>', paragraf: ['Dengan hormat, & salam'], namaPerguruanTinggi: 'Universitas Arunika' }

describe('/surat/info/preview', () => {
  const gatewayCalls = (asked: readonly string[]) => asked.filter((request) => /surat|mahasiswa\//.test(request))

  test.each([
    ['id', 'PRATINJAU, BELUM BERLAKU'],
    ['en', 'PREVIEW, NOT VALID'],
  ] as const)(
    '[R2-012] [R2-023] [R6-006] shows in %s the marked preview of this tab without a request',
    async (lng, mark) => {
      const { asked, departures } = await renderScreen('/surat/info/preview', { lng, arrange: handed(PREVIEW) })
      const paper = screen.getByRole('article')
      expect(paper).toHaveTextContent(mark)
      expect(paper).toHaveTextContent('Surat <b>')
      expect(paper).toHaveTextContent('Dengan hormat, & salam')
      expect(document.documentElement).toHaveAttribute('data-has-paper')
      expect([gatewayCalls(asked), departures]).toEqual([[], []])
    },
  )

  test('shows the preview as text on a phone and stores that choice in the URL', async () => {
    const { user, path } = await renderScreen('/surat/info/preview', { arrange: handed(PREVIEW) })
    await user.click(screen.getByRole('button', { name: 'Baca sebagai teks' }))
    expect(path()).toBe('/surat/info/preview?baca=teks')
    expect(screen.getByRole('article')).toHaveTextContent('Dengan hormat, & salam')
    expect(screen.getByRole('button', { name: 'Lihat lembar' })).toHaveFocus()
  })

  test.each([undefined, 'kosong', {}, [], null, { paragraf: 7 }])(
    'links to the form when there is no readable preview (%j)',
    async (kept) => {
      const { asked } = await renderScreen('/surat/info/preview', { arrange: handed(kept) })
      expect(screen.getByText(NO_PREVIEW)).toBeVisible()
      expect(screen.getByRole('link', { name: 'Kembali ke isian surat' })).toHaveAttribute('href', '/pengajuan-surat')
      expect(gatewayCalls(asked)).toEqual([])
    },
  )

  test('shows a signed-in student only the passed preview', async () => {
    await renderScreen('/surat/info/preview', { arrange: handed(PREVIEW) })
    expect(document.body).not.toHaveTextContent('Sekar')
  })

  test('shows nothing to another user on the same tab or without a session', async () => {
    const first = await renderScreen('/surat/info/preview', { arrange: handed(PREVIEW) })
    expect(screen.getByRole('article')).toHaveTextContent('Surat <b>')
    first.unmount()
    const second = await renderScreen('/surat/info/preview', { persona: 'baru' })
    expect(screen.getByText(NO_PREVIEW)).toBeVisible()
    second.unmount()
    await renderScreen('/surat/info/preview', anonymous)
    expect(screen.getByText(NO_PREVIEW)).toBeVisible()
  })
})

test.each(['/surat/info', ADDRESS, '/surat/info/preview'])(
  '[R2-013] keeps %s in this portal at the campus with a separate portal',
  async (address) => {
    const { departures, asked } = await renderScreen(address, { ...anonymous, campus: 'STATE-UNIVERSITY' })
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
    expect([departures, asked.filter((request) => request.includes('authorize'))]).toEqual([[], []])
  },
)

test('shares the address of a check, without the name of the student', async () => {
  const shared: unknown[] = []
  Object.assign(navigator, { share: (data: unknown) => Promise.resolve(shared.push(data)) })
  const { user } = await renderScreen('/surat/info/S-26-0918', issued)
  await user.click(screen.getByRole('button', { name: 'Bagikan tautan' }))
  Reflect.deleteProperty(navigator, 'share')
  expect(shared).toEqual([{ title: 'Periksa surat', url: window.location.href }])
})
