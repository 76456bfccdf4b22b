import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { setOverride, startFlags } from '#flags/flags.ts'
import { readDashboard } from '#generated/client/dashboard/readers.ts'
import { readKrsRiwayat } from '#generated/client/krs/readers.ts'
import { initI18n, startTexts } from '#shared/i18n/i18n.ts'
import { resetFlags } from '#tests/reset-flags.ts'
import { faktaKrs, faktaStudi } from './fakta.ts'
import en from './locales/en.json'
import id from './locales/id.json'

describe('fact texts', () => {
  beforeEach(async () => {
    initI18n()
    await startTexts({ 'pa-online': id }, () => Promise.resolve(en), 'id')
  })
  afterEach(resetFlags)
  test.each([
    [{ ipk: 3.5, sksTempuh: 84, sksKelulusan: 144, sksBerjalan: 22 }, /^IPK: 3,50\n.*84 dari 144\n.*22$/],
    [{ ipk: '3.505', sksTempuh: 0 }, /^IPK: 3,51\nSKS yang sudah ditempuh: 0$/],
    [{ ipk: 'x', sksBerjalan: 22 }, /^SKS semester ini: 22$/],
  ])('format only the values of the gateway: %j', (answer, words) => {
    expect(faktaStudi(readDashboard(answer))).toMatch(words)
  })
  test('format the IPK with the decimals of the campus', () => {
    startFlags()
    setOverride('nilai.ips-decimals', 4)
    expect(faktaStudi(readDashboard({ ipk: '3.505' }))).toBe('IPK: 3,5050')
  })
  test('are null when the gateway sends no value', () => {
    expect(faktaStudi(readDashboard({}))).toBeNull()
    expect(faktaKrs(readKrsRiwayat({ data: [] }).data, { tahun: 2027, semester: 1 })).toBeNull()
    expect(faktaKrs(readKrsRiwayat({ data: 'x' }).data, { tahun: 2027, semester: 1 })).toBeNull()
  })
  test('list each pick of a plan and omit the sum when the SKS of one is unknown', () => {
    const { data } = readKrsRiwayat({
      data: [
        { idMakul: 1, kodeMakul: 'IF1', namaMakul: 'Basis', kelas: 'A', sks: 3 },
        { idMakul: 2, namaMakul: 'Tamu' },
      ],
    })
    expect(faktaKrs(data, { tahun: 2027, semester: 1 })).toBe(
      'KRS 2026/2027 Ganjil, tidak terbaca seluruhnya:\n- IF1 Basis A, 3 SKS\n- Tamu',
    )
  })
  test('omit the sum of a plan that is only partly readable', () => {
    const { data } = readKrsRiwayat({ data: [{ idMakul: 1, kodeMakul: 'IF1', sks: 3 }, null] })
    expect(faktaKrs(data, { tahun: 2027, semester: 1 })).toBe(
      'KRS 2026/2027 Ganjil, tidak terbaca seluruhnya:\n- IF1, 3 SKS',
    )
  })
})
