// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest'
import { PaOnlineWire } from '#generated/models/pa-online/paOnlineWire.zod.ts'
import { createInProcessGateway, type InProcessGateway } from '#tests/in-process-gateway.ts'
import { seedMahasiswa } from '#tools/demo/world/seed.ts'

const NOW = { tahun: 2027, semester: 1 }
const BEFORE = { tahun: 2026, semester: 2 }

let gateway: InProcessGateway
beforeEach(() => {
  gateway = createInProcessGateway()
})

const student = (persona: string) => {
  const idMahasiswa = seedMahasiswa().find((one) => one.persona === persona)?.idMahasiswa ?? ''
  const address = ({ tahun, semester }: typeof NOW) =>
    `/v1/mahasiswa/${idMahasiswa}/pa_online?tahun=${tahun}&semester=${semester}`
  const ask = (method: string, periode: typeof NOW, body?: unknown) =>
    gateway.ask(method, address(periode), { token: gateway.tokenOf(persona), body })
  return {
    read: async (periode = NOW) => PaOnlineWire.parse(await (await ask('GET', periode)).json()),
    send: (body: unknown, periode = NOW) => ask('POST', periode, body),
  }
}
const says = ({ data }: PaOnlineWire) => data.map(({ pengirim, isi }) => [pengirim, isi])

describe('conversation with the academic advisor', () => {
  it('matches the story and drops the next meeting once it is over', async () => {
    const { read } = student('aktif')
    const shown = await read()
    expect(shown).toMatchObject({ isDibuka: true, pertemuanBerikutnya: '2026-11-05T10:00:00+07:00' })
    expect(shown.data.map(({ idPesan }) => idPesan)).toEqual(['3301', '3304', '3305'])
    gateway.controls.jumpTo('2026-11-06T08:00:00+07:00')
    expect((await read()).pertemuanBerikutnya).toBeNull()
  })

  it('stores a message and adds an unread reply of the advisor some hours later', async () => {
    const { read, send } = student('aktif')
    expect((await send({ topik: 'Rencana', isi: 'Sudah siap.' })).status).toBe(200)
    expect((await read()).data.at(-1)).toMatchObject({ pengirim: 'mahasiswa', isi: 'Sudah siap.', isDibaca: false })
    gateway.controls.jumpTo('2026-10-23T08:29:00+07:00')
    expect(says(await read())).toHaveLength(4)
    gateway.controls.jumpTo('2026-10-23T08:31:00+07:00')
    const after = await read()
    expect(after.data.at(-1)).toMatchObject({
      pengirim: 'dosen',
      topik: 'Rencana',
      waktu: '2026-10-23T08:30:00+07:00',
      isDibaca: false,
    })
    expect(after.data.at(-2)).toMatchObject({ isi: 'Sudah siap.', isDibaca: true })
  })

  it('gets one reply to consecutive messages, only in the period of the call', async () => {
    const { read, send } = student('aktif')
    const before = await read(BEFORE)
    await send({ isi: 'Satu' })
    await send({ isi: 'Dua' })
    gateway.controls.jumpTo('2026-10-24T12:00:00+07:00')
    expect(
      says(await read())
        .slice(3)
        .map(([who]) => who),
    ).toEqual(['mahasiswa', 'mahasiswa', 'dosen'])
    expect(await read(BEFORE)).toEqual(before)
  })

  it.each([
    ['aktif', BEFORE],
    ['cuti', NOW],
    ['lulus', NOW],
  ])('is closed for %s in %j and rejects a message with a reason', async (persona, periode) => {
    const { read, send } = student(persona)
    expect((await read(periode)).isDibuka).toBe(false)
    const refused = await send({ isi: 'Halo' }, periode)
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ status: { message: 'Bimbingan online pada periode ini ditutup.' } })
  })

  it.each([[{}], [{ isi: '' }], [{ isi: 'x'.repeat(2001) }], [{ isi: 'x', topik: 'x'.repeat(101) }]])(
    'rejects %o',
    async (body) => {
      expect((await student('aktif').send(body)).status).toBe(422)
    },
  )

  it('has hundreds of messages in order for padat, and none for kosong', async () => {
    const { data } = await student('padat').read()
    const times = data.map(({ waktu }) => Date.parse(waktu ?? ''))
    expect(data.length).toBeGreaterThan(300)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(await student('kosong').read()).toMatchObject({ data: [], pembimbing: null, pertemuanBerikutnya: null })
  })

  it('is separate for each student and persists across a reload', async () => {
    await student('aktif').send({ isi: 'Sudah siap.' })
    expect(JSON.stringify(await student('baru').read())).not.toContain('Sudah siap.')
    const next = createInProcessGateway()
    expect(next.controls.importWorld(gateway.controls.exportWorld())).toBe(true)
    gateway = next
    expect(says(await student('aktif').read()).at(-1)).toEqual(['mahasiswa', 'Sudah siap.'])
  })
})
