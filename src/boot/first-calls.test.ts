import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Boot } from '#gateway/call/early.ts'
import { PERSISTED_OWNER } from '#gateway/offline/persisted-name.ts'
import { ROLE_MAHASISWA, ROLE_OPERATOR, storeIdentityHint } from '#gateway/session/identity.ts'
import { keepKodePeriode } from '#gateway/session/start/hints.ts'
import { hold } from '#gateway/session/token/held-token.ts'
import { saveSession } from '#gateway/session/token/token-store.ts'
import { LANDING } from '#generated/landing.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { beginAfterSignIn, beginFirstCalls } from './first-calls.ts'

const PORTAL = 'https://portal.example'
const GATEWAY = 'https://gateway.example'
const CONFIG = { gatewayUrl: `${GATEWAY}/`, multisiteConfigUrl: 'https://multisite.example', nodeId: 'n1', siteId: '7' }
const CAMPUS = `https://multisite.example/frontend-config?url=${encodeURIComponent(PORTAL)}&id=7`
const STUDENT = `${GATEWAY}/v1/mahasiswa/2401`
const IDENTITY = { username: '2401', uuid: 'u', role: ROLE_MAHASISWA, scopes: [] }

const ANSWERS: Record<string, unknown> = {
  '/config.json': CONFIG,
  [CAMPUS]: { college_id: '061001' },
  [`${GATEWAY}/v2/access_token`]: { access_token: 'a', refresh_token: 'r2', expires_in: 3600 },
  [`${GATEWAY}/api/user_info`]: IDENTITY,
  [`${GATEWAY}/v1/semester_akademik_berjalan`]: { tahun: 2027, semester: 1 },
}

let asked: { address: string; headers: Headers }[] = []

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

const openNetwork = (other: Record<string, unknown> = {}) => {
  const answers = { ...ANSWERS, ...other }
  server.resetHandlers(
    http.all('*', ({ request: { url, headers } }) => {
      const address = url.replace(PORTAL, '')
      asked.push({ address, headers })
      const body = address in answers ? answers[address] : {}
      return body === 'broken' ? HttpResponse.error() : HttpResponse.text(JSON.stringify(body))
    }),
  )
}
const addresses = () => asked.map(({ address }) => address)
let boots: Boot[] = []
const begin = (isSignedIn = true, options: Parameters<typeof beginFirstCalls>[3] = {}): Boot => {
  const boot: Boot = { screen: 'app', early: new Map() }
  boots.push(boot)
  beginFirstCalls(boot, isSignedIn, LANDING, options)
  return boot
}
/** Waits until the calls of a test have settled. */
const ended = async () => {
  for (const { early } of boots) await Promise.allSettled(early.values())
  boots = []
}
const arrived = (address: string) => expect.poll(addresses).toContain(address)

beforeEach(() => {
  asked = []
  localStore.clear()
  saveSession('r1', Date.now(), 's')
  vi.stubGlobal('location', { pathname: '/dashboard', origin: PORTAL, href: `${PORTAL}/dashboard` })
  openNetwork()
})
afterEach(async () => {
  await ended()
  hold(null) // the next page has no token
  vi.unstubAllGlobals()
  localStore.clear()
})

const knowPerson = () => {
  localStore.set('config', JSON.stringify(CONFIG))
  localStore.set('college_id', '061001')
  storeIdentityHint(IDENTITY)
}

const SHELL = ['/api/user_info', '/v1/semester_akademik_berjalan', '/v1/menu_config/menu-portalmhs', '/v1/sistem']
const OF_STUDENT = ['biodata_singkat_web', 'dashboard', 'rekap_pembayaran', 'riwayat_kuliah']
const KELAS = [`${STUDENT}/jadwal_kuliah?tahun=2027&semester=1`, `${STUDENT}/presensi_kuliah?tahun=2027&semester=1`]

it('on a first visit requests configuration, campus, token, student and classes in order, once each', async () => {
  const { early, token } = begin()
  await expect(token).resolves.toMatchObject({ token: 'a' })
  await arrived(KELAS[1] ?? '')
  expect(addresses().slice(0, 3)).toEqual(['/config.json', CAMPUS, `${GATEWAY}/v2/access_token`])
  for (const path of SHELL) expect(addresses()).toContain(GATEWAY + path)
  for (const path of OF_STUDENT) expect(addresses()).toContain(`${STUDENT}/${path}`)
  expect(new Set(addresses()).size).toBe(asked.length)
  expect(asked.find(({ address }) => address === CAMPUS)?.headers.get('node-id')).toBe('n1')
  for (const address of KELAS) await expect(early.get(address)).resolves.toHaveProperty('ok', true)
})

