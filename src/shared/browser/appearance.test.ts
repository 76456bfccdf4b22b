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
])('campus color_mode %j on a system with dark mode %s renders %s', (stored, dark, shown) => {
  systemIsDark = dark
  if (stored) localStore.set('color_mode', stored)
  applyColorMode()
  expect(mode()).toBe(shown)
})

test.each([
  ['dark', 'light', false, 'light'],
  ['light', 'dark', false, 'dark'],
  ['light', 'system', true, 'dark'],
] as const)(
  'campus mode %s and student choice %s: renders the student choice, also after a reload',
  (campus, choice, dark, shown) => {
    systemIsDark = dark
    localStore.set('color_mode', campus)
    expect(colorChoice()).toBe(campus)
    chooseColor(choice)
    expect(mode()).toBe(shown)
    delete root.dataset['colorMode']
    applyColorMode()
    expect(mode()).toBe(shown)
  },
)

test('follows changes of the system mode when the campus sets no mode', () => {
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

test('applies the campus colour and restores it on the next page load', () => {
  setBrandColour('#15803D')
  expect(colour()).toBe('#15803D')
  root.style.removeProperty('--campus') // as after a reload
  applyBrandColour()
  expect(colour()).toBe('#15803D')
  forgetBrandColour()
  expect(colour()).toBe('#15803D')
  applyBrandColour()
  expect(colour()).toBe('')
})

test.each(['', 'red', '#fff', '#12345', 'url(//evil.example)', '#15803d;color:red', 'var(--x)'])(
  'uses the portal colour when the campus colour is %j',
  (value) => {
    setBrandColour('#15803d')
    setBrandColour(value)
    expect(colour()).toBe('')
    expect(localStore.get('brand_colour')).toBeNull()
  },
)

test('applies only #rrggbb values from storage to the style', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      localStore.set('brand_colour', value)
      applyBrandColour()
      expect(colour() === '' || /^#[0-9a-f]{6}$/i.test(colour())).toBe(true)
    }),
  )
})
