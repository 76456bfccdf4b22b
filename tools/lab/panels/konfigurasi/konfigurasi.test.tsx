import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { readCampusConfig } from '#gateway/campus/campus-config.ts'
import { runtimeConfig } from '#gateway/campus/runtime-config.ts'
import { adoptTokens, startSession } from '#gateway/session/session.ts'
import { GATEWAY, openGateway } from '#tests/simulated-gateway.ts'
import type { Fault } from '#tools/demo/server/fault-types.ts'
import type { LabHost } from '../../panel.ts'
import { addPanelTexts, addShellTexts } from '../../texts.ts'
import { panel } from './panel.ts'
import '#tests/page-state.ts'

startSession(() => ({ gatewayUrl: runtimeConfig().gatewayUrl, collegeId: readCampusConfig()?.college_id ?? '' }))

beforeEach(() => Promise.all([addShellTexts(), addPanelTexts()]).then(() => undefined))

const { Body } = panel
const open = (persona = 'operator', faults: Fault[] = []) => {
  const { controls, asked } = openGateway({ faults })
  adoptTokens(controls.signIn(persona))
  const refresh = vi.fn<LabHost['refresh']>(() => Promise.resolve())
  const { unmount } = render(<Body host={{ controls, refresh, restart: vi.fn() }} />)
  return { controls, asked, refresh, unmount, user: userEvent.setup() }
}
const list = () => screen.findByRole('list', { name: 'Konfigurasi' })
const itemOf = async (keyword: string): Promise<HTMLElement> => {
  const item = within(await list())
    .getByText(keyword, { selector: 'code' })
    .closest('li')
  if (!item) throw new Error(`no setting ${keyword}`)
  return item
}
const form = async () => within(await screen.findByRole('region', { name: 'Tambah pengaturan' }))
const keyword = async () => (await form()).getByRole('textbox', { name: /^Kata kunci/ })
const add = async (user: ReturnType<typeof open>['user']) =>
  user.click((await form()).getByRole('button', { name: 'Tambah pengaturan' }))
const change = async (user: ReturnType<typeof open>['user'], name: string, value: string) => {
  const item = await itemOf(name)
  await user.click(within(item).getByRole('button', { name: `Ubah ${name}` }))
  const field = await within(item).findByRole('textbox', { name: 'Nilai' })
  await user.clear(field)
  await user.type(field, value)
  await user.click(within(item).getByRole('button', { name: 'Simpan perubahan' }))
}

test('[R7-023] [R9-003] requests the settings at once, a thousand per page', async () => {
  const { asked } = open('aktif')
  expect(await itemOf('ips_desimal')).toHaveTextContent(/2.*Angka desimal IPS/)
  expect(asked).toContain(`GET ${GATEWAY}/v1/configuration?itemsPerPage=1000`)
})

test('changes a setting as an operator after reading it again, and refreshes the portal', async () => {
  const { user, asked, refresh } = open()
  await change(user, 'batas_unggah_mb', '10')
  await waitFor(async () => expect(await itemOf('batas_unggah_mb')).toHaveTextContent('10'))
  expect(screen.getByText('batas_unggah_mb sudah diubah.')).toBeVisible()
  expect(asked).toContain(`GET ${GATEWAY}/v1/config/batas_unggah_mb`)
  expect(asked).toContain(`PUT ${GATEWAY}/v1/configuration/keyword/batas_unggah_mb`)
  expect(refresh).toHaveBeenCalledOnce()
})

test('adds a new setting once, requires its keyword, and lists it', async () => {
  const { user, asked } = open()
  await list()
  await user.type(await keyword(), '  ')
  await user.type((await form()).getByRole('textbox', { name: 'Nilai' }), 'true')
  await add(user)
  await waitFor(async () => expect(await keyword()).toHaveAccessibleDescription('Wajib diisi.'))
  expect(await keyword()).toHaveFocus()
  await user.type(await keyword(), 'tampilkan_peringkat')
  await add(user)
  await waitFor(async () => expect(await itemOf('tampilkan_peringkat')).toHaveTextContent('true'))
  await waitFor(async () => expect(await keyword()).toHaveValue(''))
  expect(asked.filter((request) => request.startsWith('POST'))).toHaveLength(1)
})

test('shows the gateway’s message for an existing keyword and keeps the typed text', async () => {
  const { user } = open()
  await list()
  await user.type(await keyword(), 'ips_desimal')
  await add(user)
  expect(await screen.findByText('Tidak berhasil: Konfigurasi ips_desimal sudah ada.')).toBeVisible()
  expect(await keyword()).toHaveValue('ips_desimal')
})

test('shows the gateway’s message for a rejected change and keeps the value in the list', async () => {
  const { user } = open('operator', [
    { operation: 'updateConfiguration', kind: 'client', status: 403, message: 'Bukan hak Anda.' },
  ])
  await change(user, 'ips_desimal', '4')
  expect(await screen.findByText('Tidak berhasil: Bukan hak Anda.')).toBeVisible()
  expect(await itemOf('ips_desimal')).toHaveTextContent(/^ips_desimal2/)
})

test('shows an error for a list that fails to load, and loads it again on request', async () => {
  const { user } = open('operator', [{ operation: 'listConfiguration', kind: 'server', times: 1 }])
  await user.click(await screen.findByRole('button', { name: 'Muat Ulang' }))
  expect(await itemOf('ips_desimal')).toBeVisible()
})
