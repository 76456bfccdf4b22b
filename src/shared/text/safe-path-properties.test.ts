// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safePath } from './safe-path.ts'

const ORIGIN = 'https://portal.example'

describe('safePath with random input', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    ':',
    '@',
    '?',
    '#',
    '%2f',
    '%5c',
    '%2e',
    '\t',
    '\n',
    ' ',
    'code=',
    'oauth',
    'login',
    'evil.example',
    'https:',
    'javascript:',
    'krs',
  )
  const address = fc.oneof(
    fc.string(),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
  )

  it('returns a path of this origin that it accepts unchanged', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          address,
          address.map((text) => `/${text}`),
        ),
        (target) => {
          const path = safePath(target, ORIGIN)
          if (path === null) return
          const url = new URL(path, ORIGIN)
          expect(path).toMatch(/^\/(?![/\\])/)
          expect(url.origin).toBe(ORIGIN)
          expect(url.searchParams.has('code')).toBe(false)
          expect(safePath(path, ORIGIN)).toBe(path)
        },
      ),
      { numRuns: 5_000 },
    )
  })

  it('never throws, for values of any type', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const path = safePath(value, ORIGIN)
        expect(path === null || path.startsWith('/')).toBe(true)
      }),
    )
  })
})
