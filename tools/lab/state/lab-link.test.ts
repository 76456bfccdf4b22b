// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { KNOWN, states } from '#tests/lab-arbitraries.ts'
import { labTextOf, MAX_LINK_CHARACTERS, readLabLink, writeLabLink } from './lab-link.ts'
import type { LabState } from './lab-state.ts'

const read = (text: string) => readLabLink(text, KNOWN)
const codeOf = (text: string) => read(text).problem?.code

describe('lab link', () => {
  test.each<[string, LabState]>([
    ['unikal,persona:tunggakan', { campus: 'UNIKAL', persona: 'tunggakan' }],
    ['default,persona:aktif', { campus: 'default', persona: 'aktif' }],
    ['default%2Cpersona%3Aaktif', { campus: 'default', persona: 'aktif' }],
    ['UNTAG-SMD', { campus: 'UNTAG-SMD' }],
    ['persona:pembayaran-diproses', { persona: 'pembayaran-diproses' }],
    ['persona%3Aaktif', { persona: 'aktif' }],
    ['persona:aktif,student:240117031', { persona: 'aktif', student: '240117031' }],
    ['unikal,menu.pkrs:on,v:1', { campus: 'UNIKAL', flags: { 'menu.pkrs': true } }],
    ['menu.pkrs:off,nilai.ips-decimals:4', { flags: { 'menu.pkrs': false, 'nilai.ips-decimals': 4 } }],
    ['campus.variant:%22on%22', { flags: { 'campus.variant': 'on' } }],
    ['clock:2027-01-12T10:00:00+07:00', { clock: '2027-01-12T10:00:00+07:00' }],
    [
      'faults:getKhs/server/times=1;*/latency/ms=2000',
      {
        faults: [
          { operation: 'getKhs', kind: 'server', times: 1 },
          { operation: '*', kind: 'latency', ms: 2000 },
        ],
      },
    ],
    ['faults:', { faults: [] }],
    ['latency:0', { latencyMs: 0 }],
    ['unikal,latency:30000', { campus: 'UNIKAL', latencyMs: 30_000 }],
    ['menu_config:krs/pkrs=on;skpi=false', { menuConfig: { krs: { pkrs: true }, skpi: 'false' } }],
    ['', {}],
  ])('sets up the state of %s', (text, state) => {
    expect(read(text)).toEqual({ state })
  })

  test('is short and readable', () => {
    const state: LabState = {
      campus: 'UNIKAL',
      flags: { 'menu.pkrs': true, 'nilai.ips-decimals': 4 },
      menuConfig: { portalmhs_krs: { pkrs: 'true' } },
      persona: 'tunggakan',
      clock: '2027-01-12T10:00:00+07:00',
      faults: [{ operation: 'getKhs', kind: 'server', times: 1 }],
      latencyMs: 800,
    }
    expect(writeLabLink(state)).toBe(
      'unikal,menu.pkrs:on,nilai.ips-decimals:4,menu_config:portalmhs_krs/pkrs=true,persona:tunggakan,' +
        'clock:2027-01-12T10:00:00%2B07:00,faults:getKhs/server/times=1,latency:800',
    )
  })

  test('restores any state, also when it is encoded once more', () => {
    fc.assert(
      fc.property(states, (state) => {
        const text = writeLabLink(state)
        fc.pre(text.length <= MAX_LINK_CHARACTERS)
        expect(read(text)).toEqual({ state })
        const wrapped = encodeURIComponent(text)
        fc.pre(wrapped.length <= MAX_LINK_CHARACTERS)
        expect(read(wrapped)).toEqual({ state })
      }),
      { numRuns: 400 },
    )
  })

  test('passes through the address bar unchanged', () => {
    fc.assert(
      fc.property(states, (state) => {
        const { search } = new URL(`https://portal.example/?lab=${writeLabLink(state)}&x=1`)
        expect(labTextOf(search)).toBe(writeLabLink(state).replaceAll("'", '%27'))
      }),
    )
  })
})

