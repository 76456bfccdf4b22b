import i18next from 'i18next'
import { getI18n } from 'react-i18next'
import { beforeEach, expect, test, vi } from 'vitest'
import { localStore } from '#shared/storage/browser-storage.ts'
import {
  changeLanguage,
  currentLanguage,
  initI18n,
  loadNamespace,
  startTexts,
  storedLanguage,
  withTexts,
  wordOf,
} from './i18n.ts'

const greeting = { hello: 'Halo, {{nama}}', only: 'Hanya Indonesia' }
const english: Record<string, Record<string, string>> = { room: { hello: 'Hello, {{nama}}' } }
const load = (language: string, namespace: string) =>
  language === 'en' && namespace in english
    ? Promise.resolve(english[namespace] ?? {})
    : Promise.reject(new Error(`404 ${language}/${namespace}`))

beforeEach(async () => {
  localStore.clear()
  initI18n()
  await startTexts({ room: greeting }, load, 'id')
})

test.each([
  [true, 'en', 'en'],
  [true, null, 'id'],
  [true, 'fr', 'id'],
  [false, 'en', 'id'],
] as const)(
  '[R1-005] [R1-006] localization %j and the stored language %j select %s',
  (localization, kept, language) => {
    if (kept) localStore.set('language', kept)
    expect(storedLanguage(localization)).toBe(language)
  },
)

test('switches to English and stores the choice for the next visit', async () => {
  await changeLanguage('en')
  expect(i18next.t('room:hello', { nama: 'Sekar' })).toBe('Hello, Sekar')
  expect([currentLanguage(), document.documentElement.lang, storedLanguage(true)]).toEqual(['en', 'en', 'en'])
  await changeLanguage('id', false)
  expect(document.documentElement.lang).toBe('id')
  expect(storedLanguage(true)).toBe('en')
})

test('applies the last of two quick language changes, in whichever order the texts arrive', async () => {
  await Promise.all([changeLanguage('en'), changeLanguage('id')])
  expect([currentLanguage(), storedLanguage(true)]).toEqual(['id', 'id'])
})

test('loads a namespace in the new language when it is requested during a language change', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined) // the Indonesian text is missing
  english['late'] = { hello: 'Hello' }
  const change = changeLanguage('en')
  await loadNamespace('late')
  await change
  expect(i18next.hasResourceBundle('en', 'late')).toBe(true)
})

test.each(['{{nama}}', '{{ nama }} $t(room:only)', '$t(room:hello)', '{{- nama}}'])(
  'does not interpolate text that a user or the server wrote: %s',
  (nama) => {
    expect(i18next.t('room:hello', { nama })).toBe(`Halo, ${nama}`)
  },
)

test('falls back to Indonesian for a sentence without an English translation', async () => {
  await changeLanguage('en')
  expect(i18next.t('room:only')).toBe('Hanya Indonesia')
})

test('[R8-024] falls back to Indonesian with a warning when the English file is missing', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await startTexts({ lost: { hello: 'Halo' } }, load, 'en')
  expect(i18next.t('lost:hello')).toBe('Halo')
  expect(currentLanguage()).toBe('en')
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('en/lost'), expect.any(Error))
})

test('renders a part in English when its Indonesian texts fail to load', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  english['one'] = { hello: 'Hello' }
  await expect(withTexts(Promise.resolve('part'), 'one')).resolves.toBe('part')
  expect(i18next.t('one:hello')).toBe('Hello')
  expect(currentLanguage()).toBe('id')
})

test('rejects a part when its texts fail to load in both languages, and loads them again on the next call', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const load = () => withTexts(Promise.resolve('part'), 'two')
  await expect(load()).rejects.toThrow('404 id/two')
  await changeLanguage('en')
  await expect(load()).rejects.toThrow('404 id/two')
  english['two'] = { hello: 'Hello' }
  await expect(load()).resolves.toBe('part')
})

test('loads the Indonesian texts on a switch to Indonesian when only English was loaded', async () => {
  const texts = vi.fn((language: string) => Promise.resolve({ aktif: language }))
  await startTexts({ codes: null }, texts, 'en')
  expect(wordOf('codes', 'aktif')).toBe('en')
  await changeLanguage('id')
  expect(wordOf('codes', 'aktif')).toBe('id')
})

test('gives components an i18n object without own keys that follows the current language', async () => {
  const given = getI18n()
  expect(Object.keys(given)).toEqual([])
  await changeLanguage('en')
  expect(given.language).toBe('en')
  expect(given.t('room:hello', { nama: 'Sekar' })).toBe('Hello, Sekar')
})

test('loads a file that failed to load again with the next screen', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await startTexts({ late: { hello: 'Halo' } }, load, 'en')
  english['late'] = { hello: 'Hello' }
  await loadNamespace('late')
  expect(i18next.hasResourceBundle('en', 'late')).toBe(true)
  Reflect.deleteProperty(english, 'late')
})

test.each(['{{nama}}', '{{hello}}', '$t(room:only)', '<b>Sekar</b>', '&amp;'])(
  'shows the name %s without interpolation, nesting or escaping',
  (nama) => {
    expect(i18next.t('room:hello', { nama })).toBe(`Halo, ${nama}`)
  },
)
