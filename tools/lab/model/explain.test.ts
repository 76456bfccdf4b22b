import { table } from 'virtual:flag-table'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { setCampus, setMenuConfig, setOverride } from '#flags/flags.ts'
import { getFlagDetails } from '#flags/get-flag.ts'
import { currentLayers } from '#flags/inspect.ts'
import { isFlagKey } from '#flags/table/is-flag-value.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { resetFlags } from '#tests/reset-flags.ts'
import spec from '#tests/spec/menu.json'
import { type Because, explainFlag } from './explain.ts'
import { overrideFlag } from './read-value.ts'

beforeEach(() => {
  localStore.clear()
  resetFlags()
})

const because = (id: string) => explainFlag(`menu.${id}`, currentLayers())?.menu

test.each<[string, string, Record<string, string>, Because, boolean]>([
  ['an entry that is on', 'nilai', {}, 'on', true],
  ['an entry that is off', 'skpi', {}, 'off', false],
  ['an entry in a group that is on', 'krs', {}, 'on-in-group', true],
  ['an entry that is off in a group that is on', 'krss', {}, 'off', false],
  ['an entry that is on in a group that is off', 'krs', { portalmhs_krs: 'false' }, 'group-off', false],
  ['an entry that is off in a group that is off', 'krss', { portalmhs_krs: 'false' }, 'both-off', false],
  ['a group with a visible entry', 'krs-group', {}, 'group-shown', true],
  ['a group in which nothing is on', 'kegiatan-group', {}, 'group-empty', false],
  ['a group that is off', 'krs-group', { portalmhs_krs: 'false' }, 'off', false],
])('explains %s', (_, id, answer, expected, shown) => {
  setCampus('UBK')
  for (const row of spec.rows) overrideFlag(`menu.${row.id}`, row.defaultVisible)
  for (const group of ['krs-group', 'kegiatan-group', 'pengajuan-group'] as const)
    setOverride(`menu.${group}`, undefined)
  setMenuConfig(answer)
  expect(because(id)).toMatchObject({ because: expected, shown })
})

test('marks a server value as ignored when the campus lacks the entry, and lets a QA override decide', () => {
  setCampus('STIKES-2')
  setMenuConfig({ portalmhs_akunlain: 'true' })
  const fates = () => explainFlag('menu.akun-lain', currentLayers())?.steps.map(({ layer, fate }) => [layer, fate])
  expect(fates()).toEqual([
    ['default', 'outvoted'],
    ['campus', 'decided'],
    ['runtime', 'silent'],
    ['settings', 'silent'],
    ['service', 'silent'],
    ['server', 'clamped'],
    ['override', 'silent'],
  ])
  setOverride('menu.akun-lain', true)
  expect(fates()?.at(-1)).toEqual(['override', 'decided'])
  expect(because('akun-lain')).toMatchObject({ shown: true })
})

test('marks values from an earlier visit and assumed values', () => {
  setCampus('TSM')
  setMenuConfig({ portalmhs_nilai: 'false' })
  resetFlags()
  setCampus('TSM')
  const stepOf = (key: string, layer: string) =>
    explainFlag(key, currentLayers())?.steps.find((step) => step.layer === layer)
  expect(stepOf('menu.nilai', 'server')).toMatchObject({ kept: true, fate: 'decided', source: 'portalmhs_nilai' })
  expect(stepOf('menu.krss', 'campus')).toMatchObject({ assumed: true, source: 'flags/campuses/TSM.json' })
  expect(stepOf('kuesioner.modal', 'campus')?.assumed).toBeUndefined()
})

test('reports exactly one deciding layer, with the value that the portal uses, for any layers', () => {
  const answer = fc.dictionary(
    fc.constantFrom(...spec.rows.map(({ menuConfigKey }) => menuConfigKey)),
    fc.constantFrom('true', 'false', 'maybe'),
  )
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(table.campuses)), answer, (campus, raw) => {
      setCampus(campus)
      setMenuConfig(raw)
      for (const key of Object.keys(table.flags)) {
        const explained = explainFlag(key, currentLayers())
        const decided = explained?.steps.filter(({ fate }) => fate === 'decided') ?? []
        expect(decided).toHaveLength(1)
        expect(decided[0]?.opinion).toEqual(isFlagKey(key) ? getFlagDetails(key).value : undefined)
      }
    }),
    { numRuns: 40, seed: 19 },
  )
})

test('returns no explanation for an unknown key', () => {
  expect(explainFlag('menu.nothing', currentLayers())).toBeUndefined()
})
