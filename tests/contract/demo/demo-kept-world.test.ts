// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createInProcessGateway } from '#tests/in-process-gateway.ts'
import { createStore, startClock } from '#tools/demo/state/store.ts'

describe('exported world', () => {
  it('is the same after export and import: session, campus, clock, faults and written data', async () => {
    const first = createInProcessGateway()
    const { access_token: token } = first.controls.signIn('aktif')
    await first.ask('PUT', '/v1/notifikasi/240117023/1041', { token, body: { isDibaca: true } })
    first.controls.setCampus('TSM')
    first.controls.jumpTo('2027-01-12T10:00:00+07:00')
    first.controls.setFaults([{ operation: 'getKhs', kind: 'server', times: 1 }])
    const second = createInProcessGateway()
    expect(second.controls.importWorld(first.controls.exportWorld())).toBe(true)
    expect(second.store.world).toEqual(first.store.world)
    expect(await (await second.ask('GET', '/v1/unread_notifikasi/240117023', { token })).json()).toEqual({
      data: { unread: 2 },
    })
  })

  it('omits students that equal their seed', async () => {
    const { controls, ask, tokenOf } = createInProcessGateway()
    expect(controls.exportWorld().length).toBeLessThan(1000)
    await ask('PUT', '/v1/notifikasi/240117023/1041', { token: tokenOf('aktif'), body: { isDibaca: true } })
    expect(controls.exportWorld()).toContain('Sekar')
    expect(controls.exportWorld()).not.toContain('Fathurrahman')
  })

  it.each(['', 'null', '{', '{"version":1}', '[]', '{"version":2,"clock":{}}'])(
    'is not replaced by an invalid import: %s',
    (text) => {
      const { controls } = createInProcessGateway()
      const before = controls.exportWorld()
      expect(controls.importWorld(text)).toBe(false)
      expect(controls.exportWorld()).toBe(before)
    },
  )

  it('is reset to the seed, for one persona or entirely', async () => {
    const { controls, ask, tokenOf, store } = createInProcessGateway()
    const fresh = controls.exportWorld()
    await ask('PUT', '/v1/notifikasi/240117023/1041', { token: tokenOf('aktif'), body: { isDibaca: true } })
    await ask('POST', '/v1/mahasiswa/240117023/biodata/diri', {
      token: tokenOf('aktif'),
      body: { telepon: '0899999999' },
    })
    controls.reset('aktif')
    expect(JSON.stringify(store.world.mahasiswa)).not.toContain('0899999999')
    const answer = await ask('GET', '/v1/unread_notifikasi/240117023', { token: tokenOf('aktif') })
    expect(await answer.json()).toEqual({ data: { unread: 3 } })
    controls.reset()
    expect(controls.exportWorld()).toBe(fresh)
  })
})

describe('demo clock', () => {
  it('stands still until the first start, then runs in real time', () => {
    let real = 1_000
    const store = createStore({ realNow: () => real })
    const { controls } = createInProcessGateway(store)
    real += 5_000
    expect(controls.now()).toBe('2026-10-22T14:05:00+07:00')
    startClock(store)
    real += 60_000
    expect(controls.now()).toBe('2026-10-22T14:06:00+07:00')
    controls.advance(3_600_000)
    expect(controls.now()).toBe('2026-10-22T15:06:00+07:00')
    controls.jumpTo('2027-01-11T07:59:30+07:00')
    real += 30_000
    expect(controls.now()).toBe('2027-01-11T08:00:00+07:00')
  })
})
