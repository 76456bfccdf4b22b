// @vitest-environment node
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { answerClick } from './answer-click.ts'
import { answerPush } from './answer-push.ts'
import type { OpenPage, PushScope } from './worker-scope.ts'

const ORIGIN = 'https://portal.example.ac.id'
const MESSAGE = { notification: { title: 'Libur', body: 'Besok libur.' }, data: { idpengumuman: '1041' } }

interface Page extends OpenPage {
  heard: unknown[]
  focused: number
}
/** Mocks a page that listens, or one that does not: the login, a print page. */
const pageOf = (visibilityState: DocumentVisibilityState, listens = true): Page => {
  const page: Page = {
    visibilityState,
    heard: [],
    focused: 0,
    postMessage: (message, [port]) => {
      page.heard.push(message)
      if (listens && port instanceof MessagePort) port.postMessage(true)
    },
    focus: () => {
      page.focused += 1
      return Promise.resolve(null)
    },
  }
  return page
}
/** Mocks the worker's environment and records calls. */
const scopeOf = (...pages: Page[]) => {
  const shown: { title: string; body: unknown; data: unknown }[] = []
  const opened: string[] = []
  const scope: PushScope = {
    origin: ORIGIN,
    pages: () => Promise.resolve(pages),
    openWindow: (path) => {
      opened.push(path)
      return Promise.resolve(null)
    },
    notify: (title, { body, data }) => {
      shown.push({ title, body, data: data as unknown })
      return Promise.resolve()
    },
  }
  return { scope, shown, opened }
}
const SHOWN = { title: 'Libur', body: 'Besok libur.', data: { path: '/berita/1041' } }

afterEach(() => vi.useRealTimers())

describe('push message', () => {
  test('goes to the visible page, in the shape the Firebase page script reads, without a system notification', async () => {
    const [seen, hidden] = [pageOf('visible'), pageOf('hidden')]
    const { scope, shown } = scopeOf(hidden, seen)
    await answerPush(MESSAGE, scope)
    expect(shown).toEqual([])
    const inPage = { ...MESSAGE, isFirebaseMessaging: true, messageType: 'push-received' }
    expect([seen.heard, hidden.heard]).toEqual([[inPage], [inPage]])
  })

  test('[R4-019] shows a system notification and tells hidden pages about the news when no page is visible', async () => {
    const hidden = pageOf('hidden')
    const { scope, shown } = scopeOf(hidden)
    await answerPush(MESSAGE, scope)
    expect(shown).toEqual([SHOWN])
    expect(hidden.heard).toEqual([{ portal: 'pengumuman' }])
  })

  test('shows a system notification after one second when the visible page does not reply', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { scope, shown } = scopeOf(pageOf('visible', false))
    const answered = answerPush(MESSAGE, scope)
    await vi.advanceTimersByTimeAsync(999)
    expect(shown).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    await answered
    expect(shown).toEqual([SHOWN])
  })

  test('sends no news to pages when the message names no announcement', async () => {
    const hidden = pageOf('hidden')
    const { scope, shown } = scopeOf(hidden)
    await answerPush({ notification: { title: 'Halo' } }, scope)
    expect(shown).toEqual([{ title: 'Halo', body: '', data: { path: '/berita' } }])
    expect(hidden.heard).toEqual([])
  })
})

describe('[R2-066] click on a notification', () => {
  test('focuses the page that replies and asks it to open the path', async () => {
    const [deaf, page] = [pageOf('visible', false), pageOf('hidden')]
    const { scope, opened } = scopeOf(deaf, page)
    await answerClick({ path: '/berita/1041' }, scope)
    expect([deaf.focused, page.focused]).toEqual([0, 1])
    expect(page.heard).toEqual([{ portal: 'open', path: '/berita/1041' }])
    expect(opened).toEqual([])
  })

  test('opens a window at the path when no page is open', async () => {
    const { scope, opened } = scopeOf()
    await answerClick({ path: '/berita/1041' }, scope)
    expect(opened).toEqual(['/berita/1041'])
  })

  test('resolves when the browser refuses to open a window', async () => {
    const { scope } = scopeOf()
    const refuse = () => Promise.reject(new DOMException('not allowed', 'InvalidAccessError'))
    await expect(answerClick(null, { ...scope, openWindow: refuse })).resolves.toBeUndefined()
  })

  test('opens only portal paths, for any path in the notification', async () => {
    const hostile = fc.oneof(
      fc.anything(),
      fc.string(),
      fc.webUrl(),
      fc.constantFrom(
        '//x.example',
        '/\\x.example',
        '/login',
        '/oauth?code=1',
        '/krs?%63ode=1',
        '/a//b',
        'javascript:1',
      ),
    )
    await fc.assert(
      fc.asyncProperty(hostile, async (path) => {
        const { scope, opened } = scopeOf()
        await answerClick({ path }, scope)
        const [target = ''] = opened
        const url = new URL(target, ORIGIN)
        expect(url.origin).toBe(ORIGIN)
        expect(target).toMatch(/^\/(?![/\\])/)
        expect(url.href).not.toMatch(/[?&#;]code/)
        expect(url.pathname).not.toMatch(/^\/(login|oauth)?\/*$/)
      }),
    )
  })
})