it('[R7-017] sends the college id only with the calls that the contract names', async () => {
  const { token } = begin()
  await token
  await arrived(KELAS[1] ?? '')
  const named = asked.filter(({ headers }) => headers.has('college-id')).map(({ address }) => address)
  expect(named.toSorted()).toEqual(
    ['/v1/logo_perguruan_tinggi', '/v1/sistem', '/v2/access_token'].map((path) => GATEWAY + path),
  )
})

it('starts the dependent calls before it hands out the response', async () => {
  const { early, config } = begin()
  await config
  await early.get(CAMPUS)
  await early.get(`${GATEWAY}/api/user_info`)
  expect(early.has(`${STUDENT}/dashboard`)).toBe(true)
  await early.get(`${GATEWAY}/v1/semester_akademik_berjalan`)
  expect(early.has(KELAS[0] ?? '')).toBe(true)
})

it('leaves a response that it has read readable for its next consumer', async () => {
  const { early, config } = begin()
  await expect((await config)?.text()).resolves.toBe(JSON.stringify(CONFIG))
  await expect((await early.get(CAMPUS))?.text()).resolves.toBe('{"college_id":"061001"}')
})

it('does not wait for stored values: with campus, student and semester it sends everything with the token', async () => {
  knowPerson()
  keepKodePeriode({ tahun: 2027, semester: 1 })
  const { token, early } = begin()
  await Promise.resolve().then(() => undefined) // the script has run to its end
  await token
  expect(addresses()).not.toContain(CAMPUS)
  for (const address of [...OF_STUDENT.map((path) => `${STUDENT}/${path}`), ...KELAS])
    expect(early.has(address)).toBe(true)
})

it('requests stored data later, so that grades and payments get the connections first', async () => {
  knowPerson()
  keepKodePeriode({ tahun: 2027, semester: 1 })
  localStore.set(PERSISTED_OWNER, '{}')
  const { early } = begin(true, { isServed: true })
  const own = LANDING.home.map((path) => `${STUDENT}/${path}`)
  await arrived(own[2] ?? '')
  expect([...early.keys()]).toEqual([`${GATEWAY}/api/user_info`, ...own])
  expect(addresses().filter((address) => address.startsWith(`${GATEWAY}/v1/`))).toEqual(own)
})

it('requests the configuration after the token on a page served by the worker', async () => {
  knowPerson()
  let onTokenAsked = (): void => undefined
  const behind = new Promise<void>((resolve) => {
    onTokenAsked = resolve
  })
  begin(true, { isServed: true, behind })
  await arrived(`${GATEWAY}/api/user_info`)
  expect(addresses()).not.toContain('/config.json')
  onTokenAsked()
  await arrived('/config.json')
})

it('requests the configuration after a short wait when another tab holds the session', async () => {
  knowPerson()
  const { config } = begin(true, { isServed: true, behind: new Promise(() => undefined) })
  await expect((await config)?.json()).resolves.toEqual(CONFIG)
})

it('requests the public name and logo of the campus beside the token', async () => {
  knowPerson()
  let give = (): void => undefined
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  const path = `${GATEWAY}/v2/access_token`
  server.use(
    http.post(path, async () => {
      await given
      return HttpResponse.text(JSON.stringify(ANSWERS[path]))
    }),
  )
  begin()
  await arrived(`${GATEWAY}/v1/sistem`)
  await arrived(`${GATEWAY}/v1/logo_perguruan_tinggi`)
  expect(addresses()).not.toContain(`${GATEWAY}/api/user_info`)
  give()
  await arrived(`${GATEWAY}/api/user_info`)
})

it('sends no student calls for an operator', async () => {
  openNetwork({ [`${GATEWAY}/api/user_info`]: { ...IDENTITY, role: ROLE_OPERATOR } })
  const { early } = begin()
  await arrived(`${GATEWAY}/v1/sistem`)
  await early.get(`${GATEWAY}/api/user_info`)
  expect(addresses().filter((address) => address.includes('/mahasiswa/'))).toEqual([])
})

it('requests only configuration and campus without a session', async () => {
  const { early, token } = begin(false)
  await arrived(CAMPUS)
  await early.get(CAMPUS)
  expect(token).toBeUndefined()
  expect(addresses()).toEqual(['/config.json', CAMPUS])
})

it.each([
  ['/config.json', 'broken'],
  ['/config.json', { gatewayUrl: 7 }],
  [CAMPUS, 'broken'],
  [CAMPUS, {}],
])('when %s returns %j, sends no refresh without a campus', async (address, answer) => {
  openNetwork({ [address]: answer })
  await expect(begin().token).rejects.toThrow()
  expect(addresses()).not.toContain(`${GATEWAY}/v2/access_token`)
})

