// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FAULT_KINDS, type Fault } from '#tools/demo/server/fault-types.ts'
import { EMPTY_DRAFT, type FaultDraft, moveFault, problemsOf, toDraft, toFault } from './fault-draft.ts'
import { KINDS } from './kinds.ts'

const OPERATIONS = new Set(['saveKrs', 'getKhs'])
const draft = (part: Partial<FaultDraft>): FaultDraft => ({ ...EMPTY_DRAFT, operation: 'saveKrs', ...part })

const status = { client: fc.integer({ min: 400, max: 499 }), server: fc.integer({ min: 500, max: 599 }) }
const base = {
  operation: fc.constantFrom('*', ...OPERATIONS),
  times: fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined }),
}
const text = fc.string({ minLength: 1, maxLength: 200 })
const faults: fc.Arbitrary<Fault> = fc
  .oneof(
    fc.record({ ...base, kind: fc.constant('latency' as const), ms: fc.integer({ min: 1, max: 60_000 }) }),
    fc.record({ ...base, kind: fc.constant('client' as const), status: status.client, message: text }),
    fc.record({ ...base, kind: fc.constant('server' as const), status: status.server, message: text }),
    fc.record({ ...base, kind: fc.constant('malformed' as const), path: fc.constantFrom('tagihan.0.tunggakan', 'a') }),
    fc.record({ ...base, kind: fc.constantFrom('network', 'captive', 'cut', 'lost', 'empty', 'timeout504') }),
  )
  .map(({ times, ...fault }): Fault => ({ ...fault, ...(times !== undefined && { times }) }))

describe('fault line', () => {
  test('is unchanged after it is edited in the form and saved', () => {
    fc.assert(
      fc.property(faults, (fault) => {
        expect(problemsOf(toDraft(fault), OPERATIONS)).toEqual({})
        expect(toFault(toDraft(fault))).toEqual(fault)
      }),
    )
  })

  test('requires only an operation when it is new', () => {
    expect(problemsOf(EMPTY_DRAFT, OPERATIONS)).toEqual({ operation: 'wrong.operation' })
  })

  test.each<[Partial<FaultDraft>, Partial<Record<keyof FaultDraft, string>>]>([
    [{ operation: 'saveKrss' }, { operation: 'wrong.operation' }],
    [{ operation: '*' }, {}],
    [{ times: '0' }, { times: 'wrong.times' }],
    [{ times: '1' }, {}],
    [{ times: '99' }, {}],
    [{ times: '100' }, { times: 'wrong.times' }],
    [{ times: '' }, {}],
    [{ kind: 'latency', ms: '' }, { ms: 'wrong.ms' }],
    [{ kind: 'latency', ms: '0' }, { ms: 'wrong.ms' }],
    [{ kind: 'latency', ms: '60000' }, {}],
    [{ kind: 'latency', ms: '60001' }, { ms: 'wrong.ms' }],
    [{ kind: 'client', status: '399' }, { status: 'wrong.clientStatus' }],
    [{ kind: 'client', status: '400' }, {}],
    [{ kind: 'client', status: '499' }, {}],
    [{ kind: 'client', status: '500' }, { status: 'wrong.clientStatus' }],
    [{ kind: 'server', status: '499' }, { status: 'wrong.serverStatus' }],
    [{ kind: 'server', status: '599' }, {}],
    [{ kind: 'server', message: 'a'.repeat(201) }, { message: 'wrong.message' }],
    [{ kind: 'malformed', path: 'tagihan.0.tunggakan' }, {}],
    [{ kind: 'malformed', path: 'tagihan 0' }, { path: 'wrong.path' }],
    [{ kind: 'malformed', path: '.tagihan' }, { path: 'wrong.path' }],
    [{ kind: 'network', ms: '0', status: '1', path: '..' }, {}],
  ])('validates %o: %o', (part, problems) => {
    expect(problemsOf(draft(part), OPERATIONS)).toEqual(problems)
  })

  test('contains only the fields of its kind', () => {
    const full = draft({ ms: '5', status: '500', message: 'x', path: 'y', times: '2' })
    for (const kind of FAULT_KINDS) {
      const extra = Object.keys(toFault({ ...full, kind })).filter(
        (key) => !['operation', 'kind', 'times'].includes(key),
      )
      expect(extra.toSorted(), kind).toEqual(KINDS[kind].extras.toSorted())
    }
  })
})

const inWords = (fault: Fault) => JSON.stringify(fault)

describe('moving a fault line', () => {
  const script = fc.array(faults, { minLength: 1, maxLength: 8 })

  test('loses and duplicates no line, and moving it back restores the order', () => {
    fc.assert(
      fc.property(script, fc.nat(7), fc.constantFrom(-1, 1), (lines, at, by) => {
        const index = at % lines.length
        const moved = moveFault(lines, index, by)
        expect(moved.map(inWords).toSorted()).toEqual(lines.map(inWords).toSorted())
        const to = index + by
        if (to < 0 || to >= lines.length) expect(moved).toEqual(lines)
        else {
          expect(moved[to]).toBe(lines[index])
          expect(moveFault(moved, to, -by)).toEqual(lines)
        }
      }),
    )
  })
})
