// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chunkOf, importIconsAlone } from './stages.ts'

const of = (name: string) => `import ${name} from '@tabler/icons-react/dist/esm/icons/${name}.mjs'`

test.each([
  ["import { IconX } from '@tabler/icons-react'", of('IconX')],
  ["import {\n  IconKey,\n  IconX,\n} from '@tabler/icons-react'", `${of('IconKey')};${of('IconX')}`],
  ["import { useState } from 'react'", "import { useState } from 'react'"],
])('%j brings no other icon along', (code, expected) => {
  expect(importIconsAlone(code)).toBe(expected)
})

test('every source that names an icon names it in a way that the build understands', () => {
  const menu = readFileSync('src/app/menu/menu-icons.tsx', 'utf8')
  expect(importIconsAlone(menu)).not.toMatch(/from '@tabler\/icons-react'/)
})

const MODULES: Record<string, string[]> = {
  '/src/main.tsx': ['react', '/node_modules/react-dom/client.js'],
  '/node_modules/react-dom/client.js': [],
  '/src/login/start.tsx': ['/src/form.ts', 'react'],
  '/src/app/start.tsx': ['/src/form.ts', '/src/menu.tsx'],
  '/src/lazy.tsx': ['/src/menu.tsx', '/src/own.ts', 'zod'],
  '/generated/late-validators.ts': ['/src/menu.tsx', 'zod'],
  '/src/form.ts': [],
  '/src/menu.tsx': [],
  '/src/own.ts': [],
  react: [],
  zod: [],
}
const context = {
  getModuleInfo: (id: string) => {
    const importers = Object.keys(MODULES).filter((other) => MODULES[other]?.includes(id))
    return MODULES[id] ? { importers, importedIds: MODULES[id] } : null
  },
}

test.each([
  ['react', 'entry'],
  ['/src/form.ts', 'entry'],
  ['/src/login/start.tsx', 'login'],
  ['/node_modules/react-dom/client.js', 'react'],
  ['/src/menu.tsx', 'app'],
  ['/src/own.ts', null],
  ['zod', 'validators'],
  ['/src/lazy.tsx', null],
])('%s belongs to the file %s', (id, file) => {
  expect(chunkOf('')(id, context)).toBe(file)
})
