// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Schema } from './contract.ts'
import { readSource } from './read-source.ts'
import type { Report } from './report.ts'
import { runCheck } from './run-check.ts'
import {
  type Campus,
  createCampus,
  createClock,
  GATEWAY,
  NIM,
  PASSWORD,
  type Plant,
  PORTAL,
} from './simulated-campus.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 }) // each run reads the contract and asks 140 times

const source = readSource(`${process.cwd()}/`)

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gateway-check-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

interface Run {
  exitCode: number
  printed: string
  report: Report
  /** Everything that the check lets out: terminal and both reports. */
  told: string
  campus: Campus
  ms: number
}

/** Runs the check against a campus, without reports. */
const runWith = async (
  campus: Campus,
  env: Record<string, string>,
  more: readonly string[] = [],
  stop?: AbortSignal,
) => {
  const clock = createClock()
  const began = clock.now()
  const lines: string[] = []
  const exitCode = await runCheck(['--gateway', GATEWAY, '--nim', NIM, ...more], {
    env,
    terminal: { input: process.stdin, show: (text) => lines.push(text) },
    print: (text) => lines.push(text),
    progress: () => {},
    clock,
    fetch: campus.fetch,
    source,
    stop,
  })
  return { exitCode, printed: lines.join('\n'), arrived: campus.arrived, ms: clock.now() - began }
}

const run = async (plant?: Plant, { origin = true } = {}): Promise<Run> => {
  const campus = createCampus(plant)
  const files = { json: join(folder, 'report.json'), html: join(folder, 'report.html') }
  const written = ['--json', files.json, '--html', files.html]
  const more = ['--multisite', GATEWAY, ...written, ...(origin ? ['--origin', PORTAL] : [])]
  const { exitCode, printed, ms } = await runWith(campus, { PORTAL_PASSWORD: PASSWORD }, more)
  const text = readFileSync(files.json, 'utf8')
  const told = [printed, text, readFileSync(files.html, 'utf8')].join('\n')
  return { exitCode, printed, told, report: JSON.parse(text) as Report, campus, ms }
}

/** What a report says, without the reads that fit. */
const foundIn = ({ differs, missing, missingAssumed, unreachable, crossOrigin }: Report): string[] => [
  ...differs.flatMap(({ operation, differences = [] }) =>
    differences.map(({ at, expected, found }) => `${operation} ${at}: ${expected} / ${found}`),
  ),
  ...missing.map(({ operation, why }) => `${operation} missing: ${why}`),
  ...missingAssumed.map(({ operation, why }) => `${operation} missing, assumed: ${why}`),
  ...unreachable.map(({ operation, why }) => `${operation} no answer: ${why}`),
  ...(crossOrigin?.differences ?? []).map(({ path, what, found }) => `${path} ${what}: ${found}`),
]

const json = (body: unknown, status = 200) =>
  Response.json(body, {
    status,
    headers: { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'Date' },
  })

/** Changes the JSON answer of one address. */
const change =
  (address: string, edit: (body: never) => unknown): Plant =>
  async (here, response) =>
    here === `GET ${address}` ? json(edit((await response.json()) as never)) : undefined
const refuse =
  (address: string, status: number): Plant =>
  (here) =>
    here === `GET ${address}` ? json({ status: { code: '01', message: `Ditolak untuk ${NIM}` } }, status) : undefined

const OWN = `/v1/mahasiswa/${NIM}`
type Rows = { data: Record<string, unknown>[] }

const PLANTED: readonly (readonly [found: string, exitCode: number, plant: Plant])[] = [
  [
    'listJadwalUjian data[].idMakul: string or integer / missing',
    1,
    change(`${OWN}/jadwal_ujian`, ({ data }: Rows) => ({ data: data.map(({ idMakul: _, ...row }) => row) })),
  ],
  [
    'getSaldoCcash saldo: integer / string',
    1,
    change(`${OWN}/saldo_ccash`, ({ saldo, ...rest }: { saldo: number }) => ({ ...rest, saldo: String(saldo) })),
  ],
  [
    'listPanduan : JSON / an HTML page',
    1,
    (here) =>
      here === 'GET /v1/panduan'
        ? new Response(`<h1>${NIM}</h1>`, {
            headers: {
              'content-type': 'text/html',
              'access-control-allow-origin': '*',
              'access-control-expose-headers': 'Date',
            },
          })
        : undefined,
  ],
  ['listInfo missing: status 404', 2, refuse('/v1/info', 404)],
  ['getTranskrip : status 200 / status 500', 1, refuse(`${OWN}/transkrip`, 500)],
  ['getKrs : status 200 / status 403', 1, refuse(`${OWN}/krs`, 403)],
  [
    'getDashboard sksTempuh: number / a number below the minimum',
    1,
    change(`${OWN}/dashboard`, (body: object) => ({ ...body, sksTempuh: -1 })),
  ],
  [
    'getBiayaKuliah tagihan: array / null',
    1,
    change(`${OWN}/biaya_kuliah`, (body: object) => ({ ...body, tagihan: null })),
  ],
  ['getKhs : object / array', 1, change(`${OWN}/khs`, ({ data }: Rows) => data)],
  [
    '/v1/mahasiswa/{idMahasiswa}/surat/{idSurat}/unduh Content-Disposition: not exposed',
    1,
    (here, response) => {
      if (!here.endsWith('/unduh') || here.startsWith('OPTIONS')) return undefined
      const headers = new Headers(response.headers)
      headers.set('access-control-expose-headers', 'Date')
      return new Response(response.body, { headers })
    },
  ],
]

