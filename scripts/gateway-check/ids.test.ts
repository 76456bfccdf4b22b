// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { nameOfRef, type Operation, readContract, readsOf, type Schema } from './contract.ts'
import { addressOf, fillParameters, type Known, namedSources } from './ids.ts'

const contract = readContract(readFileSync('generated/openapi.yaml', 'utf8'))
const readOf = (id: string): Operation => {
  const found = readsOf(contract).find(({ operationId }) => operationId === id)
  if (!found) throw new Error(`no read ${id}`)
  return found
}
const resolve = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : resolve(contract.schemas[nameOfRef(schema.$ref)] ?? {})

/** Returns whether a field is in a schema; alternatives count. */
const hasField = (given: Schema, [step, ...rest]: readonly string[]): boolean => {
  if (step === undefined) return true
  const schema = resolve(given)
  const [name = ''] = step.split('[')
  const inner = schema.properties?.[name]
  if (!inner) return (schema.anyOf ?? []).some((one) => hasField(one, [step, ...rest]))
  const row = resolve(inner)
  const items = row.items ?? row.anyOf?.map(resolve).find((one) => one.items)?.items
  return step.includes('[') ? items !== undefined && hasField(items, rest) : hasField(inner, rest)
}

const known = (answers: Record<string, unknown>, settled: readonly string[] = Object.keys(answers)): Known => ({
  idMahasiswa: '42',
  answers: new Map(Object.entries(answers)),
  isSettled: (id) => settled.includes(id),
})

describe('the table of sources', () => {
  it('names only fields of the contract', () => {
    const wrong = namedSources().filter(({ source }) => {
      const [operationId = '', path = ''] = source.split(':')
      return !source.startsWith('=') && !hasField(readOf(operationId).schema ?? {}, path.split('.'))
    })
    expect(wrong).toEqual([])
  })

  it('names only parameters of its read', () => {
    const wrong = namedSources().filter(
      ({ operationId, parameter }) =>
        operationId !== '' && !readOf(operationId).parameters.some(({ name }) => name === parameter),
    )
    expect(wrong).toEqual([])
  })

  it('has a source for every parameter that a probed read needs', () => {
    const without = readsOf(contract)
      .filter(({ isProbed }) => isProbed)
      .map((read) =>
        fillParameters(
          read,
          known(
            {},
            readsOf(contract).map(({ operationId }) => operationId),
          ),
        ),
      )
      .filter((filled) => filled.kind === 'none' && filled.why.startsWith('nothing lists'))
    expect(without).toEqual([])
  })
})

describe('parameters', () => {
  it('wait for the list that has the id', () => {
    expect(fillParameters(readOf('getTracerForm'), known({}))).toEqual({ kind: 'later' })
  })

  it('are not made up when the list has none', () => {
    const filled = fillParameters(readOf('getTracerForm'), known({ listTracerForm: { data: [] } }))
    expect(filled).toEqual({ kind: 'none', why: 'no formId in listTracerForm' })
  })

  it('skip ids that would change the path', () => {
    const rows = ['..', '', 'a/b', null, { id: 1 }, 7].map((id) => ({ id }))
    const filled = fillParameters(readOf('getTracerForm'), known({ listTracerForm: { data: rows } }))
    expect(filled).toMatchObject({ values: { formId: '7', idMahasiswa: '42' } })
  })

  it('come from a row in the state that the read is for', () => {
    const rows = [
      { idSurat: 'a', status: 'Diajukan' },
      { idSurat: 'b', status: 'Terbit' },
    ]
    expect(fillParameters(readOf('downloadSurat'), known({ listSurat: { data: rows } }))).toMatchObject({
      values: { idSurat: 'b' },
    })
  })

  it('come from the next way when the first has none', () => {
    const answers = {
      listUsulanTugasAkhir: { data: [{ id: '1', status: 'draft' }] },
      listProposalExamSummary: { data: [{ id: '2', status: 'dijadwalkan' }] },
    }
    expect(fillParameters(readOf('listBimbingan'), known(answers))).toMatchObject({
      values: { jenisBimbingan: 'proposal', usulanId: '2' },
    })
  })

  it('are encoded in the address', () => {
    expect(addressOf(readOf('getConfig'), { keyword: 'a b@c' })).toBe('/v1/config/a%20b%40c')
  })
})
