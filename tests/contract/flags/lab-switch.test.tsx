import { act, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { refetchCampus } from '#app/session/refetch-campus.ts'
import { sessionState } from '#app/session/session-state.ts'
import { setOverride } from '#flags/flags.ts'
import { readSession } from '#gateway/session/token/token-store.ts'
import { campusOffset } from '#shared/campus/campus-zone.ts'
import { localStore, sessionStore } from '#shared/storage/browser-storage.ts'
import file from '#tests/lab/tunggakan-di-unindra.json'
import { openKrs } from '#tests/open-krs.ts'
import { card, renderScreen, renderWide } from '#tests/render-screen.tsx'
import type { Controls } from '#tools/demo/server/controls.ts'
import { currentState } from '#tools/lab/current-state.ts'
import { Lab } from '#tools/lab/lab.tsx'
import { writeLabLink } from '#tools/lab/state/lab-link.ts'
import { addShellTexts } from '#tools/lab/texts.ts'

beforeEach(() => window.sessionStorage.clear())

/** Opens the dashboard beside the lab. */
const openBoth = async (lng: 'id' | 'en' = 'id') =>
  openBeside(await renderWide('/dashboard', { lng, settings: { enable_localization: true } }))
const openBeside = async (portal: Awaited<ReturnType<typeof renderScreen>>) => {
  await addShellTexts()
  render(<Lab host={{ controls: portal.controls, refresh: refetchCampus, restart: () => window.location.reload() }} />)
  return portal
}
const openLab = async ({ user }: Awaited<ReturnType<typeof openBoth>>) => {
  await user.keyboard('{Control>}{Alt>}l{/Alt}{/Control}')
  return screen.findByRole('dialog', { name: /^(Lab kampus|Campus lab)$/ }, { timeout: 10_000 })
}
const menu = () =>
  within(screen.getByRole('navigation', { name: /menu/i }))
    .getAllByRole('link')
    .map((link) => link.textContent)

test('updates menu, decimals, title and colour on a campus switch without a reload, and keeps the session', async () => {
  const portal = await openBoth()
  const before = { menu: menu(), session: readSession() }
  expect(card('IPS per semester')).toHaveTextContent('3,75')
  const lab = await openLab(portal)
  await portal.user.click(await within(lab).findByRole('button', { name: /^UNINDRA/ }))
  await waitFor(() => expect(card('IPS per semester')).toHaveTextContent('3,7500'))
  await waitFor(() => expect(menu()).toContain('Akun lain'))
  expect(menu().length).toBeGreaterThan(before.menu.length)
  await waitFor(() => expect(document.title).toContain('UNINDRA'))
  expect(document.documentElement.style.getPropertyValue('--campus')).toBe('#facc15')
  expect(screen.getByRole('button', { name: /Lab kampus/, expanded: true })).toHaveTextContent('Meniru UNINDRA')
  expect(readSession()).toEqual(before.session)
  expect(portal.reloads()).toBe(0)
  await portal.user.click(within(lab).getByRole('button', { name: /^Berhenti meniru/ }))
  await waitFor(() => expect(menu()).toEqual(before.menu))
  expect(card('IPS per semester')).not.toHaveTextContent('3,7500')
})

test('shows when registration closes in the time of the new campus after a switch to another zone', async () => {
  const portal = await openBeside(await openKrs())
  expect(screen.getByText(/sampai Jumat, 15 Januari 2027 pukul 16\.00\sWIB/i)).toBeVisible()
  const lab = await openLab(portal)
  await portal.user.click(await within(lab).findByRole('button', { name: /^UNTAG-SMD/ }))
  expect(await screen.findByText(/sampai Jumat, 15 Januari 2027 pukul 17\.00\sWITA/i)).toBeVisible()
  expect(campusOffset()).toBe(480)
  expect(portal.reloads()).toBe(0)
})

test('applies an unchanged menu response to the next campus', async () => {
  const portal = await openBoth()
  portal.controls.setMenuConfig({ portalmhs_panduan: 'false' })
  await act(refetchCampus)
  await waitFor(() => expect(menu()).not.toContain('Panduan'))
  portal.controls.setCampus('TSM')
  await act(refetchCampus)
  await waitFor(() => expect(menu()).toContain('Cuti'))
  expect(sessionState()).toMatchObject({ status: 'ready', campus: { unik: 'TSM' } })
  expect(menu()).not.toContain('Panduan')
})

test('restores the focus when the lab is closed', async () => {
  const portal = await openBoth()
  const link = within(screen.getByRole('navigation', { name: /menu/i })).getByRole('link', { name: 'Biodata' })
  link.focus()
  const lab = await openLab(portal)
  await within(lab).findByRole('button', { name: /^UNINDRA/ })
  within(lab).getByRole('button', { name: 'Tutup lab' }).focus()
  await portal.user.keyboard('{Escape}')
  expect(lab).not.toBeVisible()
  expect(link).toHaveFocus()
})

test('counts the overridden flags in the badge, in the language of the portal', async () => {
  await openBoth('en')
  act(() => void setOverride('menu.cuti', true))
  expect(screen.getByRole('button', { name: /Campus lab/ })).toHaveTextContent('1 switch changed')
})

test('sets up campus, persona, clock and faults of a test from a lab file', async () => {
  const { controls } = await renderWide('/dashboard', { lab: file })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bima')
  expect(screen.getByText('Jumat, 23 Oktober 2026')).toBeVisible()
  expect(card('IPS per semester')).toHaveTextContent('2,7857')
  expect(within(card('Tagihan')).getByRole('button', { name: 'Muat Ulang' })).toBeVisible()
  expect(menu()).toContain('Tracer study')
  expect(menu()).not.toContain('Panduan')
  expect(controls.campus()).toBe('UNINDRA')
})

test('restores the student that an operator acts for from a colleague’s lab link', async () => {
  const host = (controls: Controls) => ({ controls, refresh: refetchCampus, restart: () => window.location.reload() })
  const first = await renderScreen('/dashboard', { persona: 'operator' })
  await first.user.type(await screen.findByLabelText('Nomor Induk Mahasiswa (NIM)'), '240117023{Enter}')
  await screen.findByRole('complementary', { name: 'Mode operator' })
  const { clock: _, ...state } = currentState(host(first.controls))
  expect(writeLabLink(state)).toBe('default,persona:operator,student:240117023')
  first.unmount()
  for (const store of [localStore, sessionStore]) store.clear()
  await renderScreen('/dashboard', { lab: { format: 'portal-lab', version: 1, ...state } })
  expect(await screen.findByRole('complementary', { name: 'Mode operator' })).toHaveTextContent('240117023')
})

test('fails a test that starts from an invalid lab file and names the invalid part', async () => {
  await expect(renderScreen('/dashboard', { lab: { ...file, campus: 'LAIN' } })).rejects.toThrow('campus): LAIN')
})
