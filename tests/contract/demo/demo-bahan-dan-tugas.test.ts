// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest'
import { fileNameOf } from '#gateway/answer/file-name.ts'
import { createInProcessGateway, type InProcessGateway } from '#tests/in-process-gateway.ts'

interface Tugas {
  idTugas: string
  status: string
  isBuka: boolean
  nilai: number | null
  tanggalKumpul: string | null
  batasWaktu: string
}
interface Answer {
  makul: { idMakul: string | number; tugas?: Tugas[]; bahan?: unknown[] }[]
}

let gateway: InProcessGateway
beforeEach(() => {
  gateway = createInProcessGateway()
})

const tugas = (persona: string, idMahasiswa: string) => {
  const token = gateway.tokenOf(persona)
  const ask = async (method: string, path: string, body?: unknown): Promise<unknown> =>
    (await gateway.ask(method, `/v1/mahasiswa/${idMahasiswa}/${path}`, { token, body })).json()
  const period = (tahun: number, semester: number) => `tahun=${tahun}&semester=${semester}`
  return {
    list: (tahun = 2027, semester = 1) => ask('GET', `tugas_kuliah?${period(tahun, semester)}`) as Promise<Answer>,
    bahan: (tahun = 2027, semester = 1) => ask('GET', `bahan_kuliah?${period(tahun, semester)}`) as Promise<Answer>,
    handIn: (form: FormData) => ask('POST', 'upload_tugas_kuliah', form),
  }
}
const allOf = ({ makul }: Answer): Tugas[] => makul.flatMap((row) => row.tugas ?? [])
const states = (answer: Answer) => new Set(allOf(answer).map(({ status, isBuka }) => `${status} ${isBuka}`))

describe('submitting an assignment', () => {
  const berkas = (idTugas: string, nama = 'rancangan.pdf', ukuran = 12) => {
    const form = new FormData()
    form.append('data', new File(['x'.repeat(ukuran)], nama, { type: 'application/pdf' }))
    form.append('idTugas', idTugas)
    return form
  }
  const withFirst = (tugas: object): unknown =>
    expect.arrayContaining([expect.objectContaining({ tugas: [expect.objectContaining(tugas), expect.anything()] })])
  const stored = { idTugas: '5203', status: 'Sudah dikumpulkan' }

  it('stores the file with name, size and time, and lists it afterwards', async () => {
    const { handIn, list } = tugas('aktif', '240117023')
    expect(await list()).toMatchObject({ makul: withFirst({ status: 'Belum dikumpulkan' }) })
    expect(await handIn(berkas('5203'))).toMatchObject({ data: stored })
    const dokumenJawaban = [expect.objectContaining({ nama: 'rancangan.pdf', ukuran: 12 })]
    expect(await list()).toMatchObject({ makul: withFirst({ ...stored, dokumenJawaban }) })
    await handIn(berkas('5203', 'rancangan-2.pdf', 20))
    const replaced = [expect.objectContaining({ nama: 'rancangan-2.pdf', ukuran: 20 })]
    expect(await list()).toMatchObject({ makul: withFirst({ ...stored, dokumenJawaban: replaced }) })
  })

  it('returns a document that describes the stored file, only to users who may see the student', async () => {
    const { handIn } = tugas('aktif', '240117023')
    const { data } = (await handIn(berkas('5203', 'rancangan (2).pdf'))) as {
      data: { dokumenJawaban: { url: string }[] }
    }
    const path = data.dokumenJawaban[0]?.url.replace('http://gateway.test', '') ?? ''
    const open = (token?: string) => gateway.ask('GET', path, token === undefined ? {} : { token })
    const answer = await open(gateway.tokenOf('aktif'))
    expect(fileNameOf(answer.headers.get('content-disposition'))).toBe('rancangan (2).pdf')
    expect(await answer.text()).toMatch(/^%PDF-1\.4[\s\S]*rancangan \\\(2\\\)\.pdf[\s\S]*bukan isinya[\s\S]*%%EOF\n$/)
    const others = [await open(gateway.tokenOf('tunggakan')), await open(), await open(gateway.tokenOf('operator'))]
    expect(others.map(({ status }) => status)).toEqual([403, 401, 200])
  })

  it.each([
    ['an unknown assignment', '9999', 'rancangan.pdf', 12, '404'],
    ['a closed assignment', '5202', 'rancangan.pdf', 12, '422'],
    ['a file of another kind', '5203', 'rancangan.exe', 12, '422'],
    ['a file that is too large', '5203', 'rancangan.pdf', 5_242_881, '422'],
  ])('rejects %s and stores nothing', async (_, idTugas, nama, ukuran, code) => {
    const { handIn, list } = tugas('aktif', '240117023')
    const before = await list()
    expect(await handIn(berkas(idTugas, nama, ukuran))).toMatchObject({ status: { code } })
    expect(await list()).toEqual(before)
  })
})

describe('list of assignments', () => {
  it('has assignments in every state on the day of the story', async () => {
    expect(states(await tugas('aktif', '240117023').list())).toEqual(
      new Set([
        'Belum dikumpulkan true',
        'Belum dikumpulkan false',
        'Sudah dikumpulkan true',
        'Terlambat true',
        'Terlambat false',
        'Dinilai false',
      ]),
    )
  })

  it('closes a submitted assignment at its deadline and grades it some days later', async () => {
    const { list } = tugas('aktif', '240117023')
    const one = async () => allOf(await list()).find(({ idTugas }) => idTugas === '5231')
    expect(await one()).toMatchObject({ status: 'Sudah dikumpulkan', isBuka: true, nilai: null })
    gateway.controls.jumpTo('2026-10-25T08:00:00+07:00')
    expect(await one()).toMatchObject({ status: 'Sudah dikumpulkan', isBuka: false, nilai: null })
    gateway.controls.jumpTo('2026-10-29T08:00:00+07:00')
    expect(await one()).toMatchObject({ status: 'Dinilai', isBuka: false })
    expect((await one())?.nilai).toBeGreaterThan(0)
  })

  it('is empty for kosong and has hundreds of rows for padat', async () => {
    const kosong = tugas('kosong', '250117099')
    expect([(await kosong.list()).makul, (await kosong.bahan()).makul]).toEqual([[], []])
    const padat = tugas('padat', '190117005')
    expect(allOf(await padat.list()).length).toBeGreaterThan(180)
    expect((await padat.bahan()).makul.flatMap(({ bahan }) => bahan ?? []).length).toBeGreaterThan(100)
  })

  it('returns the requested period, with all assignments of an earlier one closed', async () => {
    const { list, bahan } = tugas('aktif', '240117023')
    const before = await list(2026, 2)
    expect(allOf(before).length).toBeGreaterThan(10)
    expect(allOf(before).every(({ isBuka }) => !isBuka)).toBe(true)
    expect((await bahan(2026, 2)).makul.length).toBeGreaterThan(5)
    expect((await list(2023, 1)).makul).toEqual([])
  })

  it('uses numbers and text as course ids, and has courses in only one of the two lists', async () => {
    const { list, bahan } = tugas('aktif', '240117023')
    const [given, materials] = [(await list()).makul, (await bahan()).makul]
    expect(new Set(materials.map(({ idMakul }) => typeof idMakul))).toEqual(new Set(['string', 'number']))
    const [inGiven, inMaterials] = [given, materials].map((rows) => new Set(rows.map(({ idMakul }) => String(idMakul))))
    expect([...(inGiven ?? [])].some((id) => !inMaterials?.has(id))).toBe(true)
    expect([...(inMaterials ?? [])].some((id) => !inGiven?.has(id))).toBe(true)
  })
})
