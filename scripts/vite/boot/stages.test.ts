// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importIconsAlone } from './stages.ts'

const of = (name: string) => `import ${name} from '@tabler/icons-react/dist/esm/icons/${name}.mjs'`

test.each([
  ["import { IconX } from '@tabler/icons-react'", of('IconX')],
  ["import {\n  IconKey,\n  IconX,\n} from '@tabler/icons-react'", `${of('IconKey')};${of('IconX')}`],
  ["import { useState } from 'react'", "import { useState } from 'react'"],
])('rewrites %j to import only the icons it names', (code, expected) => {
  expect(importIconsAlone(code)).toBe(expected)
})

test('rewrites every icon import of the menu', () => {
  const menu = readFileSync('src/app/menu/menu-icons.tsx', 'utf8')
  expect(importIconsAlone(menu)).not.toMatch(/from '@tabler\/icons-react'/)
})
