import { expect, test, vi } from 'vitest'
import { renderScreen } from '#tests/render-screen.tsx'
import { CASES, mainOf, RAW } from './cases.ts'

vi.setConfig({ testTimeout: 30_000 })

/** A text that was not found stands there as its key: 'column.status'. */
const KEY = /\b(?:title|list|empty|column|field|section|tab|kind|rule|state)\.[a-z][A-Za-z]+\b/

test.each(CASES)('$address: its heading, its tab and its words are there in both languages', async (one) => {
  const texts: string[] = []
  for (const lng of ['id', 'en'] as const) {
    const { unmount } = await renderScreen(one.address, { persona: one.persona, lng })
    const text = mainOf().textContent
    expect(document.querySelector('h1')?.textContent.trim()).not.toBe('')
    expect(document.title).toMatch(/\S.* · /)
    expect(text).not.toMatch(KEY)
    expect(text).not.toMatch(RAW)
    texts.push(text)
    unmount()
  }
  expect(texts[0]).not.toBe(texts[1])
})

test.each(CASES)(
  '$address: for a student of whom nothing is known yet, something is said and nothing waits',
  async (one) => {
    await renderScreen(one.address, { persona: one.persona === 'aktif' ? 'kosong' : one.persona })
    const text = mainOf().textContent
    expect(text).not.toMatch(RAW)
    expect(text.trim()).not.toBe('')
    expect(mainOf().querySelector('[aria-busy="true"]')).toBeNull()
  },
)
