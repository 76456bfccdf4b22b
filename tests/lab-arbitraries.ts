import type { JsonValue } from '@openfeature/web-sdk'
import fc from 'fast-check'
import { FAULT_KINDS, type Fault } from '#tools/demo/server/fault-types.ts'
import type { Known, LabState } from '#tools/lab/state/lab-state.ts'

/** Flags of a small build: one of each type. */
const FLAGS: Record<string, (value: unknown) => boolean> = {
  'menu.pkrs': (value) => typeof value === 'boolean',
  'menu.krss': (value) => typeof value === 'boolean',
  'nilai.ips-decimals': (value) => typeof value === 'number',
  'campus.variant': (value) => typeof value === 'string',
  'portal.separate-student-portal': (value) => typeof value === 'object' && value !== null,
}

export const KNOWN: Known = {
  campuses: ['default', 'UNIKAL', 'UNTAG-SMD', 'TSM'],
  isFlag: (key) => Object.hasOwn(FLAGS, key),
  fits: (key, value) => Object.hasOwn(FLAGS, key) && FLAGS[key]?.(value) === true,
  personas: ['aktif', 'tunggakan', 'pembayaran-diproses'],
  students: ['240117023', '240117031'],
  operations: ['getKhs', 'saveKrs', 'getMenuConfig'],
}

/** Returns JSON that survives a round trip unchanged: no -0, no keys that reach prototypes. */
const asWritten = (value: unknown): JsonValue => JSON.parse(JSON.stringify(value)) as JsonValue
const key = fc
  .string({ minLength: 1, maxLength: 12 })
  .filter((text) => !['__proto__', 'constructor', 'prototype'].includes(text))
const plainKey = fc
  .stringMatching(/^[a-z][a-z_.-]{0,11}$/)
  .filter((text) => text !== 'constructor' && text !== 'prototype')
const leaf = fc.oneof(
  fc.boolean(),
  fc.constantFrom('true', 'false', 'on', 'null'),
  fc.string({ maxLength: 8 }),
  fc.integer(),
  fc.constant(null),
)
const nilai = fc.oneof(
  fc.boolean(),
  fc.constantFrom('true', 'false'),
  fc.string({ maxLength: 8 }),
  fc.dictionary(plainKey, leaf, { maxKeys: 3 }),
)

const flags = fc.record(
  {
    'menu.pkrs': fc.boolean(),
    'menu.krss': fc.boolean(),
    'nilai.ips-decimals': fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })),
    'campus.variant': fc.string({ maxLength: 12 }),
    'portal.separate-student-portal': fc.dictionary(key, fc.oneof(leaf, fc.array(leaf, { maxLength: 3 })), {
      maxKeys: 3,
    }),
  },
  { requiredKeys: [] },
)

const fault: fc.Arbitrary<Fault> = fc.record(
  {
    operation: fc.constantFrom('*', 'getKhs', 'saveKrs'),
    kind: fc.constantFrom(...FAULT_KINDS),
    times: fc.integer({ min: 1, max: 1000 }),
    ms: fc.integer({ min: 0, max: 600_000 }),
    status: fc.integer({ min: 400, max: 599 }),
    message: fc.string({ maxLength: 20 }),
    path: fc.stringMatching(/^[a-zA-Z0-9_.-]{0,20}$/),
  },
  { requiredKeys: ['operation', 'kind'] },
)

const clock = fc
  .date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2035-01-01T00:00:00Z'), noInvalidDate: true })
  .map((at) => `${at.toISOString().slice(0, 19)}+07:00`)

/** Generates any state of a small build. */
export const states: fc.Arbitrary<LabState> = fc
  .record(
    {
      campus: fc.constantFrom(...KNOWN.campuses),
      flags: flags.filter((set) => Object.keys(set).length > 0),
      menuConfig: fc.oneof(
        fc.dictionary(plainKey, nilai, { maxKeys: 6 }),
        fc.dictionary(key, nilai, { maxKeys: 4 }).filter((config) => !Object.hasOwn(config, 'data')),
        fc.array(fc.record({ keyword: fc.string({ maxLength: 12 }), value: fc.constantFrom('true', 'false') }), {
          maxLength: 4,
        }),
      ),
      persona: fc.constantFrom('aktif', 'tunggakan', 'pembayaran-diproses'),
      student: fc.constantFrom('240117023', '240117031'),
      clock,
      faults: fc.array(fault, { maxLength: 4 }),
      latencyMs: fc.integer({ min: 0, max: 30_000 }),
    },
    { requiredKeys: [] },
  )
  .map((state) => asWritten(state) as LabState)
