// @vitest-environment node
import { expect, test } from 'vitest'
import { operations } from './bundle.ts'
import { sourcesOf, withoutComments } from './sources.ts'

// Reasons that forbid a write (an operator, a call that the campus does not support, no network) are determined in one
// hook of the kit, useAction, through which every subject writes. This test does not cover that buttons show the
// reason: `npm run audit -- addresses` presses them on every screen. The gateway client also blocks writes of an
// operator without permission.

/** Writes for the account, not for a student: passwords, and a session from a code. */
const OF_ACCOUNT = [
  'src/features/akun-lain/use-switch.ts',
  'src/features/kata-sandi/use-password-write.tsx',
  'src/features/oauth/use-oauth.ts',
]

const writes = operations.filter(({ method }) => method !== 'GET').map(({ operationId }) => operationId)
const upper = (id: string) => `${id.charAt(0).toUpperCase()}${id.slice(1)}`
const sources = sourcesOf('src/features').map(({ path, text }) => ({ path, text: withoutComments(text) }))
const subjectOf = (path: string) => path.split('/')[2]

test('sends every write of a feature as a named action of the kit', () => {
  const sent = writes.flatMap((id) =>
    sources.filter(({ text }) => text.includes(`get${upper(id)}MutationOptions`)).map(({ path }) => ({ id, path })),
  )
  expect(new Set(sent.map(({ id }) => id)).size).toBeGreaterThan(20)
  const isNamed = ({ id, path }: (typeof sent)[number]) =>
    sources.some((one) => subjectOf(one.path) === subjectOf(path) && one.text.includes(`'${id}'`))
  expect(sent.filter((one) => !isNamed(one))).toEqual([])
})

test('sends no write of a feature in another way', () => {
  const own = writes.flatMap((id) => [id, `use${upper(id)}`]).join('|')
  const beside = new RegExp(`\\b(?:useWrite|useMutation|mutate|mutateAsync|execute|${own})\\(`)
  const found = sources.filter(({ text }) => beside.test(text)).map(({ path }) => path)
  expect(found).toEqual(OF_ACCOUNT)
})

test('sends actions with the client of the kit, not with the query client of a component', () => {
  const sending = sources.filter(({ text }) => /\bsendWrite\(/.test(text))
  expect(sending.length).toBeGreaterThan(10)
  expect(sending.filter(({ text }) => /\buseQueryClient\(/.test(text)).map(({ path }) => path)).toEqual([])
})
