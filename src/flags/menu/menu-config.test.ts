import { table } from 'virtual:flag-table'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import spec from '#tests/spec/menu.json'
import { normaliseMenuConfig } from './menu-config.ts'

const read = (raw: unknown) => normaliseMenuConfig(raw, table)
const rows = spec.rows.map(({ id, menuConfigKey }) => ({ flag: `menu.${id}`, key: menuConfigKey }))

test.each(rows)(
  '[R2-045] [R2-046] [R2-047] reads the server key $key dotted, nested and as a list',
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
  'maps the child name %s to one entry in any spelling',
  (child) => {
    expect(read({ portalmhs_pengajuan: { [child]: 'true' } }).values).toEqual({ 'menu.tugas-akhir': true })
  },
)

test('maps surat under the submissions to the same entry as surat_menyurat', () => {
  expect(read({ portalmhs_pengajuan: { surat: 'true' } }).values).toEqual({ 'menu.surat': true })
})

test('maps every documented key', () => {
  for (const key of spec.override.topLevelKeys) expect(read({ [key]: 'false' }).unmapped).toEqual([])
  for (const [parent, children] of Object.entries(spec.override.childKeys)) {
    for (const child of children) expect(read({ [parent]: { [child]: 'false' } }).unmapped).toEqual([])
  }
})

test('[R2-048] accepts only true and false, so "false" hides an entry and "0" is invalid', () => {
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

test('keeps unknown keys as sent and ignores hostile ones', () => {
  const hostile: unknown = JSON.parse(
    '{"__proto__": {"krss": "true"}, "constructor": "true", "portalmhs_krs": {"__proto__": "true", "krss": {"deep": {"er": "true"}}}}',
  )
  const { values, unmapped } = read(hostile)
  expect(values).toEqual({})
  expect(unmapped).toEqual(['__proto__.krss', 'constructor', 'portalmhs_krs.__proto__'])
  expect(Object.getPrototypeOf(values)).toBe(Object.prototype)
})

test('uses the later value when a response repeats an entry', () => {
  expect(
    read([
      { keyword: 'portalmhs_skpi', value: 'true' },
      { keyword: 'portalmhs_skpi', value: 'false' },
    ]).values,
  ).toEqual({ 'menu.skpi': false })
})

test('neither throws nor invents a flag for any response', () => {
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
