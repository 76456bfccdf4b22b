// @vitest-environment node
import { expect, it } from 'vitest'
import { lazyModels } from './lazy-models.mjs'

const HEAD = "import * as zod from 'zod/mini';\n"
const MADE = '/*#__PURE__*/ zod.object({\n  a: zod.optional(Other)\n})'

it.each(['', ';'])('a validator that ends with "%s" is wrapped; what is no validator stays', (end) => {
  const types = 'export type Krs = zod.input<typeof Krs>;\n'
  expect(
    lazyModels(`${HEAD}export const max = 255;\n\nexport const Krs = ${MADE}${end}\n\n${types}`, '../lazy.ts'),
  ).toBe(
    `${HEAD}import { lazy } from '../lazy.ts';\nexport const max = 255;\n\nexport const Krs = /*#__PURE__*/ lazy(() => ${MADE});\n\n${types}`,
  )
})

it('a file without validators stays as it is, and one that knows no zod is refused', () => {
  expect(lazyModels('export const a = 1;\n', '')).toBe('export const a = 1;\n')
  expect(() => lazyModels(`export const Krs = ${MADE}\n`, '')).toThrow('without zod')
})
