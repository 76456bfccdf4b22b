// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest'
import { createInProcessGateway, type InProcessGateway } from '#tests/in-process-gateway.ts'
import { createStore, startClock } from '#tools/demo/state/store.ts'

let gateway: InProcessGateway
beforeEach(() => {
  gateway = createInProcessGateway()
})

describe('world file', () => {
  const changeMuch = async ({ controls, ask, tokenOf }: InProcessGateway) => {
    controls.settlePembayaran('pembayaran-diproses')
    controls.setCampus('TSM')
    controls.setFaults([{ operation: 'getKhs', kind: 'server', times: 3 }])
    controls.setLatencyMs(1)
    controls.publishPengumuman('Kuliah pengganti')
    controls.jumpTo('2027-01-12T10:00:00+07:00')
    for (const { persona } of controls.personas()) controls.settlePembayaran(persona)
    await ask('PUT', '/v1/notifikasi/240117023/1041', { token: tokenOf('aktif'), body: { isDibaca: true } })
  }

  it('restores the same world', async () => {
    await changeMuch(gateway)
    const other = createInProcessGateway()
    expect(other.controls.openWorld(gateway.controls.worldFile())).toBeNull()
    expect(other.store.world).toEqual(gateway.store.world)
    expect(other.controls.worldFile()).toBe(gateway.controls.worldFile())
  })

  it('continues from the time at which it was saved', () => {
    let real = 0
    const running = createInProcessGateway(createStore({ realNow: () => real }))
    startClock(running.store)
    real += 60_000
    const text = running.controls.worldFile()
    real += 3_600_000
    expect(running.controls.openWorld(text)).toBeNull()
    expect([running.controls.now(), running.controls.isClockRunning()]).toEqual(['2026-10-22T14:06:00+07:00', true])
  })

  it('is rejected when it is too large, truncated, foreign, of another version or hostile', () => {
    const text = gateway.controls.worldFile()
    const deep = `{"version":2,"chat":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    const refused = [
      [`${text}${' '.repeat(5_000_000)}`, 'too-large'],
      [text.slice(0, -9), 'not-json'],
      ['null', 'foreign'],
      ['{"version":"2"}', 'foreign'],
      [text.replace('"version":2', '"version":1'), 'older'],
      [text.replace('"version":2', '"version":3'), 'newer'],
      [text.replace('"faults":[]', '"faults":[{"__proto__":{"times":1}}]'), 'hostile'],
      [text.replace('"codes":{}', '"codes":{"constructor":{"username":"aktif"}}'), 'hostile'],
      [deep, 'hostile'],
    ] as const
    for (const [file, problem] of refused) {
      expect(gateway.controls.openWorld(file), file.slice(0, 60)).toBe(problem)
      expect(gateway.controls.worldFile()).toBe(text)
    }
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  it('is rejected when it contains an unknown student', async () => {
    await changeMuch(gateway)
    const text = gateway.controls.worldFile()
    expect(gateway.controls.openWorld(text.replace('"240117023":', '"999":'))).toBe('damaged')
    expect(gateway.controls.openWorld(text.replace('"persona":"aktif"', '"persona":"baru"'))).toBe('damaged')
  })

  it('is rejected when any part has the wrong type', async () => {
    await changeMuch(gateway)
    const text = gateway.controls.worldFile()
    const parts = Object.keys(JSON.parse(text) as object)
    const money = ['tagihan', 'pembayaran', 'mutasi', 'penarikan', 'lebihBayar', 'aturanCicilan']
    const spoil = (change: (world: Record<string, Record<string, Record<string, unknown>>>) => void) => {
      const world = JSON.parse(text) as Record<string, Record<string, Record<string, unknown>>>
      change(world)
      return gateway.controls.openWorld(JSON.stringify(world))
    }
    for (const part of parts.filter((name) => name !== 'version'))
      expect(
        spoil((world) => Object.assign(world, { [part]: 'x'.repeat(50) })),
        part,
      ).toBe('damaged')
    for (const part of money)
      expect(
        spoil((world) => Object.assign(world['mahasiswa']?.['240117131']?.['keuangan'] ?? {}, { [part]: {} })),
        part,
      ).toBe('damaged')
    expect(gateway.controls.worldFile()).toBe(text)
  })

  it('opens for any changed world, so the check is never stricter than the gateway', async () => {
    const { controls, ask, tokenOf } = gateway
    const token = tokenOf('aktif')
    const krs = '/v1/mahasiswa/240117023/edit_krs'
    controls.jumpTo('2027-01-12T10:00:00+07:00')
    const edit = (await (await ask('GET', krs, { token })).json()) as { makul: { idMakul: string; idKelas: string }[] }
    const makul = edit.makul.map(({ idMakul, idKelas }) => ({ idMakul, idKelas }))
    await ask('POST', krs, { token, body: { makul, makulCadangan: [] } })
    await ask('POST', '/v1/mahasiswa/240117142/claim_lebihbayar', { token: tokenOf('kelebihan-bayar') })
    for (const persona of ['aktif', 'padat', 'kosong', 'lulus']) controls.settlePembayaran(persona)
    const opened = createInProcessGateway().controls.openWorld(controls.worldFile())
    expect(opened).toBeNull()
  })
})
