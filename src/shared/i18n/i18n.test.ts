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
] as const)('[R1-005] [R1-006] localization %j and the stored language %j make %s', (localization, kept, language) => {
  if (kept) localStore.set('language', kept)
  expect(storedLanguage(localization)).toBe(language)
})

test('a student who chooses English reads English, also on the next visit', async () => {
  await changeLanguage('en')
  expect(i18next.t('room:hello', { nama: 'Sekar' })).toBe('Hello, Sekar')
  expect([currentLanguage(), document.documentElement.lang, storedLanguage(true)]).toEqual(['en', 'en', 'en'])
  await changeLanguage('id', false)
  expect(document.documentElement.lang).toBe('id')
  expect(storedLanguage(true)).toBe('en')
})

test('of two quick choices the last one stands, whichever texts arrive first', async () => {
  await Promise.all([changeLanguage('en'), changeLanguage('id')])
  expect([currentLanguage(), storedLanguage(true)]).toEqual(['id', 'id'])
})

test('a screen that comes while the language changes comes with the texts of the new one', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined) // there is no Indonesian
  english['late'] = { hello: 'Hello' }
  const change = changeLanguage('en')
  await loadNamespace('late')
  await change
  expect(i18next.hasResourceBundle('en', 'late')).toBe(true)
})

test.each(['{{nama}}', '{{ nama }} $t(room:only)', '$t(room:hello)', '{{- nama}}'])(
  'what a person or the server wrote is never read as a template: %s',
  (nama) => {
    expect(i18next.t('room:hello', { nama })).toBe(`Halo, ${nama}`)
  },
)

test('a sentence that has no English form is read in Indonesian', async () => {
  await changeLanguage('en')
  expect(i18next.t('room:only')).toBe('Hanya Indonesia')
})

test('[R8-024] a missing English file leaves Indonesian on the screen, with a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await startTexts({ lost: { hello: 'Halo' } }, load, 'en')
  expect(i18next.t('lost:hello')).toBe('Halo')
  expect(currentLanguage()).toBe('en')
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('en/lost'), expect.any(Error))
})

test('shows a part in English when its Indonesian texts are lost', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  english['one'] = { hello: 'Hello' }
  await expect(withTexts(Promise.resolve('part'), 'one')).resolves.toBe('part')
  expect(i18next.t('one:hello')).toBe('Hello')
  expect(currentLanguage()).toBe('id')
})

test('shows no part whose texts are lost in both languages, and loads them again with the next call', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const load = () => withTexts(Promise.resolve('part'), 'two')
  await expect(load()).rejects.toThrow('404 id/two')
  await changeLanguage('en')
  await expect(load()).rejects.toThrow('404 id/two')
  english['two'] = { hello: 'Hello' }
  await expect(load()).resolves.toBe('part')
})

test('loads the Indonesian of texts that were loaded in English alone when Indonesian is chosen', async () => {
  const texts = vi.fn((language: string) => Promise.resolve({ aktif: language }))
  await startTexts({ codes: null }, texts, 'en')
  expect(wordOf('codes', 'aktif')).toBe('en')
  await changeLanguage('id')
  expect(wordOf('codes', 'aktif')).toBe('id')
})

test('a component is given nothing to copy, and reads the language that is on the screen', async () => {
  const given = getI18n()
  expect(Object.keys(given)).toEqual([])
  await changeLanguage('en')
  expect(given.language).toBe('en')
  expect(given.t('room:hello', { nama: 'Sekar' })).toBe('Hello, Sekar')
})

test('a file that did not load is asked for again with the next screen', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await startTexts({ late: { hello: 'Halo' } }, load, 'en')
  english['late'] = { hello: 'Hello' }
  await loadNamespace('late')
  expect(i18next.hasResourceBundle('en', 'late')).toBe(true)
  Reflect.deleteProperty(english, 'late')
})

test.each(['{{nama}}', '{{hello}}', '$t(room:only)', '<b>Sekar</b>', '&amp;'])(
  'a student called %s is shown so: nothing in a name is interpolated, nested or escaped',
  (nama) => {
    expect(i18next.t('room:hello', { nama })).toBe(`Halo, ${nama}`)
  },
)
