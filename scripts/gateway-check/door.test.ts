// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, test } from 'vitest'
import { readContract } from './contract.ts'
import { createDoor, type DoorOptions, type Leaving, serverAddress } from './door.ts'
import { addressOf } from './ids.ts'
import { createClock } from './simulated-campus.ts'

const contract = readContract(readFileSync('generated/openapi.yaml', 'utf8'))
const GATEWAY = 'https://gateway.test/api-root'
const MULTISITE = 'https://multisite.test'
const PORTAL = 'https://portal.test'

const open = (options: Partial<DoorOptions> = {}) => {
  const sent: { url: string; init: RequestInit }[] = []
  const door = createDoor({
    contract,
    servers: { gateway: GATEWAY, multisite: MULTISITE },
    clock: createClock(),
    fetch: (input, init = {}) => {
      sent.push({ url: new Request(input).url, init })
      return Promise.resolve(Response.json({ access_token: 'akses', refresh_token: 'segar' }))
    },
    ...options,
  })
  return { door, sent }
}

/** Returns an address of an operation with made-up ids. */
const urlOf = (operation: (typeof contract.operations)[number]): string => {
  const values = Object.fromEntries(operation.parameters.map(({ name }) => [name, '1']))
  return (operation.server === 'multisite' ? MULTISITE : GATEWAY) + addressOf(operation, values)
}
const pathOf = (operationId: string): string => {
  const found = contract.operations.find((one) => one.operationId === operationId)
  if (!found) throw new Error(`no operation ${operationId}`)
  return found.path
}

const GRANT = JSON.stringify({ grant_type: 'password', username: 'a', password: 'b' })
const SIGN_IN: Leaving = { method: 'POST', url: GATEWAY + pathOf('createAccessToken'), body: GRANT }
const revoke = (token: string): Leaving => ({
  method: 'POST',
  url: GATEWAY + pathOf('revokeToken'),
  body: JSON.stringify({ token }),
})
const READ = `${GATEWAY}/v1/panduan`

const reads = contract.operations.filter(({ method }) => method === 'GET')

test.each(reads.map((one) => [one.operationId, one] as const))(
  '%s leaves, unless it must not be probed',
  async (_, read) => {
    const { door, sent } = open()
    if (read.isProbed) await door({ method: 'GET', url: urlOf(read) })
    else await expect(door({ method: 'GET', url: urlOf(read) })).rejects.toThrow('refused')
    expect(sent).toHaveLength(read.isProbed ? 1 : 0)
  },
)

const writes = contract.operations.filter(({ method }) => method !== 'GET')

it('sends no write of the contract, whatever its method', async () => {
  const { door, sent } = open({ origin: PORTAL })
  expect(writes.length).toBeGreaterThan(70)
  for (const write of writes)
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      for (const body of [undefined, '{}'])
        await expect(door({ method, url: urlOf(write), ...(body && { body }) })).rejects.toThrow('refused')
  expect(sent).toEqual([])
})

test.each<[what: string, leaving: Leaving]>([
  ['another method', { method: 'HEAD', url: READ }],
  ['a method in small letters', { method: 'get', url: READ }],
  ['a read with a body', { method: 'GET', url: READ, body: '{}' }],
  ['an address outside the contract', { method: 'GET', url: `${GATEWAY}/v1/lain` }],
  ['the gateway above its base', { method: 'GET', url: 'https://gateway.test/v1/panduan' }],
  ['a way back in the path', { method: 'GET', url: `${GATEWAY}/../v1/panduan` }],
  ['another origin', { method: 'GET', url: 'https://lain.test/api-root/v1/panduan' }],
  [
    'an origin that begins like the gateway',
    { method: 'GET', url: 'https://gateway.test.lain.test/api-root/v1/panduan' },
  ],
  ['a name in the address', { method: 'GET', url: 'https://gateway.test@lain.test/api-root/v1/panduan' }],
  ['plain http', { method: 'GET', url: 'http://gateway.test/api-root/v1/panduan' }],
  ['an unknown header', { method: 'GET', url: READ, headers: { Cookie: 'a=b' } }],
  [
    'the token to the other server',
    { method: 'GET', url: `${MULTISITE}/frontend-config`, headers: { Authorization: 'Bearer a' } },
  ],
  [
    'the campus to the other server',
    { method: 'GET', url: `${MULTISITE}/frontend-config`, headers: { 'college-id': '1' } },
  ],
  ['a read of the gateway at the other server', { method: 'GET', url: `${MULTISITE}/v1/panduan` }],
  ['OPTIONS without an origin', { method: 'OPTIONS', url: READ }],
  ['another grant', { ...SIGN_IN, body: JSON.stringify({ grant_type: 'authorization_code', code: 'a' }) }],
  ['a sign-in without a grant', { ...SIGN_IN, body: '{}' }],
  ['a revocation of a token that it did not receive', revoke('lain')],
])('refuses %s', async (_, leaving) => {
  const { door, sent } = open()
  await expect(door(leaving)).rejects.toThrow('refused')
  expect(sent).toEqual([])
})

