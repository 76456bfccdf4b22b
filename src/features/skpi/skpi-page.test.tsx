import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { clearOutbox } from '#gateway/writes/outbox.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { card, renderScreen, renderWide } from '#tests/render-screen.tsx'

/** Preloads modules: on a busy machine, loading takes longer than a screen's time limit. */
beforeAll(async () => {
  await import('./skpi-page.tsx')
}, 60_000)
afterEach(() => localStore.clear())

type Shown = Awaited<ReturnType<typeof renderScreen>>
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const names = () =>
  within(card('Kegiatan'))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)
const itemOf = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('li') ?? document.body
const posts = ({ asked }: Shown) => asked.filter((request) => request.startsWith('POST '))
const puts = ({ asked }: Shown) => asked.filter((request) => request.startsWith('PUT '))

const SEMINAR = 'Seminar Nasional Kecerdasan Artifisial dalam Pendidikan'
const PELATIHAN = 'Pelatihan Dasar Jaringan Komputer'

test('shows the points against the minimum, by kind, and the shortfall in words', async () => {
  await renderScreen('/skpi')
  const poin = card('Poin Anda')
  expect(poin).toHaveTextContent('50 dari 100 poin')
  expect(poin).toHaveTextContent('Kurang 50 poin untuk lulus. 1 kegiatan menunggu verifikasi. 1 kegiatan ditolak')
  const bar = within(poin).getByRole('progressbar', { name: 'Poin yang diterima' })
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['50', '100'])
  expect(
    within(poin).getByRole('progressbar', { name: 'Prestasi dan penghargaan: 30 poin dari 1 kegiatan' }),
  ).toHaveAttribute('value', '30')
  expect(within(poin).getByRole('progressbar', { name: /^Seminar dan pelatihan: 0 poin/ })).toBeVisible()
})

test('counts the points of the entries on all pages', async () => {
  const shown = await renderScreen('/skpi', { persona: 'padat' })
  expect(screen.getByRole('link', { name: /^Diterima \(2\d\d\)$/ })).toBeVisible()
  expect(shown.asked).toContainEqual(expect.stringMatching(/kelengkapan_skpi\?page=4&itemsPerPage=100$/))
})

test('shows that the minimum is reached', async () => {
  await renderScreen('/skpi', { persona: 'lulus' })
  expect(screen.getByText('Poin minimal sudah terpenuhi.')).toBeVisible()
})

test('lists the entries newest first with their status and filters them by the URL', async () => {
  const shown = await renderScreen('/skpi')
  expect(names()[0]).toBe(SEMINAR)
  expect(itemOf(SEMINAR)).toHaveTextContent(/Menunggu.*Seminar dan pelatihan · Nasional · Peserta/)
  expect(itemOf(PELATIHAN)).toHaveTextContent(/Ditolak.*Catatan: Nama pada berkas tidak terbaca/)
  await shown.user.click(screen.getByRole('link', { name: 'Diterima (2)' }))
  expect(shown.path()).toBe('/skpi?status=diterima')
  expect(names()).toHaveLength(2)
  expect(itemOf('Lomba Pemrograman Mahasiswa Jawa Tengah')).toHaveTextContent('30 poin')
})

describe('[R7-018] deletion', () => {
  test('sends the selected entries by PUT after listing them; accepted entries cannot be selected', async () => {
    const shown = await renderScreen('/skpi')
    expect(screen.getAllByRole('checkbox')).toHaveLength(2)
    for (const name of [SEMINAR, PELATIHAN])
      await shown.user.click(screen.getByRole('checkbox', { name: `Pilih untuk dihapus: ${name}` }))
    await shown.user.click(button('Hapus 2 kegiatan terpilih'))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getAllByRole('listitem').map((one) => one.textContent)).toEqual([SEMINAR, PELATIHAN])
    await shown.user.click(dialog.getByRole('button', { name: 'Hapus' }))
    await waitFor(() => expect(names()).toHaveLength(2))
    expect(puts(shown)).toHaveLength(1)
    expect(puts(shown)[0]).toMatch(/\/kelengkapan_skpi$/)
    expect(screen.queryByRole('button', { name: /^Hapus/ })).toBeNull()
  })

  test('queues a deletion that did not arrive and resends it on request', async () => {
    const shown = await renderScreen('/skpi')
    await shown.user.click(screen.getByRole('checkbox', { name: `Pilih untuk dihapus: ${PELATIHAN}` }))
    shown.controls.setFaults([{ operation: 'deleteKelengkapanSkpi', kind: 'network', times: 1 }])
    await shown.user.click(button('Hapus 1 kegiatan terpilih'))
    await shown.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Hapus' }))
    expect(await screen.findByText(/^Penghapusan belum sampai/)).toBeVisible()
  })
})

