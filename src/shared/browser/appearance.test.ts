import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localStore } from '../storage/browser-storage.ts'
import {
  applyBrandColour,
  applyColorMode,
  chooseColor,
  colorChoice,
  followSystemMode,
  forgetBrandColour,
  setBrandColour,
} from './appearance.ts'

const root = document.documentElement
const mode = () => root.dataset['colorMode']
const colour = () => root.style.getPropertyValue('--campus')

let systemIsDark = false
const system = new EventTarget()

beforeEach(() => {
  systemIsDark = false
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => Object.assign(system, { matches: systemIsDark }) as unknown as MediaQueryList,
  )
})
afterEach(() => {
  localStore.clear()
  applyBrandColour()
  delete root.dataset['colorMode']
})

test.each([
  ['light', false, 'light'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['', true, 'dark'],
  ['', false, 'light'],
  ['sepia', true, 'dark'],
  ['sepia', false, 'light'],
])('a campus whose color_mode is %j is seen by a student whose system is dark (%s) in %s', (stored, dark, shown) => {
  systemIsDark = dark
  if (stored) localStore.set('color_mode', stored)
  applyColorMode()
  expect(mode()).toBe(shown)
})

test.each([
  ['dark', 'light', false, 'light'],
  ['light', 'dark', false, 'dark'],
  ['light', 'system', true, 'dark'],
] as const)('a campus in %s is seen as the student chose, %s, also after a reload', (campus, choice, dark, shown) => {
  systemIsDark = dark
  localStore.set('color_mode', campus)
  expect(colorChoice()).toBe(campus)
  chooseColor(choice)
  expect(mode()).toBe(shown)
  delete root.dataset['colorMode']
  applyColorMode()
  expect(mode()).toBe(shown)
})

test('where the campus has chosen nothing, the portal follows the system as it changes', () => {
  const stop = followSystemMode()
  applyColorMode()
  expect(mode()).toBe('light')
  systemIsDark = true
  system.dispatchEvent(new Event('change'))
  expect(mode()).toBe('dark')
  stop()
  systemIsDark = false
  system.dispatchEvent(new Event('change'))
  expect(mode()).toBe('dark')
})

test('the colour of the campus is shown, and again at the next first paint', () => {
  setBrandColour('#15803D')
  expect(colour()).toBe('#15803D')
  root.style.removeProperty('--campus') // a reload
  applyBrandColour()
  expect(colour()).toBe('#15803D')
  forgetBrandColour()
  expect(colour()).toBe('#15803D')
  applyBrandColour()
  expect(colour()).toBe('')
})

test.each(['', 'red', '#fff', '#12345', 'url(//evil.example)', '#15803d;color:red', 'var(--x)'])(
  'a campus that says %j has the colour of the portal',
  (value) => {
    setBrandColour('#15803d')
    setBrandColour(value)
    expect(colour()).toBe('')
    expect(localStore.get('brand_colour')).toBeNull()
  },
)

test('whatever somebody writes into the storage, only #rrggbb reaches the style', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      localStore.set('brand_colour', value)
      applyBrandColour()
      expect(colour() === '' || /^#[0-9a-f]{6}$/i.test(colour())).toBe(true)
    }),
  )
})
