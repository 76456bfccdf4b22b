// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readBiayaKuliah, readChannelPembayaran, readTagihan } from '#generated/client/biaya-kuliah/readers.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { kunciTunggakan } from '../tagihan/kunci-tunggakan.tsx'
import { hasChanged, keepChoices, setAkanDibayar, startTagihan } from '../tagihan/tagihan-item.ts'
import { channelProblem, sumPesanan, toProcessBody } from './pesanan.ts'

const row = (idKomponenKeuangan: string, tunggakan: number) => ({
  tingkatSemester: 5,
  idKomponenKeuangan,
  tahun: 2027,
  semester: 1,
  bulan: null,
  idEvent: null,
  tunggakan,
})
const start = (rows = [row('SPP', 1_500_000), row('ASR', 150_000)]) =>
  startTagihan(readBiayaKuliah({ aturanCicilan: 0, tagihan: rows })) ?? []
const SPP = 'SPP-2027-1-null-null'
const BRI = readChannelPembayaran({ idChannel: 'bri-va', biayaAdmin: 2500 })

test('sends the chosen part of a tagihan, and nothing that is not chosen', () => {
  const items = setAkanDibayar(start(), SPP, 400_000)
  expect(toProcessBody({ items, channel: BRI, pakaiSaldo: false, saldo: 0 })).toEqual({
    data: {
      idChannel: 'bri-va',
      totalBayar: 400_000,
      pakaiSaldo: false,
      tagihan: [
        { idKomponenKeuangan: 'SPP', tahun: 2027, semester: 1, bulan: null, idEvent: null, akanDibayar: 400_000 },
      ],
    },
  })
})

test.each([
  [false, 125_000, { totalBayar: 400_000, biayaAdmin: 2500, dariSaldo: 0, total: 402_500 }],
  [true, 125_000, { totalBayar: 400_000, biayaAdmin: 2500, dariSaldo: 125_000, total: 277_500 }],
  [true, 900_000, { totalBayar: 400_000, biayaAdmin: 2500, dariSaldo: 400_000, total: 2500 }],
])('with the balance used: %s, of %d rupiah, returns the sums %j', (pakaiSaldo, saldo, sums) => {
  expect(sumPesanan({ items: setAkanDibayar(start(), SPP, 400_000), channel: BRI, pakaiSaldo, saldo })).toEqual(sums)
})

test('sends the sum of the shown amounts in whole rupiah, whatever is chosen', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000 }), fc.integer({ min: 0, max: 3_000_000 }), (rupiah, saldo) => {
      const items = setAkanDibayar(start(), SPP, rupiah)
      const pesanan = { items, channel: BRI, pakaiSaldo: true, saldo }
      const { data } = toProcessBody(pesanan)
      const sum = data.tagihan.reduce((total, { akanDibayar }) => total + akanDibayar, 0)
      const { totalBayar, dariSaldo, biayaAdmin, total } = sumPesanan(pesanan)
      expect(data.totalBayar).toBe(sum)
      expect(totalBayar).toBe(sum)
      expect(total + dariSaldo - biayaAdmin).toBe(sum)
      expect(Number.isSafeInteger(total) && total >= 0).toBe(true)
    }),
  )
})

test.each([
  [{}, 1, null],
  [{ isAktif: true, biayaAdmin: 0, minimalBayar: 10_000, maksimalBayar: null }, 10_000, null],
  [{ isAktif: false }, 10_000, 'inactive'],
  [{ minimalBayar: 10_000 }, 9_999, 'tooLittle'],
  [{ maksimalBayar: 10_000 }, 10_001, 'tooMuch'],
  [{ biayaAdmin: 'gratis' }, 10_000, 'unreadable'],
  [{ minimalBayar: -1 }, 10_000, 'unreadable'],
  [{ maksimalBayar: 0.5 }, 10_000, 'unreadable'],
  [{ idChannel: null }, 10_000, 'unreadable'],
])('for the channel %j and %d rupiah returns the problem %s', (facts, rupiah, problem) => {
  expect(channelProblem(readChannelPembayaran({ idChannel: 'x', ...facts }), rupiah)).toBe(problem)
})

describe('refetched tagihan', () => {
  test('keep the typed amounts, and reset one that has changed', () => {
    const shown = setAkanDibayar(start(), SPP, 400_000)
    expect(keepChoices(start(), shown)).toEqual(shown)
    const fresh = start([row('SPP', 1_400_000), row('ASR', 150_000), row('PRK', 1000)])
    expect(keepChoices(fresh, shown)).toEqual(fresh)
  })

  test.each([
    ['the same', [row('SPP', 1_500_000), row('ASR', 1)], false],
    ['less', [row('SPP', 1_499_999), row('ASR', 150_000)], true],
    ['gone', [row('ASR', 150_000)], true],
    ['nothing', [], true],
  ])('count as changed when the amount due of a chosen one is %s', (_, rows, expected) => {
    const chosen = start().filter(({ id }) => id === SPP)
    expect(hasChanged(chosen, start(rows))).toBe(expected)
  })
})

test.each([
  [1_500_000, 'Rp\u00a01.500.000'],
  ['1500000', 'Rp\u00a01.500.000'],
  [0, 'Rp\u00a00'],
  [null, '–'],
  [undefined, '–'],
  [-1, '–'],
  [0.5, '–'],
  [Number.NaN, '–'],
  ['x', '–'],
  [{}, '–'],
])('formats the wire amount %j as %s', (tunggakan, text) => {
  expect(formatRupiah(readTagihan({ tunggakan }).tunggakan)).toBe(text)
})

test('sends the keys of tagihan and channels as the gateway wrote them, numbers as numbers', () => {
  const written = { idKomponenKeuangan: 7, tahun: '2027', semester: 1, bulan: '08', idEvent: 42 }
  const items = startTagihan(readBiayaKuliah({ tagihan: [{ ...written, tunggakan: 1000 }] })) ?? []
  const channel = readChannelPembayaran({ idChannel: 12 })
  const { data } = toProcessBody({ items, channel, pakaiSaldo: false, saldo: 0 })
  expect(data).toMatchObject({ idChannel: 12, tagihan: [{ ...written, akanDibayar: 1000 }] })
})

test("lists each payment lock once with the gateway's reason, and no other lock", () => {
  const lock = (isDikunci: boolean | null | undefined, alasan: string | undefined) => ({
    kunci: 'krs' as const,
    isDikunci,
    alasan,
  })
  expect(
    kunciTunggakan([
      lock(true, 'KRS dikunci karena tunggakan'),
      lock(true, 'Kartu ujian terkunci sampai lunas'),
      lock(true, 'KRS dikunci karena tunggakan'),
      lock(true, 'Masa KRS sudah lewat'),
      lock(false, 'tunggakan'),
      lock(null, 'tunggakan'),
      lock(undefined, undefined),
      lock(true, ''),
    ]),
  ).toEqual([
    { kunci: 'krs', alasan: 'KRS dikunci karena tunggakan' },
    { kunci: 'krs', alasan: 'Kartu ujian terkunci sampai lunas' },
  ])
})
