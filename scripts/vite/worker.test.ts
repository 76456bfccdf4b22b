// @vitest-environment node
import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { precachedFiles, precacheList } from './worker.ts'

const chunk = (fileName: string, moduleIds: string[], imports: string[] = [], css: string[] = []) => ({
  type: 'chunk',
  fileName,

  moduleIds: moduleIds.map((id) => `/home/portal${id}`),
  imports,
  viteMetadata: { importedCss: new Set(css) },
})
const bundleOf = (...chunks: ReturnType<typeof chunk>[]) =>
  Object.fromEntries(chunks.map((one) => [one.fileName, one])) as unknown as Rolldown.OutputBundle

const BUNDLE = [
  chunk('assets/entry.js', ['/src/main.tsx'], ['assets/runtime.js']),
  chunk('assets/runtime.js', ['rolldown/runtime']),
  chunk('assets/login.js', ['/src/login/start.tsx']),
  chunk('assets/app.js', ['/src/app/start.tsx', '/src/features/dashboard/dashboard-page.tsx']),
  chunk('assets/later-screens.js', ['/src/app/later-screens.ts']),
  chunk('assets/parts.js', ['/src/app/offline/offline-parts.tsx'], ['assets/shared.js'], ['assets/parts.css']),
  chunk('assets/shared.js', ['/src/shared/x.ts']),
  chunk('assets/krs.js', ['/src/features/krs/krs-page.tsx']),
  chunk('assets/chat.js', ['/src/chat/start.tsx']),
]

test('precaches the stages, the screen table and the offline parts with their styles', () => {
  expect(precachedFiles(bundleOf(...BUNDLE))).toEqual(
    ['app.js', 'entry.js', 'later-screens.js', 'login.js', 'parts.css', 'parts.js', 'runtime.js', 'shared.js'].map(
      (name) => `assets/${name}`,
    ),
  )
})

test.each(['tools/demo', 'tools/gallery', 'tools/lab', 'chat'])(
  'fails a build that would send %s to every student',
  (room) => {
    const stray = chunk('assets/stray.js', [`/src/${room}/x.ts`])
    const app = chunk('assets/app.js', ['/src/app/start.tsx'], ['assets/stray.js'])
    expect(() => precachedFiles(bundleOf(app, stray))).toThrow('stray')
  },
)

test('gives a changed document a new revision, and every file an integrity hash of its content', () => {
  const listOf = (document: string) =>
    precacheList(['assets/a.js'], (name) => (name === 'index.html' ? document : Buffer.from('a')))
  const [before, after] = ['<p>1', '<p>2'].map(listOf)
  expect(before?.[0]?.revision).not.toBe(after?.[0]?.revision)
  expect(before?.[0]?.integrity).not.toBe(after?.[0]?.integrity)
  expect(listOf('<p>1')).toEqual(before)
  const integrity = 'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='
  expect(before?.[1]).toEqual({ url: '/assets/a.js', revision: null, integrity })
})
