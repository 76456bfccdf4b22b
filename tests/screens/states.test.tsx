import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '#tests/render-screen.tsx'
import { arrangeCase, CASES, mainOf, RAW } from './cases.ts'

vi.setConfig({ testTimeout: 30_000 })

/** A text that was not found stands there as its key: 'column.status'. */
const KEY = /\b(?:title|list|empty|column|field|section|tab|kind|rule|state)\.[a-z][A-Za-z]+\b/

/** What a part of the screen says below its heading. */
const saidIn = (part: Element): string => {
  const copy = part.cloneNode(true) as Element
  for (const heading of copy.querySelectorAll('h1, h2, h3, caption, [id$="-head"]')) heading.remove()
  return copy.textContent.trim()
}

test.each(CASES)('$address: its heading, its tab and its words are there in both languages', async (one) => {
  const texts: string[] = []
  for (const lng of ['id', 'en'] as const) {
    const { unmount } = await renderScreen(one.address, { ...arrangeCase(one), lng })
    const text = mainOf().textContent
    expect(within(mainOf()).getByRole('heading', { level: 1 })).toHaveTextContent(/\S/)
    expect(document.title).toMatch(/\S.* · /)
    expect(text).not.toMatch(KEY)
    expect(text).not.toMatch(RAW)
    texts.push(text)
    unmount()
  }
  expect(texts[0]).not.toBe(texts[1])
})

test.each(CASES)(
  '$address: for a student of whom nothing is known yet, each part says something and none waits',
  async (one) => {
    await renderScreen(one.address, { persona: one.persona === 'aktif' ? 'kosong' : one.persona })
    expect(mainOf().textContent).not.toMatch(RAW)
    expect(mainOf().querySelector('[aria-busy="true"]')).toBeNull()
    for (const part of screen.queryAllByRole('region')) expect(saidIn(part), part.textContent).not.toBe('')
    expect(saidIn(mainOf())).not.toBe('')
  },
)

/** As a student may have it from an old link, or types it. */
const NONSENSE = 'tahun=besok&semester=9&page=99999&tab=entah&kategori=x'

test.each(CASES)(
  '$address: an address that says nonsense is answered with something to read and a way on',
  async (one) => {
    await renderScreen(`${one.address}${one.address.includes('?') ? '&' : '?'}${NONSENSE}`, arrangeCase(one))
    expect(mainOf().textContent).not.toMatch(RAW)
    expect(saidIn(mainOf())).not.toBe('')
    expect(mainOf().querySelectorAll('a[href], button:not(:disabled)').length).toBeGreaterThan(0)
  },
)
