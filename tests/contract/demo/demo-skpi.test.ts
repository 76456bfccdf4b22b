// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest'
import { SkpiKelengkapanListWire } from '#generated/models/skpi/skpiKelengkapanListWire.zod.ts'
import { createInProcessGateway, type InProcessGateway } from '#tests/in-process-gateway.ts'
import { seedMahasiswa } from '#tools/demo/world/seed.ts'

let gateway: InProcessGateway
beforeEach(() => {
  gateway = createInProcessGateway()
})

const ENTRI = {
  jenisKelengkapan: '1',
  tingkat: '4',
  namaKegiatan: 'Gemastik',
  penyelenggara: 'Puspresnas',
  tanggalMulai: '2026-09-10',
}
const student = (persona: string) => {
  const idMahasiswa = seedMahasiswa().find((one) => one.persona === persona)?.idMahasiswa ?? ''
  const ask = (method: string, body?: unknown) =>
    gateway.ask(method, `/v1/mahasiswa/${idMahasiswa}/kelengkapan_skpi`, { token: gateway.tokenOf(persona), body })
  return {
    read: async () => SkpiKelengkapanListWire.parse(await (await ask('GET')).json()),
    add: (more: Record<string, string | File> = {}) => {
      const form = new FormData()
      for (const [name, value] of Object.entries({ ...ENTRI, ...more })) form.append(name, value)
      return ask('POST', form)
    },
    remove: (ids: string[]) => ask('PUT', { idKelengkapanSkpi: ids }),
  }
}
const scan = (name = 'piagam.jpg') => new File(['isi'], name)

describe('diploma supplement', () => {
  it('matches the story and verifies its pending entry later', async () => {
    const { read } = student('aktif')
    const before = await read()
    expect(before).toMatchObject({ totalPoin: 50, minimalPoin: 100 })
    expect(before.data.map(({ status }) => status)).toEqual(['menunggu', 'diterima', 'diterima', 'ditolak'])
    gateway.controls.jumpTo('2026-10-23T08:00:00+07:00')
    expect(await read()).toMatchObject({ totalPoin: 60, data: [{ status: 'diterima', poin: 10 }, {}, {}, {}] })
  })

  it('stores an entry with its proof, verifies it with the clock, and rejects one without proof', async () => {
    const { read, add } = student('aktif')
    expect((await add({ bukti: scan() })).status).toBe(200)
    expect((await add({ namaKegiatan: 'Tanpa bukti' })).status).toBe(200)
    const [second, first] = (await read()).data
    expect(first).toMatchObject({
      namaKegiatan: 'Gemastik',
      status: 'menunggu',
      bukti: { nama: 'piagam.jpg', ukuran: 3 },
    })
    expect(second).toMatchObject({ status: 'menunggu', bukti: null })
    gateway.controls.jumpTo('2026-10-26T08:00:00+07:00')
    const after = await read()
    expect(after.data.slice(0, 2)).toMatchObject([
      { status: 'ditolak', catatan: expect.stringContaining('Bukti') as string },
      { status: 'diterima', poin: 40 },
    ])
    expect(after.totalPoin).toBe(100)
  })

  it.each<[Record<string, string | File>]>([
    [{ jenisKelengkapan: '9' }],
    [{ tingkat: '0' }],
    [{ tanggalSelesai: '2026-09-01' }],
    [{ bukti: scan('piagam.exe') }],
    [{ bukti: new File([new Uint8Array(5_000_001)], 'besar.pdf') }],
    [{ namaKegiatan: 'x'.repeat(101) }],
  ])('rejects %o', async (more) => {
    expect((await student('aktif').add(more)).status).toBe(422)
  })

  it('[R7-018] deletes pending and rejected entries with an idempotent PUT, and no accepted entry', async () => {
    const { read, remove } = student('aktif')
    expect((await remove(['2210', '2041'])).status).toBe(409)
    expect((await read()).data).toHaveLength(4)
    expect((await remove(['2210', '1902'])).status).toBe(200)
    expect((await read()).data.map(({ idKelengkapanSkpi }) => idKelengkapanSkpi)).toEqual(['2041', '1987'])
    expect((await remove(['2210'])).status).toBe(200)
    expect((await read()).data).toHaveLength(2)
  })

  it('is empty for kosong, complete for lulus and has hundreds of entries for padat', async () => {
    expect(await student('kosong').read()).toMatchObject({ data: [], totalPoin: 0 })
    const lulus = await student('lulus').read()
    expect(lulus.data.every(({ status }) => status === 'diterima')).toBe(true)
    expect(lulus.totalPoin).toBeGreaterThanOrEqual(lulus.minimalPoin ?? Number.POSITIVE_INFINITY)
    const padat = await student('padat').read()
    expect(padat.meta?.totalItems).toBeGreaterThan(300)
    expect(padat.data).toHaveLength(20)
  })
})
