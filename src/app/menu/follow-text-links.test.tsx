import { createEvent, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SafeHtml } from '#shared/ui/look/safe-html.tsx'
import { renderScreen } from '#tests/render-screen.tsx'

const TEXT = `
  <p><a href="/berita?page=1">Daftar berita</a>, <a href="${window.location.origin}/berita"><b>alamat penuh</b></a>,
  <a href="/berkas/kalender.pdf">kalender</a>, <a href="https://kampus.example/berita">situs kampus</a>,
  <a href="/berita?code=abc">berkode</a></p>`

/** Renders an announcement whose text links to other addresses. */
const read = () => renderScreen('/bacaan', { screens: [{ path: '/bacaan', element: <SafeHtml html={TEXT} /> }] })

/**
 * Dispatches a click.
 * @returns whether the browser would load a new page
 */
const click = (element: Element, init: MouseEventInit = {}): boolean => {
  const event = createEvent.click(element, { button: 0, ...init })
  const loads: boolean[] = []
  const note = (seen: Event) => {
    loads.push(!seen.defaultPrevented)
    seen.preventDefault() // keeps the test's page
  }
  window.addEventListener('click', note)
  fireEvent(element, event)
  window.removeEventListener('click', note)
  return loads.includes(true)
}
const link = (name: string) => screen.getByRole('link', { name })

test.each([
  ['Daftar berita', '/berita?page=1'],
  ['alamat penuh', '/berita'],
])('opens a screen linked in a text without reloading the page (%s)', async (name, expected) => {
  const { path, navigate, reloads, settled, departures } = await read()
  await navigate('/berita') // prefetches its page, as hovering a link does
  await settled()
  await navigate('/bacaan')
  expect(click(link(name))).toBe(false)
  await expect.poll(path).toBe(expected)
  expect(await screen.findByRole('heading', { level: 1, name: 'Berita' })).toHaveFocus()
  expect([reloads(), departures]).toEqual([0, []])
})

test('follows the link when a word inside it is clicked', async () => {
  const { path } = await read()
  expect(click(screen.getByText('alamat penuh'))).toBe(false)
  await expect.poll(path).toBe('/berita')
})

test.each([
  ['a file beside the portal', 'kalender', {}],
  ['another address', 'situs kampus', {}],
  ['another tab, by Ctrl', 'Daftar berita', { ctrlKey: true }],
  ['another tab, by Cmd', 'Daftar berita', { metaKey: true }],
  ['another window, by Shift', 'Daftar berita', { shiftKey: true }],
  ['another tab, by the middle button', 'Daftar berita', { button: 1 }],
])('leaves opening %s to the browser', async (_, name, init) => {
  const { path } = await read()
  expect(click(link(name), init)).toBe(true)
  expect(path()).toBe('/bacaan')
})

test('keeps the target of a link that opens a new tab', async () => {
  const { path } = await read()
  link('Daftar berita').setAttribute('target', '_blank')
  expect(click(link('Daftar berita'))).toBe(true)
  expect(path()).toBe('/bacaan')
})

test('does not follow an address with a login code, or a link outside a text', async () => {
  const { path } = await renderScreen('/bacaan', {
    screens: [
      {
        path: '/bacaan',
        element: (
          <>
            <SafeHtml html={TEXT} />
            <a href="/berita">di luar teks</a>
          </>
        ),
      },
    ],
  })
  expect(click(link('berkode'))).toBe(true)
  expect(click(link('di luar teks'))).toBe(true)
  expect(path()).toBe('/bacaan')
})
