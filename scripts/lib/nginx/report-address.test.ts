// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isReportAddress } from '../../../src/shared/text/report-address.ts'
import { allows } from '../../../src/worker/policy-needs.ts'
import { contentSecurityPolicy, unusableAddress } from './headers.mjs'

const shell = { scripts: [], styles: [] }
const connectOf = (reportUrl: unknown): string[] =>
  contentSecurityPolicy({ shell, config: { gatewayUrl: '/gateway', reportUrl } })
    .split('; ')
    .filter((rule) => rule.startsWith('connect-src '))
    .flatMap((rule) => rule.split(' ').slice(1))

test.each([
  ['https://reports.example.ac.id', 'https://reports.example.ac.id'],
  ['https://reports.example.ac.id/portal/', 'https://reports.example.ac.id'],
  ['https://Reports.example:8443/portal', 'https://reports.example:8443'],
])('the policy names the host of %s in connect-src: %s', (address, origin) => {
  expect(connectOf(address)).toEqual(["'self'", origin])
  expect(unusableAddress({ reportUrl: address })).toBeNull()
})

test('the policy needs no host for a path of the portal, and has none without reportUrl', () => {
  expect(connectOf('/reports/')).toEqual(["'self'"])
  expect(connectOf(undefined)).toEqual(["'self'"])
  expect(unusableAddress({ reportUrl: '/reports/' })).toBeNull()
})

test.each([
  'http://reports.example/',
  '//reports.example',
  '/\\reports.example',
  'https://user:secret@reports.example/',
  'https://reports.example/?key=1',
  'https://reports.example/#x',
  "https://a;script-src 'unsafe-inline'",
  'https://*',
  'https://*.example',
  'wss://reports.example',
  'javascript:alert(1)',
  '/',
  '',
  7,
  null,
])('%s is refused by the headers and by the page, and never enters the policy', (address) => {
  expect(unusableAddress({ reportUrl: address })).toBe('reportUrl')
  expect(isReportAddress(address)).toBe(false)
  expect(connectOf(address)).toEqual(["'self'"])
})

const part = fc.stringMatching(/^[ -~]{0,8}$/)
const address = fc.oneof(
  part,
  fc.tuple(fc.constantFrom('https://', 'http://', '/', '//'), part, part).map(([a, b, c]) => `${a}${b}/${c}`),
  fc.webUrl({ validSchemes: ['https', 'http'] }),
  fc.webUrl({ validSchemes: ['https', 'http'], withQueryParameters: true, withFragments: true }),
)

test('headers, page and worker agree about every address that is one', () => {
  fc.assert(
    fc.property(address, (reportUrl) => {
      fc.pre(!/^https:/i.test(reportUrl) || URL.canParse(reportUrl)) // such a host exists nowhere: the headers refuse it
      expect(isReportAddress(reportUrl)).toBe(unusableAddress({ reportUrl }) === null)
      expect(allows(contentSecurityPolicy({ shell, config: { reportUrl } }), { reportUrl })).toBe(true)
    }),
    { numRuns: 2000 },
  )
})
