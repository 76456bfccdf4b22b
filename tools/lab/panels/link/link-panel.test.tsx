import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { setOverride } from '#flags/flags.ts'
import { getFlag } from '#flags/get-flag.ts'
import { readSession } from '#gateway/session/token/token-store.ts'
import { openGateway } from '#tests/simulated-gateway.ts'
import type { LabHost } from '../../panel.ts'
import { addPanelTexts, addShellTexts } from '../../texts.ts'
import { LinkPanel } from './link-panel.tsx'
import '#tests/page-state.ts'

beforeEach(() => Promise.all([addShellTexts(), addPanelTexts()]).then(() => undefined))

const open = (isStaging = false) => {
  const { controls } = openGateway()
  const refresh = vi.fn<LabHost['refresh']>(() => Promise.resolve())
  const restart = vi.fn<LabHost['restart']>()
  render(<LinkPanel host={{ controls: isStaging ? null : controls, refresh, restart }} />)
  return { controls, refresh, restart, user: userEvent.setup() }
}
const link = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Tautan' }).value
const paste = async ({ user }: ReturnType<typeof open>, text: string) => {
  await user.click(screen.getByRole('textbox', { name: 'Tempel tautan' }))
  await user.paste(text)
  await user.keyboard('{Enter}')
}

test('shows a link to the current state and updates it with every change', () => {
  const { controls } = open()
  expect(link()).toMatch(/\/\?lab=default$/)
  act(() => controls.setCampus('TSM'))
  act(() => void setOverride('menu.cuti', true))
  act(() => controls.setFaults([{ operation: 'getKhs', kind: 'server', times: 1 }]))
  expect(link()).toMatch(/\/\?lab=tsm,menu\.cuti:on,faults:getKhs\/server\/times=1$/)
})

test('includes the delay of every call, and leaves it out on request', async () => {
  const { controls, user } = open()
  act(() => controls.setLatencyMs(800))
  expect(link()).toMatch(/\/\?lab=default,latency:800$/)
  await user.click(screen.getByRole('checkbox', { name: 'Penundaan setiap panggilan: 800 ms' }))
  expect(link()).toMatch(/\/\?lab=default$/)
})

test('leaves out a fault that has no calls left', () => {
  const { controls } = open()
  act(() => controls.setFaults([{ operation: 'getKhs', kind: 'server', times: 0 }]))
  expect(link()).toMatch(/\?lab=default$/)
})

test('includes the simulated moment when it was changed, or on request', async () => {
  const { controls, user } = open()
  expect(link()).not.toContain('clock')
  act(() => controls.jumpTo('2027-01-12T10:00:00+07:00'))
  expect(link()).toContain('clock:2027-01-12T10')
  act(() => controls.jumpTo('2027-01-11T08:00:00+07:00'))
  expect(link()).toContain('clock:2027-01-11T08')
  const moment = screen.getByRole('checkbox', { name: /^Waktu simulasi/ })
  await user.click(moment)
  expect(link()).not.toContain('clock')
  act(() => controls.reset())
  await user.click(moment)
  expect(link()).toContain('clock:2026-10-22')
})

test('applies a pasted link and requests the campus again', async () => {
  const page = open()
  await paste(page, 'https://portal.example/dashboard?x=1&lab=tsm,menu.cuti:on')
  expect(page.controls.campus()).toBe('TSM')
  expect(getFlag('menu.cuti')).toBe(true)
  expect(page.refresh).toHaveBeenCalledOnce()
  expect(await screen.findByText('Sudah diatur.')).toBeVisible()
})

test('reloads the page as the persona of a link', async () => {
  const page = open()
  await paste(page, 'persona:tunggakan')
  expect(page.controls.personaOf(readSession()?.refreshToken ?? '')).toBe('tunggakan')
  expect(page.restart).toHaveBeenCalledOnce()
})

test.each([
  ['tsm,menu.lain:on', 'Sakelar atau bagian tidak dikenal: menu.lain'],
  ['tsm,v:9', 'Dibuat oleh versi lab yang lebih baru: v:9'],
  ['tsm,persona:<b>', 'Persona tidak dikenal: <b>'],
])('rejects the link %s with a reason and changes nothing', async (text, sentence) => {
  const page = open()
  const before = page.controls.exportWorld()
  await paste(page, text)
  expect(screen.getByText(sentence, { exact: false })).toBeVisible()
  expect(page.controls.exportWorld()).toBe(before)
  expect(page.refresh).not.toHaveBeenCalled()
})

test('applies a file like a link and rejects a file of another program', async () => {
  const page = open()
  const choose = (content: string) =>
    page.user.upload(screen.getByLabelText(/Berkas lab/), new File([content], 'lab.json', { type: 'application/json' }))
  await choose('{"name":"package"}')
  expect(await screen.findByText('Ini bukan berkas lab kampus.', { exact: false })).toBeVisible()
  await choose('{"format":"portal-lab","version":1,"campus":"UBK","faults":[{"operation":"*","kind":"network"}]}')
  expect(await screen.findByText('Sudah diatur.')).toBeVisible()
  expect(page.controls.campus()).toBe('UBK')
  expect(page.controls.faults()).toEqual([{ operation: '*', kind: 'network' }])
})

test('resets campus, flags, menu, faults and delay with one click', async () => {
  const page = open()
  await paste(page, 'tsm,menu.cuti:on,menu_config:a=on,faults:*/network,latency:800')
  expect(page.controls.latencyMs()).toBe(800)
  await page.user.click(screen.getByRole('button', { name: 'Kembalikan semua' }))
  expect(page.controls.campus()).toBe('default')
  expect(page.controls.menuConfig()).toEqual({})
  expect(page.controls.faults()).toEqual([])
  expect(page.controls.latencyMs()).toBe(0)
  expect(getFlag('menu.cuti')).toBe(false)
})

test('reports that the campus does not respond', async () => {
  const page = open()
  page.refresh.mockRejectedValueOnce(new Error('network'))
  await paste(page, 'tsm')
  expect(await screen.findByText(/kampus tidak menjawab/)).toBeVisible()
})

test('saves a state as a file when it is too long for a link', () => {
  const { controls } = open()
  act(() =>
    controls.setMenuConfig(Object.fromEntries(Array.from({ length: 150 }, (_, i) => [`kunci_panjang_${i}`, true]))),
  )
  expect(screen.getByRole('button', { name: 'Salin tautan' })).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getAllByText(/Terlalu panjang untuk tautan/)[0]).toBeVisible()
  expect(screen.getByRole('button', { name: 'Simpan berkas' })).toBeEnabled()
})

test('does not sign a user in by link over a real gateway', async () => {
  const page = open(true)
  await paste(page, 'tsm,persona:aktif')
  expect(screen.getByText(/tidak membawa gateway tiruan.*persona/)).toBeVisible()
})
