// @vitest-environment node
import { expect, it } from 'vitest'
import { createChatWorld } from '#tools/demo/world/chat.ts'
import { answerOf, answersOf, bodyOf, nodesOf, operations, parametersOf } from '../bundle.ts'

/** Figures of docs/story.md. */
const STUDENT = '240117023'
const CAMPUS = '061001'
const ARREARS = 2_750_000
const PAID = 28_400_000
const CREDITS_DONE = 84
const CREDITS_RUNNING = 22

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
const sumOf = <Row>(rows: Row[], pick: (row: Row) => number) => sum(rows.map(pick))
const round = (value: number, decimals = 2) => Number(`${Math.round(Number(`${value}e${decimals}`))}e-${decimals}`)

const valuesOf = (field: string) =>
  new Set(
    operations.flatMap(({ operationId }) =>
      [...answersOf(operationId), bodyOf(operationId), parametersOf(operationId, 'path')].flatMap((example) =>
        [...nodesOf(example)].map((node) => node[field]).filter((value) => value !== undefined && value !== null),
      ),
    ),
  )

it('uses the student of the story for every idMahasiswa, except the second account of /akun-lain', () => {
  const other = answerOf<{ data: { idMahasiswa: string }[] }>('listAkunLain').data.map(({ idMahasiswa }) => idMahasiswa)
  expect([...valuesOf('idMahasiswa')].filter((id) => !other.includes(id as string))).toEqual([])
  expect(other).toContain(STUDENT)
  expect(answerOf('getUserInfo')['username']).toBe(STUDENT)
})

it('uses the campus and the programme of the story for every id', () => {
  expect([...valuesOf('idPerguruanTinggi'), ...valuesOf('college_id')]).toEqual([CAMPUS, CAMPUS])
  expect([...valuesOf('idProdi')]).toEqual(['55201'])
})

it('has bills that add up to the arrears in every response', () => {
  const bills = answerOf<{
    tagihan: { tunggakan: number; nominal: number; terbayar: number }[]
    totalTunggakan: number
  }>('getBiayaKuliah')
  const { rekap } = answerOf<{ rekap: { totalTunggakan: number; perSemester: { tunggakan: number }[] } }>(
    'getRekapPembayaran',
  )
  expect(sumOf(bills.tagihan, ({ tunggakan }) => tunggakan)).toBe(ARREARS)
  expect([bills.totalTunggakan, rekap.totalTunggakan]).toEqual([ARREARS, ARREARS])
  expect(sumOf(rekap.perSemester, ({ tunggakan }) => tunggakan)).toBe(ARREARS)
  for (const { nominal, terbayar, tunggakan } of bills.tagihan) expect(nominal - terbayar).toBe(tunggakan)
})

it('has payments that add up to the total paid, and parts that add up to each payment', () => {
  interface Payment {
    nominal: number
    rincian: { nominal: number }[]
  }
  const payments = answerOf<{ data: Payment[] }>('listRiwayatPembayaran').data
  const { rekap } = answerOf<{
    rekap: {
      totalBayar: number
      totalTagihan: number
      perSemester: { bayar: number; tagihan: number; tunggakan: number }[]
    }
  }>('getRekapPembayaran')
  expect(sumOf(payments, ({ nominal }) => nominal)).toBe(PAID)
  expect([rekap.totalBayar, answerOf('getBiayaKuliah')['totalBayar']]).toEqual([PAID, PAID])
  expect(sumOf(rekap.perSemester, ({ bayar }) => bayar)).toBe(PAID)
  expect(rekap.totalTagihan).toBe(ARREARS + PAID)
  for (const { tagihan, bayar, tunggakan } of rekap.perSemester) expect(tagihan - bayar).toBe(tunggakan)
  for (const { nominal, rincian } of payments.filter((one) => one.rincian.length > 0))
    expect(sumOf(rincian, (part) => part.nominal)).toBe(nominal)
})

it('has a balance equal to that after the last mutasi', () => {
  const movements = answerOf<{ data: { saldoAkhir: number; tipe: string; nominal: number }[] }>('listMutasiCcash').data
  expect(movements[0]?.saldoAkhir).toBe(answerOf('getSaldoCcash')['saldo'])
  expect(sumOf(movements, ({ tipe, nominal }) => (tipe === 'masuk' ? nominal : -nominal))).toBe(125_000)
})

