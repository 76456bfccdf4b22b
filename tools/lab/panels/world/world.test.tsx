import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { readSession } from '#gateway/session/token/token-store.ts'
import { createInProcessGateway } from '#tests/in-process-gateway.ts'
import { renderPanel } from '#tests/render-panel.tsx'
import { panel } from './panel.ts'

const button = (name: string) => screen.getByRole('button', { name })
const choose = (text: string, name = 'dunia.json') => {
  const input = document.querySelector('input[type="file"]')
  if (!input) throw new Error('no file field')
  const file = new File([text], name, { type: 'application/json' })
  Object.defineProperty(input, 'files', { value: [file], configurable: true })
  fireEvent.change(input)
}

afterEach(() => vi.restoreAllMocks())

test('publishes an announcement as the newest one for students', async () => {
  const { user, store, refresh } = await renderPanel(panel)
  await user.click(button('Terbitkan pengumuman'))
  expect(screen.getByLabelText('Judul pengumuman')).toHaveAccessibleDescription('Isi judulnya dahulu.')
  expect(store.world.terbit).toEqual([])
  await user.type(screen.getByLabelText('Judul pengumuman'), 'Kuliah pengganti')
  await user.click(button('Terbitkan pengumuman'))
  expect(store.world.terbit.map(({ judul }) => judul)).toEqual(['Kuliah pengganti'])
  expect(screen.getByText('Pengumuman “Kuliah pengganti” terbit.')).toBeVisible()
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('settles a pending payment once, and explains a disabled button when none is pending', async () => {
  const { user, store } = await renderPanel(panel, { persona: 'pembayaran-diproses' })
  await user.click(button('Pembayaran tiba di kampus'))
  const { keuangan } = store.world.mahasiswa['240117131'] ?? {}
  expect([keuangan?.diproses, keuangan?.pembayaran.length]).toEqual([null, 5])
  expect(button('Pembayaran tiba di kampus')).toHaveAccessibleDescription(/tidak punya pembayaran/)
  await user.click(button('Pembayaran tiba di kampus'))
  expect(store.world.mahasiswa['240117131']?.keuangan.pembayaran).toHaveLength(5)
})

test('keeps the user signed in when access tokens expire', async () => {
  const { user, controls, ask, tokenOf } = await renderPanel(panel)
  const token = tokenOf('aktif')
  await user.click(button('Akhiri token akses'))
  expect((await ask('GET', '/api/user_info', { token })).status).toBe(401)
  expect(controls.personaOf(readSession()?.refreshToken ?? '')).toBe('aktif')
})

test('toggles the chat of the campus', async () => {
  const { user, controls } = await renderPanel(panel)
  const was = controls.hasChat()
  await user.click(screen.getByLabelText('Kampus menyediakan chat'))
  expect(controls.hasChat()).toBe(!was)
})

test('saves a file that restores the same world on another device', async () => {
  const links: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    links.push(this.download)
  })
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob)
    return 'blob:world'
  })
  const { user, controls, refresh } = await renderPanel(panel, {
    arrange: (gateway) => {
      gateway.controls.settlePembayaran('pembayaran-diproses')
      gateway.controls.jumpTo('2027-01-12T10:00:00+07:00')
    },
  })
  await user.click(button('Simpan sebagai berkas'))
  expect(links).toEqual(['dunia-simulasi-2027-01-12-10-00.json'])
  const text = (await blobs[0]?.text()) ?? ''
  const other = createInProcessGateway()
  expect(other.controls.openWorld(text)).toBeNull()
  expect(other.controls.exportWorld()).toBe(controls.exportWorld())
  expect(refresh).not.toHaveBeenCalled()
})

test('opens a file and keeps the user signed in', async () => {
  const other = createInProcessGateway()
  other.controls.settlePembayaran('pembayaran-diproses')
  const { controls, refresh } = await renderPanel(panel)
  choose(other.controls.worldFile())
  expect(await screen.findByText('Keadaan dari dunia.json dibuka.')).toBeVisible()
  expect(controls.personaDetails().filter(({ isChanged }) => isChanged)).toHaveLength(1)
  expect(controls.personaOf(readSession()?.refreshToken ?? '')).toBe('aktif')
  expect(refresh).toHaveBeenCalledTimes(1)
})

test.each([
  ['{"version":2,"clo', /terpotong/],
  ['[]', /bukan dari lab kampus/],
  ['{"name":"package"}', /bukan dari lab kampus/],
  ['{"version":1}', /lebih lama/],
  ['{"version":3}', /lebih baru/],
  ['{"version":2,"clock":{}}', /rusak/],
  ['{"version":2,"__proto__":{"isAdmin":true}}', /tidak boleh ada/],
])('rejects the file %s with a reason and changes nothing', async (text, reason) => {
  const { controls, refresh } = await renderPanel(panel)
  const before = controls.exportWorld()
  choose(text)
  await waitFor(() => expect(document.querySelector('input[type="file"]')).toHaveAccessibleDescription(reason))
  expect(controls.exportWorld()).toBe(before)
  expect(refresh).not.toHaveBeenCalled()
})

test('resets everything only after confirmation, and keeps the user signed in', async () => {
  const { user, controls } = await renderPanel(panel, {
    arrange: (gateway) => {
      gateway.controls.settlePembayaran('pembayaran-diproses')
      gateway.controls.setFaults([{ operation: '*', kind: 'captive' }])
    },
  })
  await user.click(button('Kembalikan semuanya'))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Batal' }))
  expect(controls.faults()).toHaveLength(1)
  await user.click(button('Kembalikan semuanya'))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Ok' }))
  expect(controls.faults()).toEqual([])
  expect(controls.personaDetails().some(({ isChanged }) => isChanged)).toBe(false)
  expect(controls.personaOf(readSession()?.refreshToken ?? '')).toBe('aktif')
  expect(screen.getByText('Semuanya sudah seperti awal.')).toBeVisible()
})

test('resets one student and keeps the changes of others', async () => {
  const { user, controls } = await renderPanel(panel, {
    persona: 'pembayaran-diproses',
    arrange: (gateway) => {
      gateway.controls.settlePembayaran('pembayaran-diproses')
      gateway.controls.settlePembayaran('aktif')
    },
  })
  await user.click(button('Kembalikan data Nadia Kusuma Dewi'))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Ok' }))
  const changed = controls.personaDetails().filter(({ isChanged }) => isChanged)
  expect(changed.map(({ persona }) => persona)).toEqual(['aktif'])
})

test('explains to an operator that there is no student to reset', async () => {
  await renderPanel(panel, { persona: 'operator', lng: 'en' })
  expect(button('Restore the current user')).toHaveAccessibleDescription('No student is logged in.')
})