const fill = async ({ user }: Shown, { hasFile = true } = {}) => {
  const dialog = within(await screen.findByRole('dialog'))
  await user.selectOptions(await dialog.findByRole('combobox', { name: /^Jenis/ }), 'Prestasi dan penghargaan')
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Tingkat/ }), 'Nasional')
  await user.type(dialog.getByRole('textbox', { name: /^Nama kegiatan/ }), 'Gemastik')
  await user.type(dialog.getByRole('textbox', { name: /^Penyelenggara/ }), 'Puspresnas')
  fireEvent.input(dialog.getByLabelText(/^Tanggal mulai/), { target: { value: '2026-09-10' } })
  if (hasFile)
    await user.upload(
      dialog.getByLabelText(/^Bukti/, { selector: 'input' }),
      new File(['foto'], 'piagam.jpg', { type: 'image/jpeg' }),
    )
  return dialog
}

describe('adding an entry', () => {
  test('accepts a camera picture or a file and shows the new entry as pending', async () => {
    const shown = await renderScreen('/skpi')
    await shown.user.click(button('Tambah kegiatan'))
    expect(shown.path()).toBe('/skpi?tambah=ya')
    const dialog = await fill(shown)
    const input = dialog.getByLabelText(/^Bukti/, { selector: 'input' })
    expect(input).toHaveAttribute('accept', 'image/jpeg,image/png,.pdf')
    expect(input).not.toHaveAttribute('capture')
    await shown.user.click(dialog.getByRole('button', { name: 'Ajukan' }))
    await waitFor(() => expect(names()[0]).toBe('Gemastik'))
    expect(itemOf('Gemastik')).toHaveTextContent('Menunggu')
    expect(within(itemOf('Gemastik')).getByRole('button', { name: /^piagam\.jpg/ })).toBeVisible()
    expect(shown.path()).toBe('/skpi')
  })

  test('marks missing fields and an end date before the start date', async () => {
    const shown = await renderScreen('/skpi?tambah=ya')
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.input(dialog.getByLabelText(/^Tanggal mulai/), { target: { value: '2026-09-10' } })
    fireEvent.input(dialog.getByLabelText(/^Tanggal selesai/), { target: { value: '2026-09-01' } })
    await shown.user.click(dialog.getByRole('button', { name: 'Ajukan' }))
    expect((await dialog.findAllByText(/tidak boleh sebelum tanggal mulai/)).length).toBeGreaterThan(0)
    expect(dialog.getByRole('combobox', { name: /^Jenis/ })).toHaveAttribute('aria-invalid', 'true')
    expect(posts(shown)).toEqual([])
  })

  test('finds an entry whose response was lost and shows it once', async () => {
    const shown = await renderScreen('/skpi?tambah=ya')
    const dialog = await fill(shown)
    shown.controls.setFaults([{ operation: 'createKelengkapanSkpi', kind: 'lost', times: 1 }])
    await shown.user.click(dialog.getByRole('button', { name: 'Ajukan' }))
    await waitFor(() => expect(names().filter((name) => name === 'Gemastik')).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(posts(shown)).toHaveLength(1)
    expect(button('Tambah kegiatan')).toBeVisible()
  })

  test('keeps the outcome unknown while only one page of the entries is readable', async () => {
    const first = await renderScreen('/skpi?tambah=ya')
    const dialog = await fill(first, { hasFile: false })
    first.controls.setFaults([{ operation: 'createKelengkapanSkpi', kind: 'network', times: 1 }])
    await first.user.click(dialog.getByRole('button', { name: 'Ajukan' }))
    const checking = () => screen.queryByRole('region', { name: 'Sedang diperiksa' })
    await waitFor(() => expect(checking()).toBeVisible())
    await first.settled()
    first.unmount()
    clearOutbox()
    // All rows existed before, so that a list of only these would mean that the entry did not arrive.
    const known = [2210, 2041, 1987, 1902].map(String)
    const data = Array.from({ length: 20 }, (_, row) => ({ idKelengkapanSkpi: known[row % known.length] }))
    const next = await renderScreen('/skpi', { answers: { '/v1/mahasiswa/240117023/kelengkapan_skpi': { data } } })
    next.controls.advance(60_000)
    await next.user.click(await screen.findByRole('button', { name: 'Periksa sekarang' }))
    await next.settled()
    expect(checking()).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Tambah kegiatan' })).toBeNull()
  })

  test('does not send the same entry twice', async () => {
    const shown = await renderScreen('/skpi?tambah=ya')
    await shown.user.click((await fill(shown)).getByRole('button', { name: 'Ajukan' }))
    await waitFor(() => expect(names()[0]).toBe('Gemastik'))
    await shown.user.click(button('Tambah kegiatan'))
    const again = await fill(shown, { hasFile: false })
    await shown.user.click(again.getByRole('button', { name: 'Ajukan' }))
    expect(await again.findByText(/^Kegiatan yang sama sudah Anda ajukan/)).toBeVisible()
    expect(posts(shown)).toHaveLength(1)
  })

  test('is disabled for a read-only operator', async () => {
    localStore.set('operator_student_id', '240117023')
    await renderScreen('/skpi', { persona: 'operator' })
    expect(await screen.findByRole('button', { name: 'Tambah kegiatan' })).toHaveAccessibleDescription(/^Mode operator/)
  })

  test('explains the disabled form to an operator who opens its URL', async () => {
    localStore.set('operator_student_id', '240117023')
    const shown = await renderScreen('/skpi?tambah=ya', { persona: 'operator' })
    const dialog = await fill(shown)
    expect(dialog.getByRole('button', { name: 'Ajukan' })).toHaveAccessibleDescription(/^Mode operator/)
    await shown.user.click(dialog.getByRole('button', { name: 'Ajukan' }))
    expect(posts(shown)).toEqual([])
  })
})

describe('screen name', () => {
  test('[R2-040] is KHP when the campus menu has KHP and no SKPI; both use this URL', async () => {
    await renderWide('/skpi', { campus: 'CAMPUS-13' })
    expect(screen.getByRole('heading', { level: 1, name: 'KHP' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'KHP' })).toHaveAttribute('href', '/skpi')
  })

  test('[R2-042] is KHP at the permission-driven campus without a menu configuration', async () => {
    await renderScreen('/skpi', { campus: 'CAMPUS-13', menuConfig: {} })
    expect(screen.getByRole('heading', { level: 1, name: 'KHP' })).toBeVisible()
  })

  test('links to the old portal at a campus that fills in KHP there, even when opened by URL', async () => {
    await renderScreen('/skpi', {
      campus: 'STIALAN',
      settings: { url_sikad_legacy: 'https://lama.kampus.example/khp' },
    })
    expect(screen.getByText('Pengisian KHP/SKP dilakukan di portal versi lama.')).toBeVisible()
    const link = screen.getByRole('link', { name: 'Buka portal versi lama' })
    expect(link).toHaveAttribute('href', 'https://lama.kampus.example/khp')
  })

  test('does not mention an old portal at another campus', async () => {
    await renderScreen('/skpi', { campus: 'CAMPUS-13' })
    expect(screen.queryByText(/portal versi lama/)).toBeNull()
  })

  test.each(['TSM', 'UBK', 'default'])('[R2-056] is SKPI at %s', async (campus) => {
    await renderScreen('/skpi', { campus })
    expect(screen.getByRole('heading', { level: 1, name: 'SKPI' })).toBeVisible()
  })

  test('[R2-060] shows the screen by URL without the campus alert of the menu entry', async () => {
    await renderScreen('/skpi', { campus: 'STIALAN' })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('heading', { level: 1, name: 'KHP' })).toBeVisible()
    expect(card('Poin Anda')).toHaveTextContent('50 dari 100 poin')
  })
})