/** Waits for the event of the first answer, which is recorded among the requests. */
const told = (isSignedIn = true) => {
  const onAnswer = () => void asked.push({ address: 'TOLD', headers: new Headers() })
  begin(isSignedIn, { onAnswer })
  return arrived('TOLD')
}

it('reports the first response, here of the campus, once and before it sends the dependent calls', async () => {
  await told()
  await arrived(KELAS[1] ?? '')
  expect(addresses().filter((address) => address === 'TOLD')).toHaveLength(1)
  expect(addresses().indexOf('TOLD')).toBeLessThan(addresses().indexOf(`${GATEWAY}/api/user_info`))
})

it('reports a failed first response too', async () => {
  openNetwork({ [CAMPUS]: 'broken' })
  await told()
  expect(addresses()).not.toContain(`${GATEWAY}/v2/access_token`)
})

it.each([
  ['its answer is read', {}],
  ['it is lost', { [`${GATEWAY}/api/user_info`]: 'broken' as const }],
])('clears the timeout of an early call once %s', async (_, lost) => {
  openNetwork(lost)
  const set = vi.spyOn(globalThis, 'setTimeout')
  const cleared = vi.spyOn(globalThis, 'clearTimeout')
  knowPerson()
  const { early } = begin()
  await arrived(`${GATEWAY}/api/user_info`)
  await ended()
  for (const answer of early.values()) await answer.then((given) => given.text()).catch(() => undefined)
  const minutes = set.mock.results.filter((_, n) => set.mock.calls[n]?.[1] === 60_000)
  expect(minutes.length).toBeGreaterThanOrEqual(early.size)
  const running = minutes.filter(({ value }) => !cleared.mock.calls.some(([timer]) => timer === value))
  expect(running.length).toBe(0)
})

/** Signs in on a device that has the campus configuration. */
const signIn = (typed: string, { periode = true } = {}): Boot => {
  localStore.set('config', JSON.stringify(CONFIG))
  localStore.set('college_id', '061001')
  if (periode) keepKodePeriode({ tahun: 2027, semester: 1 })
  const boot: Boot = { screen: 'login', early: new Map() }
  boots.push(boot)
  const token = { token: 'a', session: 's', generation: 1, staleAt: Number.POSITIVE_INFINITY }
  beginAfterSignIn(boot, LANDING, token, typed)
  return boot
}
const ofStudents = () => addresses().filter((address) => address.includes('/mahasiswa/'))

it('sends all calls of the typed student number with the new token right after a sign-in', async () => {
  const { early, typed } = signIn('2401')
  expect(typed).toBe('2401')
  const student = [...OF_STUDENT.map((path) => `${STUDENT}/${path}`), ...KELAS]
  for (const address of student) expect(early.has(address)).toBe(true)
  await arrived(`${GATEWAY}/api/user_info`)
  expect(addresses()).not.toContain(`${GATEWAY}/v2/access_token`)
  const sent = asked
    .filter(({ address }) => student.includes(address))
    .map(({ headers }) => headers.get('authorization'))
  expect(new Set(sent)).toEqual(new Set(['Bearer a']))
})

it('after a sign-in without a stored semester, the classes wait only for the semester', async () => {
  let give = (): void => undefined
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  server.use(
    http.get(`${GATEWAY}/api/user_info`, async () => {
      await given
      return HttpResponse.json(IDENTITY)
    }),
  )
  signIn('2401', { periode: false })
  for (const address of KELAS) await arrived(address)
  give()
})

it.each(['operator', '2401.', '24 01', ''])(
  'sends no student call before user_info for a typed name that is no number (%j)',
  async (name) => {
    openNetwork({ [`${GATEWAY}/api/user_info`]: { ...IDENTITY, role: ROLE_OPERATOR } })
    const { early, typed } = signIn(name)
    expect(typed).toBeUndefined()
    await early.get(`${GATEWAY}/api/user_info`)
    await ended()
    expect(ofStudents()).toEqual([])
  },
)

it('ignores the typed number of an earlier sign-in on the same page', async () => {
  const boot = signIn('2401')
  await ended()
  asked = []
  boot.early = new Map()
  const token = { token: 'b', session: 't', generation: 1, staleAt: Number.POSITIVE_INFINITY }
  beginAfterSignIn(boot, LANDING, token, 'operator')
  await boot.early.get(`${GATEWAY}/api/user_info`)
  expect(boot.typed).toBeUndefined()
})

it('sends no early call when the campus is unknown', () => {
  const boot: Boot = { screen: 'login', early: new Map() }
  beginAfterSignIn(boot, LANDING, { token: 'a', session: 's', generation: 1, staleAt: 0 }, '2401')
  expect([...boot.early]).toEqual([])
})