it('has an IPK equal to the average of the semesters weighted by SKS, to two decimals', () => {
  const done = answerOf<{ data: { ips: number | null; ipk: number | null; sks: number; sksTotal: number }[] }>(
    'listRiwayatKuliah',
  ).data
  const graded = done.flatMap(({ ips, ...row }) => (ips === null ? [] : [{ ...row, ips }]))
  expect(sumOf(graded, ({ sks }) => sks)).toBe(CREDITS_DONE)
  for (const [index, row] of graded.entries()) {
    const until = graded.slice(0, index + 1)
    const sks = sumOf(until, (one) => one.sks)
    expect({ ipk: row.ipk, sks: row.sksTotal }).toEqual({
      ipk: round(sumOf(until, (one) => one.ips * one.sks) / sks),
      sks,
    })
  }
  expect([...new Set(['getDashboard', 'getKhs', 'getTranskrip'].map((id) => answerOf(id)['ipk']))]).toEqual([3.51])
})

it('has an IPS of the KHS that follows from its grades', () => {
  const khs = answerOf<{
    data: { sks: number; bobot: number; mutu: number }[]
    sks: number
    mutu: number
    ips: number
  }>('getKhs')
  const mutu = sumOf(khs.data, ({ sks, bobot }) => sks * bobot)
  expect({ sks: sumOf(khs.data, ({ sks }) => sks), mutu, ips: round(mutu / khs.sks) }).toEqual({
    sks: khs.sks,
    mutu: khs.mutu,
    ips: khs.ips,
  })
  for (const { sks, bobot, mutu: own } of khs.data) expect(own).toBe(sks * bobot)
})

it('has the same SKS of the running semester in KRS, schedule and dashboard', () => {
  const krs = answerOf<{ data: { sks: number }[]; totalSks: number }>('getKrs')
  const schedule = answerOf<{ data: { sks: number }[] }>('listJadwalKuliah')
  const figures = [
    sumOf(krs.data, ({ sks }) => sks),
    krs.totalSks,
    sumOf(schedule.data, ({ sks }) => sks),
    answerOf('getDashboard')['sksBerjalan'],
  ]
  expect(figures).toEqual(Array<number>(4).fill(CREDITS_RUNNING))
  expect(answerOf('getDashboard')).toMatchObject({ sksTempuh: CREDITS_DONE, sksKelulusan: 144, semesterBerjalan: 5 })
})

it('has 85.71 per cent attendance for Basis Data Lanjut and no mark after the time of the story', () => {
  const classes = answerOf<{ data: { kodeMakul: string; presensi: { presensi: string; tanggal: string }[] }[] }>(
    'listPresensiKuliah',
  ).data
  const marks = classes.find(({ kodeMakul }) => kodeMakul === 'IF2501')?.presensi.map(({ presensi }) => presensi) ?? []
  const withoutNulls = marks.filter((mark) => !['S', 'I', 'A'].includes(mark)).length
  expect([withoutNulls, marks.length, round((withoutNulls / marks.length) * 100)]).toEqual([6, 7, 85.71])
  expect(classes.flatMap(({ presensi }) => presensi).filter(({ tanggal }) => tanggal > '2026-10-22')).toEqual([])
})

it('counts at least the listed rows in the totalItems of a list', () => {
  const wrong = operations.filter(({ operationId }) => {
    const { data, meta } = answerOf<{ data?: unknown; meta?: { totalItems?: number } } | undefined>(operationId) ?? {}
    return Array.isArray(data) && meta?.totalItems !== undefined && meta.totalItems < data.length
  })
  expect(wrong.map(({ operationId }) => operationId)).toEqual([])
})

const examples = operations.flatMap(({ operationId }) => [...answersOf(operationId), bodyOf(operationId)])
const chat = createChatWorld()

/** Ids of people: lecturers by NIDN, students by idMahasiswa; shorter ids identify other things. */
const ID_OF_PERSON = /^\d{9,10}$/

it('uses one id per person, also in the chat of the simulated campus', () => {
  const ids = new Map<string, Set<string>>()
  for (const { id, nama } of [...examples, chat.groups].flatMap((example) => [...nodesOf(example)]))
    if (typeof id === 'string' && ID_OF_PERSON.test(id) && typeof nama === 'string')
      ids.set(nama, (ids.get(nama) ?? new Set()).add(id))
  expect(ids.get('Bagas Nugroho, M.T.')).toEqual(new Set(['0621088804']))
  expect([...ids].filter(([, of]) => of.size > 1)).toEqual([])
})

it('refers only to chat groups that the simulated campus has', () => {
  const works = examples.flatMap((example) => [...nodesOf(example)]).filter(({ idGrupChat }) => Boolean(idGrupChat))
  const wrong = works.filter(({ id, idBimbingan, idGrupChat }) => {
    const group = chat.groups.find(({ groupId }) => groupId === idGrupChat)
    return !group || (idBimbingan === undefined && group.usulanId !== id)
  })
  expect(works.length).toBeGreaterThan(0)
  expect(wrong.map(({ id, judul, idGrupChat }) => ({ id, judul, idGrupChat }))).toEqual([])
})
