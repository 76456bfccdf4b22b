// @vitest-environment node
import { expect, test } from 'vitest'
import { chunkOf } from './cut.ts'

/** Imports of each module, and its dynamic imports (`import()`). */
const MODULES: Record<string, [imports: string[], loads?: string[]]> = {
  '/src/main.tsx': [
    ['/own.js', '/node_modules/react-dom/client.js'],
    ['/src/login/start.tsx', '/src/app/start.tsx', '/tools/lab/start.tsx'],
  ],
  '/own.js': [[]],
  '/node_modules/react-dom/client.js': [[]],
  '/node_modules/zod/mini.js': [[]],
  '/node_modules/react-hook-form/index.js': [[]],
  '/src/login/start.tsx': [['/src/form.ts', '/src/login/form.tsx']],
  '/src/login/form.tsx': [[]],
  '/src/form.ts': [[]],
  '/src/app/start.tsx': [
    ['/src/form.ts', '/src/menu.tsx', '/src/features/dashboard/screens.ts'],
    ['later-screens.ts', 'offline/parts.tsx', 'news.tsx', 'search/dialog.tsx'].map((name) => `/src/app/${name}`),
  ],
  '/src/menu.tsx': [[]],
  '/src/features/dashboard/screens.ts': [['/src/card.tsx'], ['/src/features/dashboard/kabar.tsx']],
  '/src/features/dashboard/kabar.tsx': [[]],
  '/src/card.tsx': [[]],
  '/src/app/later-screens.ts': [
    ['krs', 'cuti', 'berita'].map((subject) => `/src/features/${subject}/screens.ts`).concat('/src/queue.ts'),
    ['/src/features/krs/locales/id.json', '/src/shared/ui/locales/id.json', '/src/app/chat/locales/id.json'],
  ],
  '/src/features/krs/screens.ts': [[], ['/src/features/krs/page.tsx', '/src/features/krs/ask.ts']],
  '/src/features/cuti/screens.ts': [[], ['/src/features/cuti/page.tsx']],
  '/src/features/berita/screens.ts': [[], ['/src/features/berita/page.tsx']],
  '/src/features/berita/page.tsx': [['/src/list.ts']],
  '/src/features/krs/page.tsx': [
    ['menu.tsx', 'own.ts', 'field.ts', 'list.ts', 'paper.ts', 'queue.ts']
      .map((name) => `/src/${name}`)
      .concat('/node_modules/zod/mini.js', '/src/features/krs/rule.ts'),
  ],
  '/src/features/krs/rule.ts': [[]],
  '/src/features/krs/ask.ts': [['/src/own.ts']],
  '/src/features/cuti/page.tsx': [['/src/field.ts', '/src/list.ts']],
  '/src/own.ts': [[]],
  '/src/field.ts': [['/node_modules/react-hook-form/index.js']],
  '/src/list.ts': [[]],
  '/src/paper.ts': [['/src/list.ts', '/src/paper.css']],
  '/src/paper.css': [[]],
  '/src/queue.ts': [[]],
  '/src/app/offline/parts.tsx': [['/src/queue.ts']],
  '/src/app/news.tsx': [
    ['/src/list.ts', '/src/paper.ts', '/src/features/krs/rule.ts', '/src/app/chat/locales/id.json'],
  ],
  '/src/app/search/dialog.tsx': [['/src/list.ts', '/src/app/search/match.ts']],
  '/src/app/search/match.ts': [[]],
  '/tools/lab/start.tsx': [['/tools/lab/own.ts', '/src/list.ts']],
  '/tools/lab/own.ts': [[]],
  '/src/features/krs/locales/id.json': [[]],
  '/src/shared/ui/locales/id.json': [[]],
  '/src/app/chat/locales/id.json': [[]],
}
const context = {
  getModuleInfo: (id: string) => {
    const importers = Object.keys(MODULES).filter((other) => MODULES[other]?.[0].includes(id))
    const [importedIds, dynamicallyImportedIds = []] = MODULES[id] ?? [[]]
    return MODULES[id] ? { importers, importedIds, dynamicallyImportedIds } : null
  },
}

test.each([
  ['/own.js', 'entry'],
  ['/src/form.ts', 'entry'],
  ['/src/login/form.tsx', 'login'],
  ['/node_modules/react-dom/client.js', 'react'],
  ['/src/menu.tsx', 'app'],
  ['/src/card.tsx', 'base'],
  ['/src/features/krs/rule.ts', 'kit-more'],
  ['/src/features/dashboard/screens.ts', 'dashboard'],
])('puts %s, which is part of the first load, into the chunk %s', (id, file) => {
  expect(chunkOf('')(id, context)).toBe(file)
})

test.each([
  ['/src/features/krs/page.tsx', 'krs'],
  ['/src/features/krs/ask.ts', 'krs'],
  ['/src/own.ts', 'krs'],
  ['/src/features/krs/locales/id.json', 'krs-id'],
  ['/src/features/cuti/page.tsx', 'cuti'],
])('puts %s, which belongs to one subject, into the chunk %s', (id, file) => {
  expect(chunkOf('')(id, context)).toBe(file)
})

test.each([
  ['/src/field.ts', 'forms'],
  ['/src/list.ts', 'kit'],
  ['/src/paper.ts', 'kit-more'],
  ['/src/paper.css', 'kit'],
  ['/src/queue.ts', 'common'],
  ['/node_modules/zod/mini.js', 'zod'],
  ['/src/shared/ui/locales/id.json', 'id'],
  ['/src/app/chat/locales/id.json', 'panels'],
  ['/src/app/offline/parts.tsx', 'parts'],
  ['/src/app/search/match.ts', 'search'],
  ['/src/features/dashboard/kabar.tsx', 'dashboard-parts'],
  ['/src/app/later-screens.ts', 'later-screens'],
])('puts %s, which is shared or loaded later, into the chunk %s', (id, file) => {
  expect(chunkOf('')(id, context)).toBe(file)
})

test('leaves the demo tools to the bundler', () => {
  expect(chunkOf('')('/tools/lab/own.ts', context)).toBeNull()
})
