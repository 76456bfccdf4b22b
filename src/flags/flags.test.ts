import { OpenFeature, ProviderEvents } from '@openfeature/web-sdk'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { localStore } from '#shared/storage/browser-storage.ts'
import { resetFlags } from '#tests/reset-flags.ts'
import * as flags from './flags.ts'
import { getFlag, getFlagDetails } from './get-flag.ts'
import type { FlagKey } from './table/flag-types.ts'
import type { TraceStep } from './table/resolve-flag.ts'

const traceOf = (key: FlagKey): TraceStep[] => {
  const steps: TraceStep[] = []
  const trace: unknown = JSON.parse(String(getFlagDetails(key).flagMetadata['trace']))
  return Array.isArray(trace) ? steps.concat(trace) : steps
}
const decider = (key: FlagKey) => traceOf(key).find(({ decided }) => decided)

beforeEach(() => {
  localStore.clear()
  resetFlags()
  flags.startFlags()
})

describe('precedence', () => {
  test('[R6-007] prefers campus over default, server over campus, and QA over all', () => {
    expect([getFlag('menu.krss'), getFlagDetails('menu.krss').reason]).toEqual([false, 'DEFAULT'])
    flags.setCampus('TSM')
    expect([getFlag('menu.krss'), getFlagDetails('menu.krss').reason]).toEqual([true, 'TARGETING_MATCH'])
    flags.setMenuConfig({ portalmhs_krs: { krss: 'false' } })
    expect(getFlag('menu.krss')).toBe(false)
    flags.setOverride('menu.krss', true, 'link')
    expect([getFlag('menu.krss'), getFlagDetails('menu.krss').reason]).toEqual([true, 'STATIC'])
    expect(traceOf('menu.krss').filter(({ opinion }) => opinion !== null)).toEqual([
      { layer: 'default', opinion: false, source: 'flags/menu.json', decided: false },
      { layer: 'campus', opinion: true, source: 'flags/campuses/TSM.json', decided: false, assumed: true },
      { layer: 'server', opinion: false, source: 'portalmhs_krs.krss', decided: false },
      { layer: 'override', opinion: true, source: 'link', decided: true },
    ])
    flags.setOverride('menu.krss', undefined)
    expect(getFlag('menu.krss')).toBe(false)
  })

  test('keeps a feature off that the campus does not have, unless QA turns it on', () => {
    flags.setCampus('STIKES-2')
    flags.setMenuConfig({ portalmhs_akunlain: 'true' })
    expect(getFlag('menu.akun-lain')).toBe(false)
    expect(decider('menu.akun-lain')).toMatchObject({ layer: 'campus', absent: true })
    expect(traceOf('menu.akun-lain').find(({ layer }) => layer === 'server')).toMatchObject({
      opinion: true,
      clamped: true,
      decided: false,
    })
    flags.setOverride('menu.akun-lain', true)
    expect(getFlag('menu.akun-lain')).toBe(true)
    flags.clearOverrides()
    expect(getFlag('menu.akun-lain')).toBe(false)
  })

  test('drops the server values of the previous campus', () => {
    flags.setCampus('TSM')
    flags.setMenuConfig({ portalmhs_nilai: 'false' })
    flags.setSaldo('false')
    flags.setCampus('UBK')
    expect([getFlag('menu.nilai'), getFlag('saldo'), getFlag('campus.variant')]).toEqual([true, true, 'UBK'])
  })

  test('rejects an override of another type and changes nothing', () => {
    const wrong: unknown = JSON.parse('"four"')
    // @ts-expect-error a text is no number of decimals; links and files can hold it anyway
    expect(flags.setOverride('nilai.ips-decimals', wrong)).toBe(false)
    expect(getFlag('nilai.ips-decimals')).toBe(2)
  })
})

test.each([
  ['false', false],
  ['true', true],
  [false, true],
  [undefined, true],
  [null, true],
  ['', true],
  ['FALSE', true],
])('[R6-008] reads the balance configuration %j as %j', (value, expected) => {
  flags.setSaldo(value)
  expect(getFlag('saldo')).toBe(expected)
  flags.setMenuConfig({ portalmhs_nilai: 'true' })
  expect(getFlag('saldo')).toBe(expected)
})

test('reads localization and chat from the campus settings, and assumed writes from the deployment', () => {
  expect([getFlag('localization'), getFlag('chat'), getFlag('assumed-writes')]).toEqual([false, false, false])
  flags.setCampusSettings({ localization: true, chat: true })
  flags.setRuntimeFlags({ 'assumed-writes': true })
  flags.setCampus('UBK')
  expect([getFlag('localization'), getFlag('chat'), getFlag('assumed-writes')]).toEqual([true, true, true])
})

describe('OpenFeature', () => {
  test('returns the same values with reason and trace, and the fallback for an unknown flag', () => {
    flags.setCampus('UNINDRA')
    const client = OpenFeature.getClient()
    expect(client.getNumberValue('nilai.ips-decimals', 0)).toBe(4)
    expect(client.getStringDetails('campus.variant', '')).toMatchObject({
      value: 'UNINDRA',
      reason: 'TARGETING_MATCH',
      flagMetadata: { layer: 'campus', source: 'flags/campuses/UNINDRA.json' },
    })
    expect(client.getObjectValue('portal.separate-student-portal', {})).toEqual({ paths: [], target: '' })
    expect(client.getBooleanDetails('no.such', true)).toMatchObject({ value: true, errorCode: 'FLAG_NOT_FOUND' })
    expect(client.getBooleanDetails('nilai.ips-decimals', true)).toMatchObject({
      value: true,
      errorCode: 'TYPE_MISMATCH',
    })
    expect(OpenFeature.getContext()).toMatchObject({ campus: 'UNINDRA' })
  })

  test('selects the campus of the context', async () => {
    flags.setCampus('UBK')
    await OpenFeature.setContext({ campus: 'unikal' })
    expect(getFlag('campus.variant')).toBe('UNIKAL')
  })

  test('notifies once per setter with the changed flags', () => {
    const ours = vi.fn()
    const theirs = vi.fn()
    const unsubscribe = flags.subscribeFlags(ours)
    OpenFeature.addHandler(ProviderEvents.ConfigurationChanged, theirs)
    const step = (act: () => unknown) => {
      ours.mockClear()
      theirs.mockClear()
      act()
      return [ours.mock.calls.length, theirs.mock.calls.length]
    }
    expect(step(() => flags.setCampus('TSM'))).toEqual([1, 1])
    expect(step(() => flags.setCampus('tsm'))).toEqual([0, 0])
    expect(
      step(() =>
        flags.setMenuConfig({ portalmhs_nilai: 'false', portalmhs_krs: { krss: 'false' }, portalmhs_panduan: 'true' }),
      ),
    ).toEqual([1, 1])
    expect(theirs.mock.lastCall?.[0]).toMatchObject({ flagsChanged: ['menu.krss', 'menu.nilai'] })
    expect(step(() => flags.setOverride('chat', true))).toEqual([1, 1])
    expect(step(() => flags.clearOverrides())).toEqual([1, 1])
    expect(step(() => flags.setSaldo('false'))).toEqual([1, 1])
    OpenFeature.removeHandler(ProviderEvents.ConfigurationChanged, theirs)
    unsubscribe()
  })
})
