import { table } from 'virtual:flag-table'
import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setOverride } from '#flags/flags.ts'
import { deriveMenu } from '#flags/menu/menu.ts'
import type { FlagKey } from '#flags/table/flag-types.ts'
import { renderWide } from '#tests/render-screen.tsx'
import { sourcesOf, withoutComments } from '../sources.ts'

const READS = /(?:useFlag|getFlag)\(\s*'([\w.-]+)',?\s*\)/g

test('reads every flag of the manifest in the portal, and no other flag', () => {
  const asked = new Set<string>()
  deriveMenu((id) => {
    asked.add(`menu.${id}`)
    return true
  })
  for (const { path, text } of sourcesOf('src'))
    if (!path.startsWith('src/flags/')) for (const [, key = ''] of withoutComments(text).matchAll(READS)) asked.add(key)
  expect([...asked].toSorted()).toEqual(Object.keys(table.flags).toSorted())
})

/** Returns the HTML of the whole document, including its attributes. */
const page = () => document.documentElement.outerHTML

interface Effect {
  address: string
  override: () => unknown
  at?: string
}

/** Addresses at which an override of the lab is visible; menu entries are visible on every screen. */
const EFFECTS: Readonly<Record<Exclude<FlagKey, `menu.${string}`>, Effect>> = {
  'campus.variant': { address: '/dashboard', override: () => setOverride('campus.variant', 'TSM') },
  'nilai.ips-decimals': { address: '/dashboard', override: () => setOverride('nilai.ips-decimals', 4) },
  'khp.legacy-alert': { address: '/skpi', override: () => setOverride('khp.legacy-alert', true) },
  'portal.separate-student-portal': {
    address: '/surat',
    override: () => setOverride('portal.separate-student-portal', { paths: ['/surat'], target: '' }),
  },
  'kuesioner.modal': {
    address: '/dashboard',
    at: '2022-04-15T10:00:00+07:00',
    override: () => setOverride('kuesioner.modal', true),
  },
  localization: { address: '/dashboard', override: () => setOverride('localization', true) },
  chat: { address: '/dashboard', override: () => setOverride('chat', true) },
  saldo: { address: '/biaya-kuliah', override: () => setOverride('saldo', false) },
  'assumed-writes': { address: '/notifikasi', override: () => setOverride('assumed-writes', true) },
}

test.each(Object.entries(EFFECTS))(
  're-renders the open screen when %s is overridden',
  async (_, { address, at, override }) => {
    const settings = { enable_localization: false, enable_chat: false }
    await renderWide(address, { settings, arrange: (controls) => at && controls.jumpTo(at) })
    const before = page()
    act(() => void override())
    await waitFor(() => expect(page()).not.toBe(before))
  },
)

test('re-renders the open menu when any menu entry is overridden', async () => {
  const menu = () => document.querySelector('nav')?.textContent
  await renderWide('/dashboard')
  deriveMenu((id) => {
    act(() => void setOverride(`menu.${id}`, true))
    return true
  })
  const whole = menu()
  const silent: string[] = []
  deriveMenu((id) => {
    act(() => void setOverride(`menu.${id}`, false))
    if (menu() === whole) silent.push(id)
    act(() => void setOverride(`menu.${id}`, true))
    return true
  })
  expect(silent).toEqual([])
})
