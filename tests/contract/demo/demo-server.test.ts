// @vitest-environment node

import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AksesTokenWire } from '#generated/models/sesi/aksesTokenWire.zod.ts'
import { createGatewayServer, startGateway } from '#tools/demo/server/server.ts'

let server: Server
let base = ''
const post = (path: string, body: unknown) =>
  fetch(base + path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
const signIn = async (username: string) =>
  AksesTokenWire.parse(
    await (
      await post('/v2/access_token', { grant_type: 'password', client_id: 'web', username, password: 'demo' })
    ).json(),
  )
const portOf = (listening: Server) => (listening.address() as AddressInfo).port

beforeAll(async () => {
  server = createGatewayServer()
  await new Promise<void>((resolve) => server.listen(0, resolve))
  base = `http://localhost:${portOf(server)}`
})
afterAll(() => {
  server.close()
})

describe('gateway over HTTP', () => {
  it('signs in and returns the student’s data', async () => {
    const { access_token } = await signIn('aktif')
    const response = await fetch(`${base}/v1/mahasiswa/240117023/dashboard`, {
      headers: { Authorization: `Bearer ${access_token}` },
    })
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await response.json()).toMatchObject({ sksTempuh: 84, ipk: '3.511905' })
  })

  it('allows the requests of a portal on another origin', async () => {
    const response = await fetch(`${base}/v1/mahasiswa/240117023/dashboard`, {
      method: 'OPTIONS',
      headers: { Origin: 'http://localhost:5173', 'Access-Control-Request-Method': 'GET' },
    })
    expect(response.status).toBe(204)
    const allowed = (response.headers.get('access-control-allow-headers') ?? '').toLowerCase().split(', ')
    expect(allowed).toEqual(
      expect.arrayContaining([
        'accept',
        'authorization',
        'cache-control',
        'content-type',
        'pragma',
        'cacheable',
        'college-id',
        'node-id',
      ]),
    )
    expect(response.headers.get('access-control-allow-methods')).toContain('DELETE')
  })

  it('returns and changes the world', async () => {
    expect(await (await fetch(`${base}/__world`)).json()).toMatchObject({ campus: 'default', faults: [] })
    const changed = await post('/__world', {
      campus: 'UNIKAL',
      jumpTo: '2027-01-11T08:00:00+07:00',
      menuConfig: { portalmhs_skpi: 'true' },
    })
    const answer = await changed.text()
    expect(answer).toContain('"campus":"UNIKAL"')
    expect(answer).toContain('"clock":"2027-01-11T08:00:0')
    expect(await (await fetch(`${base}/multisite/frontend-config`)).json()).toMatchObject({ unik: 'UNIKAL' })
    await post('/__world', { reset: true })
    expect(await (await fetch(`${base}/__world`)).json()).toMatchObject({ campus: 'default' })
  })

  it('rejects an unknown change and changes nothing', async () => {
    expect((await post('/__world', { kampus: 'UNIKAL' })).status).toBe(422)
    expect((await post('/__world', { campus: 'TSM', jumpTo: 'besok' })).status).toBe(422)
    expect(await (await fetch(`${base}/__world`)).json()).toMatchObject({ campus: 'default' })
  })

  it('drops the connection for a scripted network fault', async () => {
    await post('/__world', { faults: [{ operation: 'getSistem', kind: 'network', times: 1 }] })
    await expect(fetch(`${base}/v1/sistem`)).rejects.toThrow(TypeError)
    expect((await fetch(`${base}/v1/sistem`)).status).toBe(200)
  })

  it('returns 404 for an address without an operation', async () => {
    expect((await fetch(`${base}/v1/tidak-ada`)).status).toBe(404)
  })

  it('reports that its port is taken', async () => {
    await expect(startGateway(portOf(server))).rejects.toThrow(/sudah dipakai/)
  })
})