it('refuses OPTIONS outside the contract, with a token or a body', async () => {
  const { door, sent } = open({ origin: PORTAL })
  const leave = { method: 'OPTIONS', url: READ }
  await expect(door({ ...leave, url: `${GATEWAY}/v1/lain` })).rejects.toThrow('refused')
  await expect(door({ ...leave, headers: { Authorization: 'Bearer a' } })).rejects.toThrow('refused')
  await expect(door({ ...leave, body: '{}' })).rejects.toThrow('refused')
  await door(leave)
  expect(sent).toHaveLength(1)
})

it('revokes a token of its own sign-in, and sends nothing after that', async () => {
  const { door, sent } = open()
  await door(SIGN_IN)
  await door(revoke('segar'))
  expect(sent).toHaveLength(2)
  for (const leaving of [SIGN_IN, revoke('segar'), { method: 'GET', url: READ }])
    await expect(door(leaving)).rejects.toThrow('refused')
  expect(sent).toHaveLength(2)
})

it('waits half a second between two requests', async () => {
  const clock = createClock()
  const { door } = open({ clock })
  const began = clock.now()
  for (let count = 0; count < 5; count++) await door({ method: 'GET', url: READ })
  expect(clock.now() - began).toBe(4 * 500)
})

it('is the only place in the check that can send anything', () => {
  const folder = 'scripts/gateway-check'
  const network =
    /\bfetch\(|\bsendAway\(|node:(http|https|net|tls|dgram|http2|child_process)|\bWebSocket\b|\bundici\b|\bimport\(/
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const able = files.filter((name) => network.test(readFileSync(`${folder}/${name}`, 'utf8')))
  expect(able).toEqual(['door.ts'])
  expect(readFileSync(`${folder}/door.ts`, 'utf8').match(/\bsendAway\(/g)).toHaveLength(1)
})

test.each([
  ['https://gateway.kampus.ac.id', 'https://gateway.kampus.ac.id'],
  ['https://kampus.ac.id/gateway/', 'https://kampus.ac.id/gateway'],
  ['http://localhost:4010', 'http://localhost:4010'],
  ['http://127.0.0.1:4010', 'http://127.0.0.1:4010'],
  ['http://gateway.kampus.ac.id', null],
  ['http://localhost.lain.test', null],
  ['https://nama:sandi@gateway.kampus.ac.id', null],
  ['https://gateway.kampus.ac.id?token=a', null],
  ['file:///etc/passwd', null],
  ['gateway.kampus.ac.id', null],
])('takes %s as %s', (given, address) => {
  expect(serverAddress(given)).toBe(address)
})

/** Runs a server on this machine for one test. */
const withServer = async (
  answer: Parameters<typeof createServer>[1],
  visit: (url: string) => Promise<void>,
): Promise<void> => {
  const server = createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  try {
    await visit(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

it('does not follow a redirect, so no header reaches another origin', async () => {
  const reached: string[] = []
  await withServer(
    (incoming, outgoing) => {
      reached.push(String(incoming.headers.authorization))
      outgoing.end('{}')
    },
    (other) =>
      withServer(
        (_, outgoing) => outgoing.writeHead(302, { location: `${other}/v1/panduan` }).end(),
        async (gateway) => {
          const { door } = open({ servers: { gateway }, fetch })
          const headers = { Authorization: 'Bearer a' }
          expect((await door({ method: 'GET', url: `${gateway}/v1/panduan`, headers })).status).toBe(302)
        },
      ),
  )
  expect(reached).toEqual([])
})

it('ends a download after its headers', async () => {
  let hasEnded = (): void => undefined
  const ended = new Promise<void>((resolve) => {
    hasEnded = resolve
  })
  await withServer(
    (_, outgoing) => {
      outgoing.on('close', hasEnded)
      outgoing.writeHead(200, { 'content-type': 'application/pdf' }).write('%PDF') // and never the rest
    },
    async (gateway) => {
      const { door } = open({ servers: { gateway }, fetch })
      const reply = await door({ method: 'GET', url: `${gateway}/v1/mahasiswa/1/surat/1/unduh` })
      expect([reply.status, reply.header('content-type'), reply.text]).toEqual([200, 'application/pdf', ''])
      await ended
    },
  )
})

it('says why nothing came back, without the address', async () => {
  const { door } = open({ servers: { gateway: 'http://127.0.0.1:1' }, fetch })
  expect(await door({ method: 'GET', url: 'http://127.0.0.1:1/v1/panduan' })).toMatchObject({
    status: 0,
    failure: 'no connection',
  })
  const late = open({ fetch: () => Promise.reject(new DOMException('late', 'TimeoutError')) })
  expect(await late.door({ method: 'GET', url: READ })).toMatchObject({ failure: 'no answer within 60 s' })
})
