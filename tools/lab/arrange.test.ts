import { beforeEach, expect, test, vi } from 'vitest'
import { clearOverrides, setOverride, startFlags } from '#flags/flags.ts'
import { getFlag, getFlagDetails } from '#flags/get-flag.ts'
import { emulatedMenuConfig } from '#flags/menu/emulated-menu-config.ts'
import { emulatedCampus, toCampusConfig } from '#gateway/campus/campus-config.ts'
import { endSession } from '#gateway/session/session.ts'
import { readSession } from '#gateway/session/token/token-store.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { onForget } from '#tests/page-state.ts'
import { createControls } from '#tools/demo/server/controls.ts'
import { createStore } from '#tools/demo/state/store.ts'
import { arrangeLab, arrangeStaging } from './arrange.ts'
import { currentState } from './current-state.ts'
import { chosenStudent } from './simulated/chosen-student.ts'

beforeEach(() => {
  startFlags()
  window.sessionStorage.clear()
  vi.spyOn(console, 'info').mockReturnValue()
  onForget(() => delete window.portalBoot)
})

const createWorld = () => createControls(createStore())
const visit = (link: string) => window.history.replaceState(null, '', `/?lab=${link}`)

test('sets up campus, flags, menu, faults, delay, moment and persona from a link before anything renders', () => {
  const controls = createWorld()
  visit(
    'tsm,menu.cuti:on,menu_config:portalmhs_panduan=false,persona:tunggakan,clock:2027-01-12T10:00:00+07:00,faults:*/network,latency:40',
  )
  arrangeLab(controls)
  expect(controls.campus()).toBe('TSM')
  expect(controls.menuConfig()).toEqual({ portalmhs_panduan: 'false' })
  expect(controls.now()).toBe('2027-01-12T10:00:00+07:00')
  expect(controls.faults()).toEqual([{ operation: '*', kind: 'network' }])
  expect(controls.latencyMs()).toBe(40)
  expect(getFlag('menu.cuti')).toBe(true)
  expect(String(getFlagDetails('menu.cuti').flagMetadata['trace'])).toContain('?lab=tsm,menu.cuti:on')
  expect(controls.personaOf(readSession()?.refreshToken ?? '')).toBe('tunggakan')
})

test('changes nothing for a link with one invalid part', () => {
  const controls = createWorld()
  setOverride('menu.skpi', true)
  const before = controls.exportWorld()
  visit('tsm,menu.cuti:on,persona:tunggakan,faults:getLain/network')
  expect(arrangeLab(controls)).toBe(false)
  expect(controls.exportWorld()).toBe(before)
  expect(getFlag('menu.cuti')).toBe(false)
  expect(getFlag('menu.skpi')).toBe(true)
  expect(readSession()).toBeNull()
})

test('keeps changes that were made since the link was opened through a reload', () => {
  const controls = createWorld()
  visit('tsm,menu.cuti:on,persona:aktif')
  arrangeLab(controls)
  controls.setCampus('UNIKAL')
  clearOverrides()
  arrangeLab(controls)
  expect(controls.campus()).toBe('UNIKAL')
  expect(getFlag('menu.cuti')).toBe(false)
})

test('restores the operator’s chosen student from a link, replacing an earlier choice in the profile', () => {
  const controls = createWorld()
  localStore.set('operator_session', 'an earlier one')
  localStore.set('operator_student_id', '240117001')
  visit('default,persona:operator,student:240117023')
  arrangeLab(controls)
  expect(chosenStudent()).toBe('240117023')
  expect(currentState({ controls, refresh: vi.fn(), restart: vi.fn() })).toMatchObject({
    persona: 'operator',
    student: '240117023',
  })
})

test('signs in again with the same link after logout', () => {
  const controls = createWorld()
  visit('tsm,persona:aktif')
  arrangeLab(controls)
  endSession('logout')
  arrangeLab(controls)
  expect(readSession()).not.toBeNull()
})

test('reloads once when the page has started as the login but the link signs in a persona', () => {
  window.portalBoot = { screen: 'login', early: new Map() }
  visit('persona:aktif')
  const controls = createWorld()
  expect(arrangeLab(controls)).toBe(true)
  expect(arrangeLab(controls)).toBe(false)
})

test('restores flag overrides and their source after a reload of the tab', () => {
  visit('nilai.ips-decimals:3')
  arrangeLab(createWorld())
  const kept = Object.keys(window.sessionStorage).map(
    (name) => [name, window.sessionStorage.getItem(name) ?? ''] as const,
  )
  clearOverrides() // simulates the loss of the page's memory
  for (const [name, value] of kept) window.sessionStorage.setItem(name, value)
  arrangeLab(createWorld())
  expect(getFlag('nilai.ips-decimals')).toBe(3)
  expect(String(getFlagDetails('nilai.ips-decimals').flagMetadata['trace'])).toContain('?lab=nilai.ips-decimals:3')
})

test('keeps the campus settings of a real gateway, with the campus id of the link', () => {
  visit('tsm')
  arrangeLab(null)
  expect(emulatedCampus()).toBe('TSM')
  expect(toCampusConfig({ college_id: '061001', unik: 'UBK' })).toMatchObject({ college_id: '061001', unik: 'TSM' })
})

test('stops emulating a campus when the deployment disables the lab', () => {
  visit('tsm,menu_config:portalmhs_panduan=false')
  arrangeStaging(true)
  expect(emulatedCampus()).toBe('TSM')
  arrangeStaging(false)
  expect(emulatedCampus()).toBeNull()
  expect(emulatedMenuConfig()).toBeUndefined()
})

test('does not sign a user in by link over a real gateway', () => {
  visit('tsm,persona:aktif')
  arrangeLab(null)
  expect(emulatedCampus()).toBeNull()
})
