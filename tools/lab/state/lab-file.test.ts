// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { KNOWN, states } from '#tests/lab-arbitraries.ts'
import { MAX_FILE_BYTES, readLabFile, writeLabFile } from './lab-file.ts'
import { writeLabLink } from './lab-link.ts'

const read = (text: string) => readLabFile(text, KNOWN)
const fileWith = (parts: object) => JSON.stringify({ format: 'portal-lab', version: 1, ...parts })

test('restores any state from its file', () => {
  fc.assert(
    fc.property(states, (state) => {
      expect(read(writeLabFile(state))).toEqual({ state })
    }),
  )
})

test('carries the same state as the link', () => {
  fc.assert(
    fc.property(states, (state) => {
      const { state: fromFile } = read(writeLabFile(state))
      expect(fromFile && writeLabLink(fromFile)).toBe(writeLabLink(state))
    }),
  )
})

describe('rejected file, with the reason', () => {
  test.each([
    ['', 'unreadable'],
    ['{', 'unreadable'],
    ['null', 'file.foreign'],
    ['[]', 'file.foreign'],
    ['{"version":1}', 'file.foreign'],
    ['{"format":"portal-lab","version":2}', 'newer'],
    ['{"format":"portal-lab","version":"1"}', 'newer'],
    ['{"format":"portal-lab"}', 'newer'],
    [fileWith({ kampus: 'UNIKAL' }), 'flag'],
    [fileWith({ campus: 5 }), 'campus'],
    [fileWith({ campus: null }), 'campus'],
    [fileWith({ flags: ['menu.pkrs'] }), 'unreadable'],
    [fileWith({ flags: { 'menu.pkrs': 'on' } }), 'value'],
    [fileWith({ menuConfig: 'on' }), 'menu'],
    [fileWith({ persona: {} }), 'persona'],
    [fileWith({ student: 'nobody' }), 'student'],
    [fileWith({ clock: 5 }), 'clock'],
    [fileWith({ latencyMs: -1 }), 'latency'],
    [fileWith({ latencyMs: 30_001 }), 'latency'],
    [fileWith({ latencyMs: 1.5 }), 'latency'],
    [fileWith({ latencyMs: '500' }), 'latency'],
    [fileWith({ latency: 500 }), 'flag'],
    [fileWith({ faults: {} }), 'fault'],
    [fileWith({ faults: [null] }), 'fault'],
    [fileWith({ faults: [{ operation: 'getKhs', kind: 'server', ms: '5' }] }), 'fault'],
    [fileWith({ faults: Array(51).fill({ operation: '*', kind: 'network' }) }), 'fault'],
    ['{"format":"portal-lab","version":1,"flags":{"__proto__":{"x":1}}}', 'hostile'],
    ['{"format":"portal-lab","version":1,"menuConfig":{"a":{"constructor":{"prototype":1}}}}', 'hostile'],
    [`{"format":"portal-lab","version":1,"menuConfig":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 'hostile'],
  ])('%.60s: %s', (text, code) => {
    expect(read(text).problem?.code).toBe(code)
    expect(read(text).state).toBeUndefined()
  })

  test('above 200,000 bytes', () => {
    const file = fileWith({ persona: 'aktif' })
    expect(read(file + ' '.repeat(MAX_FILE_BYTES - file.length)).state).toEqual({ persona: 'aktif' })
    expect(read(file + ' '.repeat(MAX_FILE_BYTES - file.length + 1)).problem?.code).toBe('file.big')
  })

  test('reads or rejects any JSON without throwing', () => {
    const part = fc.jsonValue()
    const names = ['campus', 'flags', 'menuConfig', 'persona', 'student', 'clock', 'faults', 'latencyMs']
    const parts = fc.record(Object.fromEntries(names.map((name) => [name, part])))
    fc.assert(
      fc.property(parts, (raw) => {
        expect(Object.keys(read(fileWith(raw)))).toHaveLength(1)
      }),
    )
  })
})
