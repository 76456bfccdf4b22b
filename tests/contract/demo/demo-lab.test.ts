// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest'
import { createInProcessGateway, type InProcessGateway } from '#tests/in-process-gateway.ts'
import { createStore, startClock } from '#tools/demo/state/store.ts'

let gateway: InProcessGateway
beforeEach(() => {
  gateway = createInProcessGateway()
})

describe('lab controls', () => {
  it('notify a subscriber of each call and each control until it unsubscribes', async () => {
    let count = 0
    const undo = gateway.controls.subscribe(() => count++)
    const before = gateway.controls.revision()
    await gateway.ask('GET', '/v1/sistem')
    gateway.controls.advance(1000)
    expect([count, gateway.controls.revision() - before]).toEqual([2, 2])
    undo()
    gateway.controls.advance(1000)
    expect(count).toBe(2)
  })

  it('return the persona of a refresh token until its session ends', () => {
    const { controls } = gateway
    const { refresh_token: token } = controls.signIn('padat')
    expect(controls.personaOf(token)).toBe('padat')
    expect(controls.personaOf('demo-refresh-99-padat')).toBeNull()
    controls.reset()
    expect(controls.personaOf(token)).toBeNull()
  })

  it('stop the clock and start it again from the same time', () => {
    let real = 1000
    const store = createStore({ realNow: () => real })
    const { controls } = createInProcessGateway(store)
    startClock(store)
    real += 60_000
    controls.setClockRunning(false)
    real += 60_000
    expect([controls.now(), controls.isClockRunning()]).toEqual(['2026-10-22T14:06:00+07:00', false])
    controls.advance(60_000)
    expect([controls.now(), controls.isClockRunning()]).toEqual(['2026-10-22T14:07:00+07:00', false])
    controls.setClockRunning(true)
    real += 60_000
    expect(controls.now()).toBe('2026-10-22T14:08:00+07:00')
  })

  it('delay every call and inject a fault at the same time', async () => {
    gateway.controls.setLatencyMs(30)
    gateway.controls.setFaults([{ operation: 'getSistem', kind: 'server', times: 1 }])
    const began = performance.now()
    expect((await gateway.ask('GET', '/v1/sistem')).status).toBe(500)
    expect(performance.now() - began).toBeGreaterThanOrEqual(28)
  })

  it('return the time of each named moment, and of the next one once it has passed', () => {
    const { controls } = gateway
    expect(controls.moments('pembayaran-diproses')).toMatchObject({
      'krs-opens': { event: '2027-01-11T08:00:00+07:00', at: '2027-01-11T07:59:30+07:00', why: null },
      'va-expires': { event: '2026-10-23T14:05:00+07:00', at: '2026-10-23T14:04:30+07:00', why: null },
      'exam-day': { event: '2026-10-26T08:00:00+07:00', at: '2026-10-26T07:30:00+07:00', why: null },
    })
    controls.jumpTo('2027-01-11T08:00:00+07:00')
    expect(controls.moments('pembayaran-diproses')).toMatchObject({
      'krs-opens': { why: 'krs-over' },
      'va-expires': { why: 'no-payment' },
    })
    controls.jumpTo('2027-03-01T08:00:00+07:00')
    expect(controls.moments('pembayaran-diproses')['exam-day'].why).toBe('no-exam')
    controls.jumpTo('2026-09-01T08:00:00+07:00')
    expect(controls.moments(null)['krs-opens'].event).toBe('2026-09-07T08:00:00+07:00')
    expect(controls.moments(null)['exam-day'].why).toBe('nobody')
  })

  it("return a student's defence, comprehensive exam and next decision", () => {
    const { controls } = gateway
    expect(controls.moments('aktif')).toMatchObject({
      'defence-day': { event: '2026-11-24T13:30:00+07:00', at: '2026-11-24T13:00:00+07:00' },
      'kompre-day': { event: expect.stringMatching(/^2026-11-26T/) as string },
      decision: { event: '2026-10-23T14:00:00+07:00', at: '2026-10-23T13:59:30+07:00' },
    })
    expect(controls.moments('kosong')).toMatchObject({
      'defence-day': { why: 'no-defence' },
      'kompre-day': { why: 'no-kompre' },
      decision: { why: 'no-request' },
    })
    expect(controls.moments(null).decision.why).toBe('nobody')
  })

  it('jump to just before the moment: the registration is closed, and open half a minute later', async () => {
    const { controls, ask, tokenOf } = gateway
    controls.jumpTo(controls.moments('aktif')['krs-opens'].at ?? '')
    const isBuka = async () => {
      const answer = await ask('GET', '/v1/mahasiswa/240117023/pembatas_waktu_krs_mahasiswa', {
        token: tokenOf('aktif'),
      })
      return ((await answer.json()) as { isBuka?: boolean }).isBuka
    }
    expect(await isBuka()).toBe(false)
    controls.advance(30_000)
    expect(await isBuka()).toBe(true)
  })
})
