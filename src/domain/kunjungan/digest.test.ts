// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readListPengumuman } from '#generated/client/berita/readers.ts'
import { readListRiwayatKuliah } from '#generated/client/dashboard/readers.ts'
import { readListJadwalKuliah } from '#generated/client/jadwal-dan-presensi/readers.ts'
import { readGetRekapPembayaran } from '#generated/client/rekap-pembayaran/readers.ts'
import { readRows } from '#shared/wire/readers.ts'
import { digestOf, listText } from './digest.ts'
import { isNewSince, jadwalList, momentOf, nilaiList, pengumumanList, type ReadList, tagihanList } from './lists.ts'

const KELAS = {
  idKelas: '31',
  idMakul: 'IF305',
  namaMakul: 'Basis Data Lanjut',
  kelas: 'A',
  dosen: [{ nama: 'Rahayu' }],
  jadwal: [
    { hari: { kode: '4', nama: 'Kamis' }, jamMulai: '16.00', jamSelesai: '18.00', ruang: 'R. 402', gedung: 'Gedung C' },
  ],
  presensi: ['H', 'H'],
  jumlahHadir: 2,
}
const REKAP = {
  totalTunggakan: 2_750_000,
  totalBayar: 9_000_000,
  totalTagihan: 11_750_000,
  jatuhTempoTerdekat: '2026-10-15',
  perTanggal: '2026-10-22T14:00:00+07:00',
  perSemester: [{ tahun: 2027, semester: 1, tagihan: 4_000_000, bayar: 1_250_000, tunggakan: 2_750_000 }],
}
const BERITA = {
  idPengumuman: '1041',
  judul: 'Jadwal UTS telah terbit',
  ringkasan: 'Periksa ruang Anda.',
  tanggal: '2026-10-22T09:00:00+07:00',
  tanggalPublish: '2026-10-22T09:05:00+07:00',
  isPenting: true,
  isDibaca: false,
}
const SEMESTER = { tahunSemester: '20262', ips: '3.750000', ipk: '3.511905', sks: 22, sksTotal: 84, semesterKe: 4 }
const BERJALAN = { tahunSemester: '20271', ips: null, ipk: null, sks: 22, sksTotal: 106, semesterKe: 5 }
const textOf = ({ name, facts }: ReadList) => listText(name, facts)
const jadwal = (...rows: object[]) =>
  textOf(jadwalList(readRows(readListJadwalKuliah({ data: rows }).data ?? [], 'noted')))
const berita = (...rows: object[]) =>
  textOf(pengumumanList(readRows(readListPengumuman({ data: rows }).data ?? [], 'noted')))
const nilai = (...rows: object[]) =>
  textOf(nilaiList(readRows(readListRiwayatKuliah({ data: rows }).data ?? [], 'noted')))
const tagihan = (rekap: object) => {
  const { rekap: read } = readGetRekapPembayaran({ rekap })
  return read ? textOf(tagihanList(read)) : ''
}

