// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readKegiatanPendaftarWisuda, readKegiatanWisuda } from '#generated/client/wisuda/readers.ts'
import { eventsOf, obstacleOf, splitCeremonies, stageOf, stepsOf } from './graduation.ts'

const CEREMONY = {
  id: '10',
  nama: 'Wisuda ke-58',
  tanggal: '2027-04-24',
  jamMulai: '08.00',
  jamSelesai: '12.00',
  tempat: 'Aula Barat',
  tanggalGladi: '2027-04-23',
  biaya: 1_250_000,
}
const own = (more = {}) => readKegiatanPendaftarWisuda({ isTerdaftar: true, kegiatan: CEREMONY, ...more })
const ceremony = (more = {}) => readKegiatanWisuda({ ...CEREMONY, ...more })

describe('stage of a registration', () => {
  it.each([
    ['none', { isTerdaftar: false, status: 'disetujui' }],
    ['unclear', { isTerdaftar: null }],
    ['waiting', { isTerdaftar: null, idPendaftaran: '5801', status: 'menunggu' }],
    ['pay', { status: 'menunggu', isSudahBayar: false }],
    ['pay', { status: 'disetujui', isSudahBayar: false }],
    ['waiting', { status: 'menunggu', isSudahBayar: null }],
    ['waiting', { status: 'menunggu', isSudahBayar: 'entah' }],
    ['waiting', { status: 'menunggu', isSudahBayar: false, kegiatan: { ...CEREMONY, biaya: null } }],
    ['waiting', { status: null }],
    ['waiting', { status: 'menunggu', isSudahBayar: true }],
    ['waiting', { status: 'menunggu', kegiatan: { ...CEREMONY, biaya: 0 } }],
    ['approved', { status: 'disetujui' }],
    ['rejected', { status: 'ditolak', isSudahBayar: true }],
    ['unknown', { status: 'diarsipkan' }],
  ])('%s: %j', (stage, more) => {
    expect(stageOf(own(more))).toBe(stage)
  })
})

describe('steps of a registration', () => {
  it.each([
    [
      { status: 'menunggu', isSudahBayar: false },
      '2027-02-03',
      'registered done, payment now, approval later, rehearsal later, ceremony later',
    ],
    [
      { status: 'menunggu', isSudahBayar: true },
      '2027-02-03',
      'registered done, payment done, approval now, rehearsal later, ceremony later',
    ],
    [
      { status: 'disetujui', isSudahBayar: true },
      '2027-04-20',
      'registered done, payment done, approval done, rehearsal now, ceremony later',
    ],
    [
      { status: 'disetujui', isSudahBayar: true },
      '2027-04-24',
      'registered done, payment done, approval done, rehearsal done, ceremony now',
    ],
    [
      { status: 'disetujui', isSudahBayar: true },
      '2027-04-25',
      'registered done, payment done, approval done, rehearsal done, ceremony done',
    ],
    [
      { status: 'disetujui', kegiatan: { ...CEREMONY, biaya: 0, tanggalGladi: null } },
      '2027-04-20',
      'registered done, approval done, ceremony now',
    ],
    [
      { status: 'disetujui', isSudahBayar: false },
      '2027-04-20',
      'registered done, payment now, approval done, rehearsal later, ceremony later',
    ],
    [
      { status: 'menunggu' },
      '2027-02-03',
      'registered done, payment unknown, approval now, rehearsal later, ceremony later',
    ],
    [{ status: 'ditolak' }, '2027-02-18', 'registered done, approval stopped'],
    [{ status: 'ditolak', isSudahBayar: true }, '2027-02-18', 'registered done, payment done, approval stopped'],
    [{ status: 'diarsipkan', kegiatan: null }, '2027-02-18', 'registered done, approval unknown, ceremony later'],
    [{ isTerdaftar: false }, '2027-02-18', ''],
  ])('%j on %s', (more, today, expected) => {
    const steps = stepsOf(own(more), today).map(({ key, state }) => `${key} ${state}`)
    expect(steps.join(', ')).toBe(expected)
  })
})

describe('obstacle to registering', () => {
  it.each([
    [{ bolehMendaftar: true }, { bolehMendaftar: true }, null],
    [{ bolehMendaftar: false, alasan: 'Kuota sudah penuh.' }, {}, { kind: 'ceremony', text: 'Kuota sudah penuh.' }],
    [{ bolehMendaftar: false }, { bolehMendaftar: true }, { kind: 'ceremony', text: '' }],
    [{}, { bolehMendaftar: true }, null],
    [{ bolehMendaftar: 'entah' }, {}, null],
    [{ biaya: 'entah' }, {}, { kind: 'cost', text: '' }],
    [{}, { isTerdaftar: null }, { kind: 'unclear', text: '' }],
    [
      { bolehMendaftar: true },
      { bolehMendaftar: false, alasan: 'SKS kurang' },
      { kind: 'student', text: 'SKS kurang' },
    ],
    [{ bolehMendaftar: true }, { bolehMendaftar: false }, { kind: 'student', text: '' }],
  ])('ceremony %j, student %j', (of, mine, expected) => {
    expect(obstacleOf(ceremony(of), own(mine))).toEqual(expected)
  })
})

it('keeps a ceremony with an unknown status among the upcoming ones', () => {
  const rows = ['belumDibuka', 'ditutup', 'dibuka', 'selesai', 'ditunda', null].map((status) => ceremony({ status }))
  const { ahead, over } = splitCeremonies(rows)
  expect([ahead, over].map((some) => some.map(({ status }) => status))).toEqual([
    ['belumDibuka', 'dibuka', 'ditunda', ''],
    ['ditutup', 'selesai'],
  ])
})

describe('calendar', () => {
  const names = { rehearsal: 'Gladi', ceremony: 'Wisuda' }
  const days = (more = {}) => eventsOf(ceremony(more), names, 'Kursi B-114')

  it('contains rehearsal and ceremony with their hours and places', () => {
    expect(days({ jamGladi: '13.00', tempatGladi: 'Halaman' })).toEqual([
      {
        id: 'gladi-10',
        nama: 'Gladi',
        tanggal: '2027-04-23',
        jam: { mulai: 780, selesai: 1020 },
        ruang: 'Halaman',
        keterangan: 'Kursi B-114',
      },
      {
        id: 'wisuda-10',
        nama: 'Wisuda',
        tanggal: '2027-04-24',
        jam: { mulai: 480, selesai: 720 },
        ruang: 'Aula Barat',
        keterangan: 'Kursi B-114',
      },
    ])
  })

  it.each([
    [{ jamMulai: null }, null],
    [{ jamMulai: 'pagi' }, null],
    [{ jamSelesai: null }, { mulai: 480, selesai: 720 }],
    [
      { jamMulai: '22.00', jamSelesai: '' },
      { mulai: 1320, selesai: 1439 },
    ],
  ])('uses the known hours: %j', (more, jam) => {
    expect(days(more)[1]?.jam).toEqual(jam)
  })

  it('omits a day that is not set', () => {
    expect(days({ tanggal: null, tanggalGladi: '0001-01-01T00:00:00Z' })).toEqual([])
  })
})
