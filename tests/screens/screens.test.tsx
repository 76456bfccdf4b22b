import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { changeLanguage } from '#shared/i18n/i18n.ts'
import { renderScreen } from '#tests/render-screen.tsx'
import { answersOf } from '../contract/bundle.ts'
import { arrangeCase, CASES, type Case, IS_AUDIT, mainOf, operationNamed, RAW } from './cases.ts'
import { kindsFor } from './kinds.ts'
import { healthyScreen, openHealthy, partsOf } from './shell.tsx'

vi.setConfig({ testTimeout: 30_000 }) // each part is reloaded, and a screen is opened for each kind of answer

/** Matches missing texts, which are shown as their key: 'column.status'. */
const KEY = /\b(?:title|list|empty|column|field|section|tab|kind|rule|state)\.[a-z][A-Za-z]+\b/

/** Returns the text of a part of the screen below its heading. */
const saidIn = (part: Element): string => {
  const copy = part.cloneNode(true) as Element
  for (const heading of copy.querySelectorAll('h1, h2, h3, caption, [id$="-head"]')) heading.remove()
  return copy.textContent.trim()
}

/** Invalid query string, e.g. from an old link or typed by the student. */
const NONSENSE = 'tahun=besok&semester=9&page=99999&tab=entah&kategori=x'

const wordsOfScreen = (): string => {
  const text = mainOf().textContent
  expect(within(mainOf()).getByRole('heading', { level: 1 })).toHaveTextContent(/\S/)
  expect(document.title).toMatch(/\S.* · /)
  expect(text).not.toMatch(KEY)
  expect(text).not.toMatch(RAW)
  return text
}

test.each(CASES)('$address: has heading, title and text in both languages', async (one) => {
  const { settled } = await openHealthy(one)
  const indonesian = wordsOfScreen()
  await act(() => changeLanguage('en'))
  await settled()
  expect(wordsOfScreen()).not.toBe(indonesian)
})

/**
 * Returns the cases of further checks, which mostly test the kit: npm test takes every third screen for each, the audit
 * all.
 */
const inTurn = (turn: 0 | 1 | 2): readonly Case[] => CASES.filter((_, index) => IS_AUDIT || index % 3 === turn)

test.each(inTurn(0))('$address: shows content and a link or button for an invalid query string', async (one) => {
  await renderScreen(`${one.address}${one.address.includes('?') ? '&' : '?'}${NONSENSE}`, arrangeCase(one))
  expect(mainOf().textContent).not.toMatch(RAW)
  expect(saidIn(mainOf())).not.toBe('')
  expect(mainOf().querySelectorAll('a[href], button:not(:disabled)').length).toBeGreaterThan(0)
})

test.each(inTurn(0))(
  '$address: shows content in every part, and no loading state, for a student without data',
  async (one) => {
    await renderScreen(one.address, { persona: one.persona === 'aktif' ? 'kosong' : one.persona })
    expect(mainOf().textContent).not.toMatch(RAW)
    expect(mainOf().querySelector('[aria-busy="true"]')).toBeNull()
    for (const part of screen.queryAllByRole('region')) expect(saidIn(part), part.textContent).not.toBe('')
    expect(saidIn(mainOf())).not.toBe('')
  },
)

/** Upper limit of parts on any screen. */
const MOST_PARTS = 20
const reloads = () => screen.queryAllByText('Muat Ulang', { selector: 'main button, main button > span' })

test.each(inTurn(1))('$address: shows failed parts in place and loads them with Muat Ulang', async (one) => {
  const { own, parts } = await healthyScreen(one)
  const operations = [...new Set(own.map(({ operation }) => operation))]
  const { user, settled } = await renderScreen(one.address, {
    ...arrangeCase(one),
    faults: operations.map((operation) => ({ operation, kind: 'server' as const, times: 1 })),
  })
  expect(mainOf().textContent).not.toMatch(RAW)
  if (own.length > 0) expect(reloads()).not.toEqual([])
  for (let part = 0; part < MOST_PARTS; part += 1) {
    const [reload] = reloads()
    if (!reload) break
    await user.click(reload)
    await settled()
  }
  expect(reloads()).toEqual([])
  await waitFor(() => expect(partsOf()).toEqual(parts))
})

