// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from '../../scripts/lib/nginx/headers.mjs'
import { allows } from './policy-needs.ts'

const SHELL = { scripts: [], styles: [] }
const policyOf = (config: object) => contentSecurityPolicy({ shell: SHELL, config })

const address = fc.constantFrom('/path', 'https://a.example', 'https://b.example:8443/x', 'https://c.example/v1/api.js')
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const config = fc.record({
  gatewayUrl: address,
  multisiteConfigUrl: address,
  flagsUrl: optional(address),
  chatUrl: optional(address),
  chatSocketUrl: optional(fc.constantFrom('/socket', 'wss://a.example/socket')),
  reportUrl: optional(fc.oneof(address, fc.constantFrom('http://a.example', 'https://reports.example/portal'))),
  firebase: optional(fc.constant({ projectId: 'x' })),
  captcha: optional(
    fc.record({
      provider: address,
      origins: optional(fc.array(address.filter((one) => one !== '/path'))),
      policies: optional(fc.array(fc.constantFrom('goog#html', 'no name; at all'))),
    }),
  ),
})

test('allows every host of the configuration that the policy was built for', () => {
  fc.assert(fc.property(config, (one) => allows(policyOf(one), one)))
})

test('allows another configuration only if it covers every source of that configuration’s own policy', () => {
  const wordsOf = (policy: string) =>
    policy.split('; ').flatMap((directive) => {
      const [name, ...words] = directive.split(' ')
      return words.filter((word) => /:\/\//.test(word)).map((word) => `${name} ${word}`)
    })
  fc.assert(
    fc.property(config, config, (shipped, next) => {
      const policy = policyOf(shipped)
      fc.pre(allows(policy, next))
      const has = wordsOf(policy)
      for (const word of wordsOf(policyOf(next))) expect(has.some((one) => word.startsWith(one))).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test('allows a receiver of reports only where the policy names its host, and asks for none that no page uses', () => {
  const policy = policyOf({ gatewayUrl: '/gateway', reportUrl: 'https://reports.example/portal' })
  expect(allows(policy, { reportUrl: 'https://reports.example/other' })).toBe(true)
  expect(allows(policy, { reportUrl: '/reports/' })).toBe(true)
  expect(allows(policy, { reportUrl: 'https://elsewhere.example/' })).toBe(false)
  expect(allows(policyOf({}), { reportUrl: 'https://reports.example/portal' })).toBe(false)
  expect(allows(policyOf({}), { reportUrl: 'http://reports.example/portal' })).toBe(true) // config.json is invalid
})

test('allows an invalid configuration, and any configuration when there is no policy', () => {
  for (const broken of [undefined, null, 'x', { gatewayUrl: 7, captcha: 'x' }, { gatewayUrl: 'https://' }])
    expect(allows("default-src 'self'", broken)).toBe(true)
  expect(allows("img-src 'self'", { flagsUrl: 'https://a.example' })).toBe(true)
  expect(allows("default-src 'self'", { flagsUrl: 'https://a.example' })).toBe(false)
  expect(allows(null, { gatewayUrl: 'https://a.example' })).toBe(true)
})
