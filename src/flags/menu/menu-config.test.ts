import { table } from 'virtual:flag-table'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import spec from '#tests/spec/menu.json'
import { normaliseMenuConfig } from './menu-config.ts'

const read = (raw: unknown) => normaliseMenuConfig(raw, table)
const rows = spec.rows.map(({ id, menuConfigKey }) => ({ flag: `menu.${id}`, key: menuConfigKey }))

test.each(rows)(
  '[R2-045] [R2-046] [R2-047] the server key $key is understood dotted, nested and as a list',
  ({ flag, key }) => {
    const [parent = '', child] = key.split('.')
    const expected = { [flag]: true }
    expect(read({ [key]: 'true' }).values).toEqual(expected)
    expect(read([{ keyword: key, value: 'true' }]).values).toEqual(expected)
    expect(read({ data: [{ keyword: key, value: 'true' }] }).values).toEqual(expected)
    if (child) expect(read({ [parent]: { [child]: 'true' } }).values).toEqual(expected)
  },
)

test.each(['tugas_akhir', 'tugas-akhir', 'tugasakhir'])(
  'the child name %s is one entry, however it is written',
  (child) => {
    expect(read({ portalmhs_pengajuan: { [child]: 'true' } }).values).toEqual({ 'menu.tugas-akhir': true })
  },
)

test('surat below the submissions is the entry of letters, as surat_menyurat is', () => {
  expect(read({ portalmhs_pengajuan: { surat: 'true' } }).values).toEqual({ 'menu.surat': true })
})

test('the documented keys are the ones we know', () => {
  for (const key of spec.override.topLevelKeys) expect(read({ [key]: 'false' }).unmapped).toEqual([])
  for (const [parent, children] of Object.entries(spec.override.childKeys)) {
    for (const child of children) expect(read({ [parent]: { [child]: 'false' } }).unmapped).toEqual([])
  }
})

test('[R2-048] only the strings true and false count, so that "false" hides and "0" says nothing', () => {
  expect(read({ portalmhs_nilai: 'false' }).values).toEqual({ 'menu.nilai': false })
  expect(read({ portalmhs_nilai: true }).values).toEqual({ 'menu.nilai': true })
  for (const value of ['TRUE', 'False', '', '0', '1', 'ya', 0, 1, null, [], ['true'], {}.constructor]) {
    expect(read([{ keyword: 'portalmhs_nilai', value }])).toEqual({
      values: {},
      serverKeys: {},
      unmapped: [],
      invalid: ['portalmhs_nilai'],
    })
  }
})

test('unknown keys are kept as they came, and hostile ones touch nothing', () => {
  const hostile: unknown = JSON.parse(
    '{"__proto__": {"krss": "true"}, "constructor": "true", "portalmhs_krs": {"__proto__": "true", "krss": {"deep": {"er": "true"}}}}',
  )
  const { values, unmapped } = read(hostile)
  expect(values).toEqual({})
  expect(unmapped).toEqual(['__proto__.krss', 'constructor', 'portalmhs_krs.__proto__'])
  expect(Object.getPrototypeOf(values)).toBe(Object.prototype)
})

test('when an answer names an entry twice, the later one counts', () => {
  expect(
    read([
      { keyword: 'portalmhs_skpi', value: 'true' },
      { keyword: 'portalmhs_skpi', value: 'false' },
    ]).values,
  ).toEqual({ 'menu.skpi': false })
})

test('no answer can make the reader throw or invent a flag', () => {
  const key = fc.oneof(
    fc.constantFrom(...rows.map((row) => row.key), '__proto__', 'data', 'portalmhs_krs.'),
    fc.string(),
  )
  const answer = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(key, fc.jsonValue()),
    fc.array(fc.record({ keyword: fc.oneof(key, fc.jsonValue()), value: fc.jsonValue() })),
  )
  fc.assert(
    fc.property(answer, (raw) => {
      for (const [flag, value] of Object.entries(read(raw).values)) {
        expect(Object.keys(table.flags)).toContain(flag)
        expect(typeof value).toBe('boolean')
      }
    }),
    { numRuns: 500, seed: 19 },
  )
})
