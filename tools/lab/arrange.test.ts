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

test('a link sets up campus, flags, menu, faults, delay, moment and person before anything is rendered', () => {
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

test('a link with one wrong part changes nothing', () => {
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

test('a reload keeps what was changed since the link was opened', () => {
  const controls = createWorld()
  visit('tsm,menu.cuti:on,persona:aktif')
  arrangeLab(controls)
  controls.setCampus('UNIKAL')
  clearOverrides()
  arrangeLab(controls)
  expect(controls.campus()).toBe('UNIKAL')
  expect(getFlag('menu.cuti')).toBe(false)
})

test('a link of an operator brings the chosen student along, into a profile that has served another before', () => {
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

test('a person who has left is signed in again by the same link', () => {
  const controls = createWorld()
  visit('tsm,persona:aktif')
  arrangeLab(controls)
  endSession('logout')
  arrangeLab(controls)
  expect(readSession()).not.toBeNull()
})

test('the page begins again where it has begun as the login for somebody who is signed in now', () => {
  window.portalBoot = { screen: 'login', early: new Map() }
  visit('persona:aktif')
  const controls = createWorld()
  expect(arrangeLab(controls)).toBe(true)
  expect(arrangeLab(controls)).toBe(false)
})

test('flags that QA has decided are decided after a reload of this tab, with where they came from', () => {
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

test('over a real gateway the campus settings stand, with the id of the link', () => {
  visit('tsm')
  arrangeLab(null)
  expect(emulatedCampus()).toBe('TSM')
  expect(toCampusConfig({ college_id: '061001', unik: 'UBK' })).toMatchObject({ college_id: '061001', unik: 'TSM' })
})

test('a tab stops emulating where the deployment has switched the lab off', () => {
  visit('tsm,menu_config:portalmhs_panduan=false')
  arrangeStaging(true)
  expect(emulatedCampus()).toBe('TSM')
  arrangeStaging(false)
  expect(emulatedCampus()).toBeNull()
  expect(emulatedMenuConfig()).toBeUndefined()
})

test('over a real gateway a link can not sign anybody in', () => {
  visit('tsm,persona:aktif')
  arrangeLab(null)
  expect(emulatedCampus()).toBeNull()
})
