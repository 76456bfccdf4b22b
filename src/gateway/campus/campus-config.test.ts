import { afterEach, expect, it } from 'vitest'
import { localStore } from '#shared/storage/browser-storage.ts'
import { forgetCampusConfig, readCampusConfig, storeCampusConfig, toCampusConfig } from './campus-config.ts'

afterEach(() => {
  localStore.clear()
})

it.each([
  [true, true],
  ['true', true],
  [false, false],
  ['false', false],
  ['TRUE', true],
  ['1', true],
  [1, true],
  ['0', false],
  [0, false],
  [2, false],
  [null, false],
  [undefined, false],
  [{}, false],
])('reads the switch value %o as %o', (value, meaning) => {
  const { enable_chat, enable_localization } = toCampusConfig({ enable_chat: value, enable_localization: value })
  expect([enable_chat, enable_localization]).toEqual([meaning, meaning])
})

it('keeps a switch off after a round trip through storage', () => {
  storeCampusConfig(toCampusConfig({ college_id: 61001, unik: 'TSM', enable_chat: false, enable_localization: true }))
  expect(localStore.get('enable_chat')).toBe('false')
  expect(readCampusConfig()).toMatchObject({ college_id: '61001', enable_chat: false, enable_localization: true })
})

it('[R7-001] returns no stored campus without a college_id, whatever else is stored', () => {
  localStore.set('unik', 'TSM')
  expect(readCampusConfig()).toBeNull()
})

it('reads a field of the wrong type as empty, never as "[object Object]"', () => {
  expect(
    Object.values(toCampusConfig({ college_id: {}, unik: ['TSM'], copyright: null, color_mode: undefined })),
  ).not.toContain('[object Object]')
})

it('clears all eight stored names', () => {
  storeCampusConfig(toCampusConfig({ college_id: '061001' }))
  forgetCampusConfig()
  const names = [
    'college_id',
    'unik',
    'enable_chat',
    'enable_localization',
    'url_sikad_legacy',
    'copyright',
    'color_mode',
    'time_zone',
  ]
  expect(names.filter((name) => localStore.get(name) !== null)).toEqual([])
})
