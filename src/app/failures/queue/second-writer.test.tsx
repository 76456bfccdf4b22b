import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, test, vi } from 'vitest'
import { clearOutbox, outboxEntries } from '#gateway/writes/outbox.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { allowAssumedWrites } from '#tests/allow-assumed-writes.ts'
import { button, openKrs, saveButton, saves } from '#tests/open-krs.ts'
import { renderScreen } from '#tests/render-screen.tsx'

type Shown = Awaited<ReturnType<typeof renderScreen>>

const STUDENT = 'http://gateway.test/v1/mahasiswa/240117023'
const queue = () => within(screen.getByRole('dialog', { name: 'Antrean permintaan' }))
const posts = ({ asked }: Shown, path: string) =>
  asked.filter((request) => request === `POST ${STUDENT}/${path}`).length

/** Sends a request of the same student from another device. */
const elsewhere = async ({ controls }: Shown, path: string, body?: object): Promise<Record<string, unknown>> => {
  const answer = await fetch(`${STUDENT}/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      Authorization: `Bearer ${controls.signIn('aktif').access_token}`,
      'Content-Type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(answer.status).toBe(200)
  return (await answer.json()) as Record<string, unknown>
}

const alamat = async (shown: Shown) => {
  const { alamat } = await elsewhere(shown, 'biodata')
  return alamat as Record<string, unknown>
}

const saveAlamat = async (shown: Shown, kind: 'lost' | 'network') => {
  await act(() => import('../desk.tsx')) // loaded after the first load
  const { user, controls } = shown
  const region = within(screen.getByText('Alamat', { selector: 'h2' }).closest('section') as HTMLElement)
  await user.clear(region.getByLabelText('RT'))
  await user.type(region.getByLabelText('RT'), '11')
  await user.click(screen.getByText('Simpan', { selector: 'button' }))
  controls.setFaults([{ operation: 'updateBiodata', kind, times: 1 }])
  await user.click(await screen.findByText('Kirim perubahan'))
  await waitFor(() => expect(outboxEntries()).toMatchObject([{ phase: 'waiting' }]))
}

// Preloads modules: on a busy machine, loading takes longer than a screen's time limit.
beforeAll(async () => {
  await Promise.all([import('#features/biodata/biodata-page.tsx'), import('#features/krs/krs-page.tsx')])
}, 60_000)
allowAssumedWrites()
beforeEach(() => {
  clearOutbox()
  localStore.clear()
})
afterEach(() => {
  clearOutbox()
})

it.each(['lost', 'network'] as const)(
  'resends a change whose response was lost (%s) on Muat Ulang when the record is unchanged',
  async (kind) => {
    const shown = await renderScreen('/biodata')
    await saveAlamat(shown, kind)
    await shown.user.click(await screen.findByRole('button', { name: 'Muat Ulang' }))
    await waitFor(() => expect(outboxEntries()).toEqual([]))
    expect(await alamat(shown)).toMatchObject({ rt: '11' })
    expect(posts(shown, 'biodata/alamat')).toBe(2)
  },
)

test('holds a change that another device has overwritten until the student decides to send it', async () => {
  const shown = await renderScreen('/biodata')
  await saveAlamat(shown, 'lost')
  await elsewhere(shown, 'biodata/alamat', { rt: '12' })
  const sent = posts(shown, 'biodata/alamat')
  await shown.user.click(await screen.findByRole('button', { name: 'Muat Ulang' }))
  expect(await screen.findByText('1 permintaan menunggu keputusan Anda.')).toBeVisible()
  expect(await alamat(shown)).toMatchObject({ rt: '12' })
  await shown.user.click(screen.getByRole('button', { name: 'Muat Ulang' })) // with no entry to retry it opens the queue
  expect(queue().getByText(/^Data ini sudah diubah dari tempat lain/)).toBeVisible()
  expect(posts(shown, 'biodata/alamat')).toBe(sent)
  await shown.user.click(queue().getByRole('button', { name: /^Kirim milik saya/ }))
  await waitFor(() => expect(outboxEntries()).toEqual([]))
  expect(await alamat(shown)).toMatchObject({ rt: '11' })
})

test('does not replace a newer plan of another device with an old one', async () => {
  const shown = await openKrs()
  await act(() => import('../desk.tsx'))
  const { tahun, semester, makul } = await elsewhere(shown, 'edit_krs')
  const plan = (makul as Record<string, unknown>[]).map(({ idMakul, idKelas }) => ({ idMakul, idKelas }))
  shown.controls.setFaults([{ operation: 'saveKrs', kind: 'lost', times: 1 }])
  await shown.user.click(button('Ambil Manajemen Proyek Perangkat Lunak'))
  await shown.user.click(saveButton())
  await screen.findByText(/^Jawaban kampus belum diterima\./)
  await elsewhere(shown, 'edit_krs', { tahun, semester, makul: plan.slice(1), makulCadangan: [] })
  const sent = saves(shown.asked).length
  await shown.user.click(await screen.findByRole('button', { name: 'Muat Ulang' }))
  expect(await screen.findByText('1 permintaan menunggu keputusan Anda.')).toBeVisible()
  expect(saves(shown.asked)).toHaveLength(sent)
  const now = await elsewhere(shown, 'edit_krs')
  expect(now['makul']).toHaveLength(plan.length - 1)
})

/** Returns the messages of the queue; cards may have their own 'Muat Ulang'. */
const edge = () => within(document.querySelector<HTMLElement>('[data-messages]') ?? document.body)

/** Forms that replace a whole record, each with the title or name that it changes. */
const FORMS = [
  {
    ...{ name: 'a thesis proposal', address: '/tugas-akhir/420?ubah=ya', persona: 'aktif', field: /^Judul \(wajib\)/ },
    ...{ operation: 'updateUsulanTugasAkhir', save: 'Simpan perubahan' },
  },
  {
    ...{ name: 'an internship', address: '/kerja-praktik/334?ubah=ya', persona: 'aktif', field: /^Judul/ },
    ...{ operation: 'updateUsulanKerjaPraktik', save: 'Simpan perubahan' },
  },
  {
    ...{ name: 'contact data', address: '/tracer-study?diri=ya', persona: 'lulus', field: /^Telepon|^Nomor/ },
    ...{ operation: 'updateTracerBiodataDiri', save: 'Simpan' },
  },
]

test.each(FORMS)(
  'keeps $name saved on another device until the student decides about the queued write',
  async (form) => {
    const shown = await renderScreen(form.address, { persona: form.persona })
    await act(() => import('../desk.tsx'))
    const dialog = within(await screen.findByRole('dialog'))
    const box = dialog.getByRole('textbox', { name: form.field })
    shown.controls.setFaults([{ operation: form.operation, kind: 'network', times: 1 }])
    await shown.user.clear(box)
    await shown.user.type(box, '081234500099')
    const bodies: { method: string; address: string; body: string }[] = []
    const { fetch } = globalThis
    vi.spyOn(globalThis, 'fetch').mockImplementation((...call) => {
      const { method, body } = call[1] ?? {}
      if (method && method !== 'GET' && typeof body === 'string' && typeof call[0] === 'string')
        bodies.push({ method, address: call[0], body })
      return fetch(...call)
    })
    await shown.user.click(dialog.getByRole('button', { name: form.save }))
    await waitFor(() => expect(outboxEntries()).toMatchObject([{ phase: 'waiting' }]))
    const [{ method, address, body } = { method: '', address: '', body: '' }] = bodies
    // The same form of the same student, sent from another device.
    const { status } = await fetch(address, {
      method,
      headers: {
        Authorization: `Bearer ${shown.controls.signIn(form.persona).access_token}`,
        'Content-Type': 'application/json',
      },
      body: body.replace('081234500099', '081234500011'),
    })
    expect(status).toBe(200)
    await shown.user.click(await edge().findByRole('button', { name: 'Muat Ulang' }))
    expect(await screen.findByText('1 permintaan menunggu keputusan Anda.')).toBeVisible()
    expect(bodies).toHaveLength(1)
    await shown.user.click(edge().getByRole('button', { name: 'Muat Ulang' }))
    await shown.user.click(queue().getByRole('button', { name: /^Kirim milik saya/ }))
    await waitFor(() => expect(outboxEntries()).toEqual([]))
    expect(bodies).toHaveLength(2)
  },
)

test.each(FORMS)('resends $name on Muat Ulang when no other device has changed it', async (form) => {
  const shown = await renderScreen(form.address, { persona: form.persona })
  await act(() => import('../desk.tsx'))
  const dialog = within(await screen.findByRole('dialog'))
  const box = dialog.getByRole('textbox', { name: form.field })
  shown.controls.setFaults([{ operation: form.operation, kind: 'lost', times: 1 }])
  await shown.user.clear(box)
  await shown.user.type(box, '081234500099')
  await shown.user.click(dialog.getByRole('button', { name: form.save }))
  await waitFor(() => expect(outboxEntries()).toMatchObject([{ phase: 'waiting' }]))
  await shown.user.click(await edge().findByRole('button', { name: 'Muat Ulang' }))
  await waitFor(() => expect(outboxEntries()).toEqual([]))
})