test.each<[string, string, string, boolean]>([
  ['the same class', jadwal(KELAS), jadwal({ ...KELAS }), true],
  ['another room', jadwal(KELAS), jadwal({ ...KELAS, jadwal: [{ ...KELAS.jadwal[0], ruang: 'R. 305' }] }), false],
  [
    'another day',
    jadwal(KELAS),
    jadwal({ ...KELAS, jadwal: [{ ...KELAS.jadwal[0], hari: { kode: '5', nama: 'Jumat' } }] }),
    false,
  ],
  ['another hour', jadwal(KELAS), jadwal({ ...KELAS, jadwal: [{ ...KELAS.jadwal[0], jamMulai: '15.00' }] }), false],
  ['another lecturer', jadwal(KELAS), jadwal({ ...KELAS, dosen: [{ nama: 'Bagus' }] }), false],
  ['one class more', jadwal(KELAS), jadwal(KELAS, { ...KELAS, idKelas: '32' }), false],
  ['no class any more', jadwal(KELAS), jadwal(), false],
  ['one more meeting attended', jadwal(KELAS), jadwal({ ...KELAS, presensi: ['H', 'H', 'H'], jumlahHadir: 3 }), true],
  [
    'the same bills an hour later',
    tagihan(REKAP),
    tagihan({ ...REKAP, perTanggal: '2026-10-22T15:00:00+07:00' }),
    true,
  ],
  ['the same averages as numbers', nilai(SEMESTER), nilai({ ...SEMESTER, ips: 3.75, ipk: 3.511905 }), true],
  ['another semester average', nilai(SEMESTER), nilai({ ...SEMESTER, ips: '3.886364' }), false],
  ['another cumulative average', nilai(SEMESTER), nilai({ ...SEMESTER, ipk: '3.547619' }), false],
  ['a semester that was registered for', nilai(SEMESTER), nilai(SEMESTER, BERJALAN), true],
  ['the first average of a semester', nilai(BERJALAN), nilai({ ...BERJALAN, ips: 3.7 }), false],
  ['a bill that was paid', tagihan(REKAP), tagihan({ ...REKAP, totalTunggakan: 0 }), false],
  ['another due date', tagihan(REKAP), tagihan({ ...REKAP, jatuhTempoTerdekat: '2026-11-15' }), false],
  ['bills of one semester', tagihan(REKAP), tagihan({ ...REKAP, perSemester: [] }), false],
  ['an announcement that was read', berita(BERITA), berita({ ...BERITA, isDibaca: true }), true],
  ['an announcement with another title', berita(BERITA), berita({ ...BERITA, judul: 'Jadwal UTS berubah' }), false],
  ['one that was taken back', berita(BERITA), berita(), false],
])('compares the digest text of %s', (_title, before, after, isSame) => {
  expect(before === after).toBe(isSame)
})

const FACTS = fc.array(fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null))))

test('returns the same text for any order of rows and field names', () => {
  const turned = (facts: object[]) => facts.map((row) => Object.fromEntries(Object.entries(row).reverse())).reverse()
  fc.assert(
    fc.property(FACTS, (facts) => {
      expect(listText('x', turned(facts))).toBe(listText('x', facts))
    }),
  )
})

test('returns another text when a field or the name of the list changes', () => {
  fc.assert(
    fc.property(FACTS, fc.nat(), fc.string({ minLength: 1 }), (facts, place, name) => {
      if (facts.length === 0) return
      const index = place % facts.length
      const changed = facts.map((row, at) => (at === index ? { ...row, [name]: [row[name]] } : row))
      expect(listText('x', changed)).not.toBe(listText('x', facts))
      expect(listText('y', facts)).not.toBe(listText('x', facts))
    }),
  )
})

test('returns different digests for two keys, so that a digest reveals nothing without its key', async () => {
  const keyOf = () => crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const [sekar, bima] = await Promise.all([keyOf(), keyOf()])
  const text = jadwal(KELAS)
  expect(await digestOf(sekar, text)).toBe(await digestOf(sekar, text))
  expect(await digestOf(sekar, text)).toMatch(/^[0-9a-f]{64}$/)
  expect(await digestOf(bima, text)).not.toBe(await digestOf(sekar, text))
})

const SINCE = Date.parse('2026-10-20T14:00:00+07:00')
const NOW = Date.parse('2026-10-22T14:00:00+07:00')
test.each([
  ['published after the visit', '2026-10-21T09:00:00+07:00', true],
  ['published before it', '2026-10-20T13:59:59+07:00', false],
  ['published at its last moment', '2026-10-20T14:00:00+07:00', false],
  ['of a day that was not over when it ended', '2026-10-19', false],
  ['of a later day', '2026-10-22', true],
  ['dated after now', '2026-10-23T09:00:00+07:00', false],
  ['without a date that can be read', 'kemarin', false],
])('decides whether a berita %s is new', (_title, tanggal, isNew) => {
  expect(isNewSince(momentOf({ tanggal, tanggalPublish: null }), SINCE, NOW)).toBe(isNew)
})