/**
 * Number of parts that need a single value: the amount owed, today's classes, own appointments, the first step that
 * depends on them, whether a registration was sent, the track of a proposal, the title on a receipt, the marks of a
 * paper or a simulation, the points of a sum, the questions or fields of a form. An entry that ends with `?` is for the
 * address with any query.
 */
const NEEDED: Readonly<Record<string, number>> = {
  '/biodata': 1,
  '/cetak-khs?': 1,
  '/cetak-lock-jurnal': 1,
  '/cetak-lock-jurnal?': 1,
  '/cetak-transkrip': 1,
  '/dashboard': 4,
  '/kalender-akademik': 1,
  '/krs': 1,
  '/krss': 1,
  '/krss?': 1,
  '/kuesioner?': 1,
  '/nilai?tab=simulasi': 1,
  '/pengajuan-surat?': 1,
  '/pkrs': 1,
  '/skpi': 1,
  '/skpi?': 1,
  '/tracer-study/isi-kuesioner/12': 1,
  '/tugas-akhir': 1,
  '/tugas-akhir/tambah': 1,
}
const neededBy = (address: string): number => NEEDED[address] ?? NEEDED[address.replace(/\?.*/, '?')] ?? 0

/**
 * Addresses whose example says enough without its lists: that the card is locked, and why; an event without speakers
 * yet; biodata sections that are empty; a proposal, internship or defence without people; a form whose rules contain no
 * condition; answers that the gateway sends as null, which the contract allows for none.
 */
const SAYS_ENOUGH: ReadonlySet<string> = new Set([
  '/cetak-kartu-ujian?jenis=UAS',
  '/validasi-data',
  '/seminar/77',
  '/seminar/jadwal-pembicara?id=77',
  '/sertifikasi/16',
  '/sertifikasi/jadwal-pembicara?id=15',
  '/proposal/tambah',
  '/proposal/218',
  '/proposal/218?ubah=ya',
  '/kerja-praktik/tambah',
  '/kerja-praktik/334',
  '/kerja-praktik/334?ubah=ya',
  '/lock-jurnal/pengajuan',
  '/tugas-akhir/412/sidang/71',
  '/tugas-akhir/sidang/71',
  '/tracer-study/lihat-kuesioner/9',
])
/** Minimum text length of a page: a page in the browser's default style counts as blank. */
const MIN_CHARACTERS = 20

test.each(inTurn(2))('$address: shows no blank page and no raw values for any gateway response', async (one) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined) // each contract mismatch is logged once
  const { own } = await healthyScreen(one)
  for (const { name, answer, isUnreadable, isLeaves } of kindsFor(CASES.indexOf(one))) {
    // Incomplete money data (x-strict) is never shown: it intentionally fails the whole part.
    const asked = own.filter(({ operation }) => !isLeaves || !operationNamed(operation)?.isStrict)
    const answers = Object.fromEntries(
      asked.map(({ pathname, operation }) => [pathname, answer(answersOf(operation)[0] ?? {})]),
    )
    const { unmount } = await renderScreen(one.address, { ...arrangeCase(one), answers })
    const text = mainOf().textContent
    expect(text, name).not.toMatch(RAW)
    expect(text, name).not.toContain('ERROR 500')
    expect(text.replace(/\s/g, '').length, name).toBeGreaterThan(MIN_CHARACTERS)
    const failed = reloads().length
    if (isLeaves) expect(failed, `${name}: it costs more than itself`).toBeLessThanOrEqual(neededBy(one.address))
    if (isUnreadable && own.length > 0 && !SAYS_ENOUGH.has(one.address))
      expect(failed, `${name}: it looks empty`).toBeGreaterThan(0)
    unmount()
  }
})
