import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { clearOutbox, outboxEntries } from '#gateway/writes/outbox.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { card, renderScreen } from '#tests/render-screen.tsx'
import { GATEWAY } from '#tests/simulated-gateway.ts'
import type { Fault } from '#tools/demo/server/fault-types.ts'

const ADDRESS = '/bahan-dan-tugas'
const PDF = new File(['rancangan indeks'], 'rancangan.pdf', { type: 'application/pdf' })
const OPEN = 'Rancangan indeks untuk basis data perpustakaan'

const open = async (options: Parameters<typeof renderScreen>[1] = {}) => {
  const rendered = await renderScreen(ADDRESS, options)
  const uploads = () => rendered.asked.filter((request) => request.includes('upload_tugas_kuliah')).length
  return { ...rendered, uploads }
}

type Opened = Awaited<ReturnType<typeof open>>
const item = (judul: string): HTMLElement => {
  const found = within(card('Semua tugas'))
    .getAllByRole('listitem')
    .find((one) => within(one).queryByRole('heading', { name: judul }))
  if (!found) throw new Error(`there is no ${judul}`)
  return found
}
const ask = async (user: Awaited<ReturnType<typeof open>>['user'], action = 'Kumpulkan tugas') => {
  await user.click(within(item(OPEN)).getByRole('button', { name: `${action} ${OPEN}` }))
  return within(await screen.findByRole('dialog'))
}
const choose = async (user: Awaited<ReturnType<typeof open>>['user'], file = PDF) =>
  user.upload(screen.getByLabelText(/^Pilih berkas|^Ganti berkas|^Berkas jawaban/, { selector: 'input' }), file)

beforeEach(clearOutbox)

describe('a file whose response was lost', () => {
  const UNKNOWN = /belum diketahui apakah berkas sampai/
  const MISSING = /belum sampai dan menunggu|belum terkirim/
  const UPLOAD = 'uploadTugasKuliah'
  const handIn = async ({ user, controls }: Opened, faults: Fault[]) => {
    const dialog = await ask(user)
    await choose(user)
    controls.setFaults(faults)
    await user.click(dialog.getByRole('button', { name: 'Kumpulkan' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  /** Reloads the page over the same gateway; its in-memory state is lost. */
  const reload = async ({ controls, unmount, settled }: Opened) => {
    await settled()
    window.dispatchEvent(new Event('pagehide'))
    const world = controls.exportWorld()
    unmount()
    clearOutbox()
    return open({ arrange: (later) => void later.importWorld(world) })
  }
  afterEach(() => localStore.clear())

  test.each<[string, Partial<Fault>]>([
    ['no answer', { kind: 'lost' }],
    ['half an answer', { kind: 'cut' }],
    ['503 of something on the way', { kind: 'lost', status: 503 }],
    ['504 of something on the way', { kind: 'lost', status: 504 }],
  ])('is found in the list after %s and shown as handed in', async (_, fault) => {
    const shown = await open()
    await handIn(shown, [{ operation: UPLOAD, kind: 'lost', times: 1, ...fault }])
    await waitFor(() => expect(item(OPEN)).toHaveTextContent(/Sudah dikumpulkan.*rancangan\.pdf/))
    await waitFor(() => expect(outboxEntries()).toEqual([]))
    expect(document.body).not.toHaveTextContent(MISSING)
    expect(document.body).not.toHaveTextContent(UNKNOWN)
    expect(shown.uploads()).toBe(1)
    expect(localStore.names().filter((name) => /^(draft|intent)/.test(name))).toEqual([])
  })

  test('is not reported as missing while the list cannot be read, and is found after a reload', async () => {
    const shown = await open()
    await handIn(shown, [
      { operation: UPLOAD, kind: 'lost', times: 1 },
      { operation: 'listTugasKuliah', kind: 'server', times: 1 },
    ])
    expect(await screen.findByText(UNKNOWN)).toBeVisible()
    expect(document.body).not.toHaveTextContent(MISSING)
    const next = await reload(shown)
    await waitFor(() => expect(item(OPEN)).toHaveTextContent(/Sudah dikumpulkan.*rancangan\.pdf/))
    await waitFor(() => expect(screen.queryByText(UNKNOWN)).toBeNull())
    expect(document.body).not.toHaveTextContent(MISSING)
    expect(next.uploads()).toBe(0)
  })

  test('[R8-009] that never arrived is unknown for a minute, then queued with its file and resent on request', async () => {
    const shown = await open()
    await act(() => import('#app/failures/desk.tsx'))
    await handIn(shown, [{ operation: UPLOAD, kind: 'server', status: 500, times: 1 }])
    expect(await screen.findByText(UNKNOWN)).toBeVisible()
    expect(document.body).not.toHaveTextContent(MISSING)
    expect(outboxEntries()).toMatchObject([
      { label: `Kumpulkan ${OPEN}`, payload: { data: { data: PDF, idTugas: '5203' } } },
    ])
    shown.controls.advance(60_000)
    await shown.user.click(screen.getByRole('button', { name: 'Periksa sekarang' }))
    expect(await screen.findByText(/^Berkas belum sampai dan menunggu/)).toBeVisible()
    expect(shown.uploads()).toBe(1)
    await shown.user.click(await screen.findByRole('button', { name: 'Muat Ulang' }))
    await waitFor(() => expect(item(OPEN)).toHaveTextContent('rancangan.pdf'))
    expect(shown.uploads()).toBe(2)
    expect(outboxEntries()).toEqual([])
  })

  test('that never arrived can be chosen again after a reload, which reports it as missing after a minute', async () => {
    const shown = await open()
    await handIn(shown, [{ operation: UPLOAD, kind: 'network', times: 1 }])
    const next = await reload(shown)
    expect(await screen.findByText(UNKNOWN)).toBeVisible()
    expect(within(item(OPEN)).getByRole('button', { name: /^Kumpulkan tugas/ })).toBeVisible()
    next.controls.advance(60_000)
    await next.user.click(screen.getByRole('button', { name: 'Periksa sekarang' }))
    expect(
      await screen.findByText('Sudah diperiksa: berkas belum sampai. Pilih berkasnya dan kirim lagi.'),
    ).toBeVisible()
  })

  test('does not replace a newer file of another device until the student decides', async () => {
    const shown = await open()
    await act(() => import('#app/failures/desk.tsx'))
    await handIn(shown, [{ operation: UPLOAD, kind: 'network', times: 1 }])
    const body = new FormData()
    body.append('idTugas', '5203')
    body.append('data', new File(['lain'], 'dari-laptop.pdf', { type: 'application/pdf' }))
    const { access_token: token } = shown.controls.signIn('aktif')
    const sent = await fetch(`${GATEWAY}/v1/mahasiswa/240117023/upload_tugas_kuliah`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body,
    })
    expect(sent.status).toBe(200)
    const before = shown.uploads()
    await shown.user.click(await screen.findByRole('button', { name: 'Muat Ulang' }))
    expect(await screen.findByText(/^Data ini sudah diubah dari tempat lain/)).toBeVisible()
    await waitFor(() => expect(item(OPEN)).toHaveTextContent('dari-laptop.pdf'))
    expect(shown.uploads()).toBe(before)
  })
})