describe('rejected lab link, with the invalid part', () => {
  test.each([
    ['unikal,v:2', 'newer', 'v:2'],
    ['<script>alert(1)</script>', 'campus', '<script>alert(1)</script>'],
    ['kampus-lain', 'campus', 'kampus-lain'],
    ['unikal,tsm', 'twice', 'tsm'],
    ['default,persona:siapa', 'persona', 'siapa'],
    ['student:999', 'student', '999'],
    ['default,persona:%E0%A4%A', 'unreadable', '%E0%A4%A'],
    ['default%2Cpersona%3Aaktif%', 'unreadable', 'default%2Cpersona%3Aaktif%'],
    ['persona:aktif,persona:tunggakan', 'twice', 'persona:tunggakan'],
    ['menu.lain:on', 'flag', 'menu.lain'],
    ['__proto__:on', 'flag', '__proto__'],
    ['toString:on', 'flag', 'toString'],
    ['menu.pkrs:4', 'value', 'menu.pkrs: 4'],
    ['menu.pkrs:ya', 'unreadable', 'menu.pkrs:ya'],
    ['portal.separate-student-portal:%7B%22__proto__%22:1%7D', 'hostile', '__proto__'],
    ['menu_config:__proto__/pkrs=on', 'hostile', '__proto__'],
    ['menu_config:krs=on;krs/pkrs=on', 'twice', 'krs/pkrs=on'],
    ['menu_config:krs', 'unreadable', 'krs'],
    ['menu_config:portalmhs_krs=7', 'menu', '{"portalmhs_krs":7}'],
    ['clock:besok', 'clock', 'besok'],
    ['clock:2027-13-45T10:00:00Z', 'clock', '2027-13-45T10:00:00Z'],
    ['faults:getLain/server', 'operation', 'getLain'],
    ['latency:30001', 'latency', '30001'],
    ['latency:-5', 'latency', '-5'],
    ['latency:1e3', 'latency', '1e3'],
    ['latency:', 'latency', ''],
    ['faults:getKhs/meledak', 'fault', 'getKhs: meledak'],
    ['faults:getKhs/server/times=0', 'fault', 'getKhs: times'],
    ['faults:getKhs/server/times=', 'fault', 'getKhs: times'],
    ['faults:getKhs/server/__proto__=1', 'fault', 'getKhs: __proto__'],
    ['faults:getKhs/server/ms=1/ms=2', 'twice', 'getKhs: ms'],
    ['faults:getKhs/server/message=%25E0', 'unreadable', 'message=%E0'],
  ])('%s: %s', (text, code, part) => {
    expect(read(text)).toEqual({ problem: { code, part } })
  })

  test('above 2,048 characters', () => {
    expect(codeOf(`persona:aktif${','.repeat(MAX_LINK_CHARACTERS - 13)}`)).toBeUndefined()
    expect(codeOf(`persona:aktif${','.repeat(MAX_LINK_CHARACTERS - 12)}`)).toBe('link.long')
  })

  test('shortens the invalid part to one line', () => {
    expect(read('x'.repeat(1000)).problem?.part).toHaveLength(61)
  })

  test('never throws or changes a prototype, for any text', () => {
    const part = fc.oneof(
      fc.string(),
      fc.constantFrom('__proto__:on', 'menu_config:constructor/prototype/x=on', 'faults:*/lost/x', 'v:1', '%', '"'),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const reading = read(parts.join(','))
        expect(Object.keys(reading)).toHaveLength(1)
        expect(Object.keys(Object.prototype)).toEqual([])
      }),
      { numRuns: 400 },
    )
  })
})

describe('lab link without a simulated gateway', () => {
  const real = { ...KNOWN, personas: null, students: null, operations: null }

  test.each(['persona:aktif', 'student:240117023', 'clock:2027-01-12T10:00:00+07:00', 'faults:*/network'])(
    'rejects %s',
    (text) => {
      expect(readLabLink(`unikal,${text}`, real).problem?.code).toBe('gateway')
    },
  )

  test('sets up campus, flags and menu', () => {
    expect(readLabLink('unikal,menu.pkrs:on,menu_config:a=on', real).state).toEqual({
      campus: 'UNIKAL',
      flags: { 'menu.pkrs': true },
      menuConfig: { a: true },
    })
  })
})

test.each([
  ['?lab=unikal', 'unikal'],
  ['?x=1&lab=unikal,persona:aktif&y=2', 'unikal,persona:aktif'],
  ['?page=2', null],
  ['?collab=unikal', null],
  ['?lab=', ''],
])('reads from the address %s the link %s', (search, text) => {
  expect(labTextOf(search)).toBe(text)
})
