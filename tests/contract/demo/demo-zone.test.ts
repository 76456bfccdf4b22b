// @vitest-environment node
import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { VARIANTS } from '#flags/table/campus-list.ts'
import { createInProcessGateway } from '#tests/in-process-gateway.ts'
import { OPERATIONS } from '#tools/demo/server/operations.ts'
import { toZona } from '#tools/demo/world/zona.ts'

const SEKAR = '240117023'
/** Reads that need only the student and return the same answer twice. */
const READS = OPERATIONS.filter(({ method, path }) => method === 'GET' && !/:(?!idMahasiswa)/.test(path.slice(1)))
/** Reads whose answers differ by campus: settings, name and colour. */
const OF_THE_CAMPUS: ReadonlySet<string> = new Set(['getFrontendConfig', 'getSistem', 'getLogoPerguruanTinggi'])
const WIB = /"\d{4}-\d\d-\d\dT[\d:]{8}\+07:00"/g
const WITA = /"\d{4}-\d\d-\d\dT[\d:]{8}\+08:00"/g

const askAll = async (campus: string): Promise<Map<string, string>> => {
  const gateway = createInProcessGateway()
  gateway.controls.setCampus(campus)
  const token = gateway.tokenOf('aktif')
  const answers = new Map<string, string>()
  for (const { operationId, path } of READS) {
    const address = path.replace(/^\*/, '').replace(':idMahasiswa', SEKAR)
    answers.set(operationId, await (await gateway.ask('GET', address, { token })).text())
  }
  return answers
}

it('returns the time zone of each campus, and WITA for Samarinda only', async () => {
  const { ask, controls } = createInProcessGateway()
  const zones = new Map<string, unknown>()
  for (const campus of VARIANTS) {
    controls.setCampus(campus)
    const { time_zone: zone } = (await (await ask('GET', '/frontend-config')).json()) as { time_zone: unknown }
    zones.set(campus, zone)
  }
  expect([...zones].filter(([, zone]) => zone !== 'WIB')).toEqual([['UNTAG-SMD', 'WITA']])
})

it('returns the same moments with the WITA offset, and no other difference, for a campus in WITA', async () => {
  const [here, samarinda] = await Promise.all([askAll('default'), askAll('UNTAG-SMD')])
  const moments = [...here.values()].flatMap((text) => text.match(WIB) ?? [])
  expect(moments.length).toBeGreaterThan(20)
  for (const [operation, text] of samarinda) {
    expect(text.match(WIB), operation).toBeNull()
    const instants = (found: readonly string[] | null) => (found ?? []).map((moment) => Date.parse(moment.slice(1, -1)))
    const own = here.get(operation) ?? ''
    expect(instants(text.match(WITA)), operation).toEqual(instants(own.match(WIB)))
    if (!OF_THE_CAMPUS.has(operation)) expect(text.replaceAll(WITA, 'M'), operation).toBe(own.replaceAll(WIB, 'M'))
  }
})

test('leaves plain dates, times and other text unchanged in every zone', () => {
  const word = fc.string().filter((text) => !/\+07:00$/.test(text))
  fc.assert(
    fc.property(fc.array(fc.oneof(word, fc.constantFrom('2027-01-11', '08.00', '2027-01-11T08:00:00Z'))), (texts) => {
      expect(toZona(JSON.stringify(texts), 'WITA')).toBe(JSON.stringify(texts))
    }),
  )
  const spoken = JSON.stringify({ isi: 'sampai "2027-01-11T08:00:00+07:00"' })
  expect(toZona(spoken, 'WIT')).toBe(spoken)
})

test.each([
  ['WITA', '2026-12-31T23:30:00+07:00', '2027-01-01T00:30:00+08:00'],
  ['WIT', '2026-12-31T23:30:00+07:00', '2027-01-01T01:30:00+09:00'],
  ['WIB', '2026-12-31T23:30:00+07:00', '2026-12-31T23:30:00+07:00'],
] as const)('converts to %s the last half hour of the year, %s, as %s', (zona, wib, own) => {
  expect(toZona(JSON.stringify({ at: wib }), zona)).toBe(JSON.stringify({ at: own }))
})
