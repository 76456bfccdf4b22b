import { table } from 'virtual:flag-table'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { setCampus, setMenuConfig, setOverride, setSaldo } from '#flags/flags.ts'
import { currentLayers, inspectFlag } from '#flags/inspect.ts'
import { getMenu } from '#flags/menu/menu.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { resetFlags } from '#tests/reset-flags.ts'
import spec from '#tests/spec/menu.json'
import { dottedAnswer, linesOf, MAX_ANSWER_BYTES, readAnswer, withAnswer } from './menu-answer.ts'
import { compareMenus, countChanges } from './menu-difference.ts'
import { menuOf } from './menu-of.ts'

beforeEach(() => {
  localStore.clear()
  resetFlags()
})

const isOn = (flag: string): boolean => inspectFlag(flag, currentLayers())?.value === true
const read = (raw: unknown) => {
  const answer = readAnswer(JSON.stringify(raw), table)
  if (answer.kind !== 'read') throw new Error(answer.kind)
  return answer.config
}

test.each([
  ['', { kind: 'empty' }],
  [' \n', { kind: 'empty' }],
  ['{\n "portalmhs_krs": \n}', { kind: 'refused', problem: { kind: 'malformed', line: 3, column: 1 } }],
  ['"true"', { kind: 'refused', problem: { kind: 'no-object' } }],
  ['null', { kind: 'refused', problem: { kind: 'no-object' } }],
  [`["${'a'.repeat(MAX_ANSWER_BYTES)}"]`, { kind: 'refused', problem: { kind: 'too-large' } }],
  [`["${'é'.repeat(MAX_ANSWER_BYTES / 2)}"]`, { kind: 'refused', problem: { kind: 'too-large' } }],
])('reads the text %.20j as %j', (text, expected) => {
  expect(readAnswer(text, table)).toEqual(expected)
})

test.each([
  ['nested', { portalmhs_krs: { krss: 'true' } }],
  ['dotted', { 'portalmhs_krs.krss': 'true' }],
  ['as a list', [{ keyword: 'portalmhs_krs.krss', value: 'true' }]],
  ['below data', { data: [{ keyword: 'portalmhs_krs.krss', value: 'true' }] }],
])('enables KRSS with a menu response in the form %s', (_, raw) => {
  expect(linesOf(read(raw), currentLayers(), isOn)).toEqual([
    {
      serverKey: 'portalmhs_krs.krss',
      normalised: 'portalmhs_krs.krss',
      flag: 'menu.krss',
      value: true,
      effect: 'changes',
    },
  ])
})

test('reports for each line its effect: changes, same, clamped or overridden', () => {
  setCampus('STIKES-2')
  setOverride('menu.skpi', false)
  const answer = {
    portalmhs_nilai: 'false',
    portalmhs_biodata: 'true',
    portalmhs_akunlain: 'true',
    portalmhs_skpi: 'true',
    'portalmhs_pengajuan.tugas-akhir': 'true',
  }
  expect(
    linesOf(read(answer), currentLayers(), isOn).map(({ flag, effect, normalised }) => [flag, effect, normalised]),
  ).toEqual([
    ['menu.nilai', 'changes', 'portalmhs_nilai'],
    ['menu.biodata', 'same', 'portalmhs_biodata'],
    ['menu.akun-lain', 'clamped', 'portalmhs_akunlain'],
    ['menu.skpi', 'overridden', 'portalmhs_skpi'],
    ['menu.tugas-akhir', 'changes', 'portalmhs_pengajuan.tugasakhir'],
  ])
})

const value = fc.constantFrom<unknown>('true', 'false', true, false, 'yes', null, 1)
const keys = spec.rows.map(({ menuConfigKey }) => menuConfigKey)
const answers = fc.dictionary(fc.constantFrom(...keys, 'unknown', 'portalmhs_krs.other'), value)

test('predicts the menu that the portal then shows, also when the response is sent with dotted keys', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('default', ...Object.keys(table.campuses)),
      answers,
      answers,
      fc.dictionary(fc.constantFrom('menu.krs', 'menu.krs-group', 'menu.skpi'), fc.boolean()),
      (campus, before, raw, overrides) => {
        resetFlags()
        setCampus(campus)
        setMenuConfig(before)
        setSaldo('false')
        for (const key of ['menu.krs', 'menu.krs-group', 'menu.skpi'] as const) setOverride(key, overrides[key])
        const was = currentLayers()
        const config = read(raw)
        const foretold = withAnswer(was, config)
        const changes = countChanges(compareMenus(was, foretold))
        expect(menuOf(withAnswer(was, read(dottedAnswer(config))))).toEqual(menuOf(foretold))
        setMenuConfig(raw)
        expect(getMenu()).toEqual(menuOf(foretold))
        expect(inspectFlag('saldo', foretold)?.value).toBe(inspectFlag('saldo', currentLayers())?.value)
        expect(countChanges(compareMenus(was, currentLayers()))).toBe(changes)
      },
    ),
    { numRuns: 200, seed: 19 },
  )
})

test('marks added and removed entries in the order of the menu', () => {
  const was = currentLayers()
  const is = withAnswer(
    was,
    read({ portalmhs_dashboard: 'false', portalmhs_krs: { pkrs: 'true' }, portalmhs_kegiatan: 'true' }),
  )
  const marks = compareMenus(was, is).flatMap(({ id, change, children }) => [
    ...(change === 'same' ? [] : [`${id} ${change}`]),
    ...children.filter((child) => child.change !== 'same').map((child) => `${id}/${child.id} ${child.change}`),
  ])
  expect(marks).toEqual(['dashboard goes', 'krs-group/pkrs appears'])
})