const all: Plant = async (address, response, gateway) => {
  for (const [, , plant] of PLANTED) {
    const changed = await plant(address, response.clone(), gateway)
    if (changed) return changed
  }
  return undefined
}

const leavesOf = (node: unknown): (string | number)[] => {
  if (typeof node === 'string' || typeof node === 'number') return [node]
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(leavesOf) : []
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

const namesIn = (schema: Schema): string[] => [
  ...Object.keys(schema.properties ?? {}),
  ...[...Object.values(schema.properties ?? {}), ...(schema.anyOf ?? []), schema.items ?? {}].flatMap((inner) =>
    typeof inner.$ref === 'string' || Object.keys(inner).length === 0 ? [] : namesIn(inner),
  ),
]

/** Words that a report has to say: a value with the same letters names nobody. */
const VOCABULARY = [
  ...source.contract.operations.flatMap(({ operationId, path }) => [operationId, path]),
  ...Object.values(source.contract.schemas).flatMap(namesIn),
  ...['report', 'screens', 'judge', 'judge-reply'].map((name) =>
    readFileSync(`scripts/gateway-check/${name}.ts`, 'utf8'),
  ),
  readFileSync('tests/spec/routes.json', 'utf8')
    .match(/"path": ?"[^"]*"/g)
    ?.join('\n'),
]
  .join('\n')
  .replace(/\d+/g, '')

/** Returns a report without its style and without statuses: numbers of the check, not of an answer. */
const withoutStatuses = (told: string): string => told.replace(/status \d{3}|<style>.*<\/style>/g, '')

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`)

/** Returns the values that occur in a text as a whole word. */
const occurringIn = (text: string, values: readonly string[]): string[] =>
  values.filter((value) => text.includes(value) && new RegExp(`(?<!\\w)${escaped(value)}(?!\\w)`).test(text))

let clean: Run
let planted: Run
beforeAll(async () => {
  clean = await run()
  planted = await run(all)
})

describe('a clean gateway', () => {
  it('fits, and every read is judged but those that the contract keeps out', () => {
    expect(foundIn(clean.report)).toEqual([])
    expect(clean.report.notAsked.map(({ operation, why }) => `${operation}: ${why}`)).toEqual(
      ['getPengumuman', 'getSertifikatSeminar', 'getSertifikatSertifikasi'].map(
        (operation) => `${operation}: the contract says x-probe: no`,
      ),
    )
    expect(clean.exitCode).toBe(0)
    expect(clean.report.crossOrigin).toMatchObject({ memory: 'ten minutes or longer', isDownloadSeen: true })
  })

  it('receives reads, OPTIONS, one sign-in and at the end the revocation, and no write', () => {
    const { arrived, gateway } = clean.campus
    const posts = arrived.filter(({ method }) => method !== 'GET' && method !== 'OPTIONS')
    expect(posts.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `POST ${GATEWAY}/v2/access_token`,
      `POST ${GATEWAY}/v2/revoke_token`,
    ])
    expect(arrived.at(-1)).toBe(posts[1])
    const logged = gateway.store.log.lines().filter(({ method }) => method !== 'GET')
    expect(logged.map(({ operation }) => operation)).toEqual(['createAccessToken', 'revokeToken'])
    expect(new Set(Object.values(gateway.store.world.families).map(({ isRevoked }) => isRevoked))).toEqual(
      new Set([true]),
    )
  })

  it('receives at most two requests a second', () => {
    expect(clean.campus.arrived.length).toBeGreaterThan(250)
    expect(clean.ms).toBeGreaterThanOrEqual((clean.campus.arrived.length - 1) * 500)
  })
})

describe('planted mismatches', () => {
  it('are all found, and nothing else', () => {
    const { report, exitCode } = planted
    expect(foundIn(report).toSorted()).toEqual(PLANTED.map(([found]) => found).toSorted())
    expect(exitCode).toBe(2)
  })

  it.each(PLANTED.slice(2, 4))(
    'alone: finds %s, names screens that it costs, and exits with %i',
    async (found, exitCode, plant) => {
      const { report, exitCode: code } = await run(plant, { origin: false })
      expect(foundIn(report)).toEqual([found])
      expect(code).toBe(exitCode)
      expect([...report.differs, ...report.missing].every(({ screens }) => screens.length > 0)).toBe(true)
    },
  )

  it('exits with 1 when only a header is not exposed', async () => {
    expect((await run(PLANTED.at(-1)?.[2])).exitCode).toBe(1)
  })
})

it('lets out nothing personal: no value of an answer, of the student, of the session', () => {
  for (const { told, campus } of [clean, planted]) {
    const world = campus.gateway.store.world
    const sent = campus.arrived.flatMap(({ url, headers, body }) => [
      ...[...new URL(url).searchParams.values()],
      headers.get('authorization')?.replace('Bearer ', '') ?? '',
      ...leavesOf(parsed(body)),
    ])
    const known = [
      ...campus.answered.flatMap((text) => leavesOf(parsed(text))),
      ...leavesOf(world.mahasiswa[NIM]),
      ...sent,
    ]
    const personal = [...new Set(known.map(String))].filter((value) => value.length > 2)
    const student = world.mahasiswa[NIM]
    expect(personal).toEqual(expect.arrayContaining([NIM, PASSWORD, student?.nama, student?.email]))
    expect(personal.length).toBeGreaterThan(1000)
    const harmless = new Set(occurringIn(VOCABULARY, personal))
    expect(harmless.has(NIM)).toBe(false)
    expect(occurringIn(withoutStatuses(told), personal).filter((value) => !harmless.has(value))).toEqual([])
  }
})

it('renews the token when the gateway ends it', async () => {
  const { report, campus } = await run(
    (address, _, gateway) => {
      if (address === `GET ${OWN}/khs`) gateway.controls.expireAccessTokens()
      return undefined
    },
    { origin: false },
  )
  expect(foundIn(report)).toEqual([])
  expect(campus.arrived.filter(({ url }) => url.endsWith('/access_token'))).toHaveLength(2)
})

it('uses a token without a sign-in, and leaves the session of the person alone', async () => {
  const campus = createCampus()
  const token = campus.gateway.tokenOf('aktif')
  const { exitCode, arrived } = await runWith(campus, { PORTAL_TOKEN: token })
  expect(exitCode).toBe(0)
  expect(arrived.every(({ method }) => method === 'GET')).toBe(true)
})

describe('exit code 3', () => {
  it.each([
    ['a wrong password', { PORTAL_PASSWORD: 'salah' }, /does not accept the sign-in \(status 401\)/],
    ['a token that nobody knows', { PORTAL_TOKEN: 'salah' }, /does not say whose token/],
  ])('follows %s, and nothing else is asked', async (_, env, words) => {
    const campus = createCampus()
    const { exitCode, printed } = await runWith(campus, env)
    expect(exitCode).toBe(3)
    expect(printed).toMatch(words)
    expect(printed).not.toContain('salah')
    expect(campus.arrived.length).toBeLessThan(3)
  })

  it('follows a token of another account', async () => {
    const campus = createCampus()
    const { exitCode, printed } = await runWith(campus, { PORTAL_TOKEN: campus.gateway.tokenOf('tunggakan') })
    expect(exitCode).toBe(3)
    expect(printed).toBe('The session belongs to another account than --nim.')
  })

  it('follows a gateway that cannot be reached', async () => {
    const campus = createCampus(() => {
      throw new TypeError('fetch failed')
    })
    const { exitCode, printed } = await runWith(campus, { PORTAL_PASSWORD: PASSWORD })
    expect([exitCode, printed]).toEqual([3, 'The gateway does not answer the sign-in: no connection.'])
  })
})

it('counts a read without an answer as neither right nor different', async () => {
  const { report, exitCode } = await run(
    (address) => {
      if (address === 'GET /v1/panduan') throw new TypeError('fetch failed')
      return address === 'GET /v1/info' ? json({}, 503) : undefined
    },
    { origin: false },
  )
  expect(foundIn(report)).toEqual(['listInfo no answer: status 503', 'listPanduan no answer: no connection'])
  expect(exitCode).toBe(2)
})

it('keeps an assumed read that is missing apart', async () => {
  const { report, exitCode, printed } = await run(refuse(`${OWN}/akun_lain`, 404), { origin: false })
  expect(foundIn(report)).toEqual(['listAkunLain missing, assumed: status 404'])
  expect(printed).toContain('Missing, but only assumed by the contract: 1')
  expect(exitCode).toBe(0)
})

it('revokes its session when it is stopped', async () => {
  const stop = new AbortController()
  const campus = createCampus((address) => {
    if (address === 'GET /v1/info') stop.abort()
    return undefined
  })
  const { exitCode, printed } = await runWith(campus, { PORTAL_PASSWORD: PASSWORD }, [], stop.signal)
  expect([exitCode, printed]).toEqual([3, 'Stopped; nothing is reported.'])
  expect(campus.arrived.slice(-2).map(({ url }) => new URL(url).pathname)).toEqual(['/v1/info', '/v2/revoke_token'])
})
