// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importIconsAlone } from './stages.ts'

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
