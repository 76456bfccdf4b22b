import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { studentMark } from '#domain/jadwal/calendar-privacy.ts'
import type { Texts } from '#shared/i18n/i18n.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { renderScreen } from '#tests/render-screen.tsx'
import type { ScreenCases } from '#tests/screens/screen-cases.ts'
import shared from './third-person/addressed.json'
import { THIRD_PERSON } from './third-person.ts'

const STUDENT = '240117023'

const CASES = import.meta.glob<ScreenCases>('../../features/**/cases.ts', { eager: true, import: 'cases' })
/** Texts that were reviewed as addressing the user, of the subjects and shared ones. */
const addressed = Object.entries(CASES)
  .flatMap(([path, cases]) => (cases.addressed ?? []).map((key) => `${path.split('/').at(-2) ?? ''}:${key}`))
  .concat(shared)
  .toSorted()

const files = import.meta.glob<{ default: Texts }>('../../**/locales/*.json', { eager: true })
/** Namespaces shown before sign-in, on the operator's own screens, or on a screen that operators cannot use. */
const OWN = ['login', 'oauth', 'kata-sandi', 'operator', 'push', 'akun-lain', 'wallet', 'lab']
/** Namespaces whose name differs from the folder above their texts. */
const NAMED: Readonly<Record<string, string>> = { i18n: 'shared', '..': 'app', '.': 'operator' }
/** Texts by language and namespace. */
const texts = Object.entries(files).flatMap(([file, { default: own }]) => {
  const [folder = '', , name = ''] = file.split('/').slice(-3)
  const namespace = NAMED[folder] ?? folder
  return OWN.includes(namespace) ? [] : [{ language: name.replace('.json', ''), namespace, own }]
})

const ADDRESS = { id: /\banda\b/i, en: /\byou(?:rs?|rself)?\b/i }
/** An operator shares the campus of the student. */
const OF_CAMPUS = /\bkampus anda\b|\byour campus\b/gi
const addresses = (language: string, text: string): boolean =>
  (language === 'en' ? ADDRESS.en : ADDRESS.id).test(text.replace(OF_CAMPUS, ''))

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted()

describe('third-person texts for an operator', () => {
  test('replace every text that addresses the student, unless the text is reviewed', () => {
    const left = texts.flatMap(({ language, namespace, own }) =>
      Object.entries(own).flatMap(([key, text]) => {
        const shown = THIRD_PERSON[language]?.[namespace]?.[key] ?? text
        return addresses(language, shown) ? [`${namespace}:${key}`] : []
      }),
    )
    expect([...new Set(left)].toSorted()).toEqual(addressed)
  })

  test('belong to a text of the subject and keep its placeholders', () => {
    const wrong = Object.entries(THIRD_PERSON).flatMap(([language, spaces]) =>
      Object.entries(spaces).flatMap(([namespace, own]) => {
        const of = texts.find((one) => one.language === language && one.namespace === namespace)?.own ?? {}
        return Object.entries(own).filter(([key, text]) => {
          const first = of[key]
          const isGreeting = namespace === 'dashboard' && key.startsWith('greeting.')
          return first === undefined || (!isGreeting && placeholders(first).join() !== placeholders(text).join())
        })
      }),
    )
    expect(wrong).toEqual([])
  })
})

const openAsOperator = async (path: string, options: Parameters<typeof renderScreen>[1] = {}) => {
  localStore.set('operator_student_id', STUDENT)
  const opened = await renderScreen(path, { persona: 'operator', ...options })
  await screen.findByRole('complementary', { name: options.lng === 'en' ? 'Operator mode' : 'Mode operator' })
  await opened.settled()
  return opened
}

/** Patterns of the complete reviewed texts. */
const REVIEWED = addressed.map((name) => {
  const [namespace = '', key = ''] = name.split(':')
  const text = texts.find((one) => one.language === 'id' && one.namespace === namespace)?.own[key] ?? ''
  return new RegExp(text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\{\w+\}\}/g, '.*'), 'g')
})
/** An announcement of the campus, shown as written. */
const OF_ANNOUNCEMENT = /Periksa ruang dan sesi Anda/g
const withoutReviewed = (text: string) =>
  [...REVIEWED, OF_ANNOUNCEMENT].reduce((rest, one) => rest.replace(one, ''), text)

describe('an operator', () => {
  test.each([
    '/dashboard',
    '/surat',
    '/cuti',
    '/kuesioner',
    '/skpi',
    '/proposal',
    '/kerja-praktik',
    '/tugas-akhir/412',
    '/kalender-akademik',
    '/welcome',
  ])('is not addressed as the student on %s', async (path) => {
    await openAsOperator(path)
    const main = screen.getByRole('main')
    const spoken = [...main.querySelectorAll('p, h1, h2, h3, h4, li, span, b, button, a, dt, dd, label')]
      .map(({ textContent }) => withoutReviewed(textContent.replace(OF_CAMPUS, '')))
      .filter((text) => /\banda\b/i.test(text))
    expect(spoken).toEqual([])
    expect(main).not.toHaveTextContent(/Selamat (?:pagi|siang|sore|malam|datang)/)
  })

  test('reads third-person texts in English too', async () => {
    await openAsOperator('/surat', { lng: 'en' })
    expect(screen.getByRole('heading', { name: "The student's letters" })).toBeVisible()
  })

  test('sees the student in the tab title, except on the chooser', async () => {
    const { user } = await openAsOperator('/surat')
    await waitFor(() => expect(document.title).toMatch(/^Surat.* · Sekar Ayu Prameswari · /))
    await user.click(screen.getByRole('button', { name: /^Ganti/ }))
    await waitFor(() => expect(document.title).toMatch(/^Pilih mahasiswa · /))
    expect(document.title).not.toContain('Sekar')
  })

  test('saves calendar files that name the student', async () => {
    const saved: File[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof File) saved.push(file)
      return 'blob:calendar'
    })
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    const { user } = await openAsOperator('/jadwal-dan-presensi')
    await user.click(screen.getByRole('button', { name: 'Unduh kalender' }))
    const save = await screen.findByRole('button', { name: 'Unduh' })
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled', 'true'))
    await user.click(save)
    await expect.poll(() => saved).toHaveLength(1)
    expect(saved[0]?.name).toContain('Sekar-Ayu-Prameswari')
    const text = ((await saved[0]?.text()) ?? '').replace(/\r\n /g, '')
    expect(text).toMatch(/X-WR-CALNAME:.*Sekar Ayu Prameswari/)
    const summaries = text.match(/^SUMMARY:.*$/gm) ?? []
    expect(summaries.length).toBeGreaterThan(3)
    expect(summaries.filter((one) => !one.includes('Sekar Ayu Prameswari'))).toEqual([])
    const ids = text.match(/^UID:.*$/gm) ?? []
    expect(ids.filter((one) => !one.includes(studentMark('061001', STUDENT)))).toEqual([])
    expect(text).not.toContain(STUDENT)
  })
})

test('addresses a student who signs in after an operator again', async () => {
  const { unmount } = await openAsOperator('/surat')
  unmount()
  await renderScreen('/surat', { persona: 'aktif' })
  expect(screen.getByRole('heading', { name: 'Surat Anda' })).toBeVisible()
})
