import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { card, renderScreen } from '#tests/render-screen.tsx'

/** Preloads modules: on a busy machine, loading takes longer than a screen's time limit. */
beforeAll(async () => {
  await import('./nilai-page.tsx')
}, 60_000)

const STUDENT = '/v1/mahasiswa/240117023'
const BIODATA = {
  idMahasiswa: '240117023',
  idPerguruanTinggi: '061001',
  nama: 'Sekar Ayu Prameswari',
  prodi: 'Teknik Informatika',
  idProdi: '55201',
  semesterBerjalan: 15,
  status: 'Aktif',
  validasiData: false,
  validasiMahasiswa: 1,
  tahun: 2027,
  semester: 1,
  angkatan: 2024,
  tanggalMasuk: '2024-08-26',
}
const grade = (idMakul: string, semesterKe: number, more: object = {}) => ({
  idMakul,
  kodeMakul: `IF${idMakul}`,
  namaMakul: `Makul ${idMakul}`,
  sks: 3,
  nilaiHuruf: 'A',
  nilaiAngka: 90,
  bobot: 4,
  mutu: 12,
  semesterKe,
  isLulus: true,
  isTerkunci: false,
  ...more,
})
const SHUT = { isTerkunci: true, namaMakul: 'Statistika' }
const ONE_SHUT = {
  [`${STUDENT}/transkrip`]: {
    data: [grade('11', 3), grade('12', 4), grade('13', 4, SHUT)],
    totalSks: 9,
    ipk: '3.61',
    sksKelulusan: 144,
    predikat: 'Dengan pujian',
  },
  [`${STUDENT}/aktivitas_kuliah`]: {
    data: [
      { tahunSemester: 20261, ips: 3.3, ipk: 3.43, sks: 20, sksTotal: 62, semesterKe: 3 },
      { tahunSemester: 20262, ips: 3.78, ipk: 3.61, sks: 22, sksTotal: 84, semesterKe: 4 },
    ],
  },
  [`${STUDENT}/khs`]: { data: [grade('12', 4), grade('13', 4, SHUT)], semesterKe: 4, sks: 6, ips: 3.78, ipk: 3.61 },
  [`${STUDENT}/nilai_perkomponen`]: {
    data: [
      { idMakul: 13, namaMakul: 'Statistika', komponen: [{ nama: 'UAS', persentase: 100, nilai: 71 }], nilaiAkhir: 71 },
    ],
  },
}
const row = (name: RegExp) => screen.getByRole('row', { name })

describe('grade summary', () => {
  test('[R3-001] [R3-003] [R3-005] [R9-045] shows the IPK with predicate, IPS, SKS and the curve with its table', async () => {
    const { user } = await renderScreen('/nilai')
    const ipk = card('IPK')
    expect(ipk).toHaveTextContent('3,51Sangat memuaskansampai semester 4Naik 0,08 dari semester 3')
    expect(ipk).toHaveTextContent('IPS semester 43,75SKS lulus84 dari 144IPK minimal kelulusan2,75')
    expect(within(ipk).getByRole('img')).toHaveAccessibleName(
      /Semester 2: IPS 3,57, IPK 3,49, 22 SKS\. .*Semester 4: IPS 3,75, IPK 3,51, 22 SKS\. Semester 5 sedang berjalan\.$/,
    )
    await user.click(within(ipk).getByText('Lihat sebagai tabel'))
    const [, ...rows] = within(ipk)
      .getAllByRole('row')
      .map((one) => one.textContent)
    expect(rows).toEqual([
      '1 · 2024/2025 Ganjil203,403,40',
      '2 · 2024/2025 Genap223,573,49',
      '3 · 2025/2026 Ganjil203,303,43',
      '4 · 2025/2026 Genap223,753,51',
      '5 · 2026/2027 Ganjil22berjalan–',
    ])
  })

  test('starts at the latest period with grades and stores another selection in the URL', async () => {
    const { user, path } = await renderScreen('/nilai')
    expect(within(card('KHS 2025/2026 Genap')).getByRole('row', { name: /^Sistem Operasi .* 3 AB$/ })).toBeVisible()
    expect(row(/^IPS/)).toHaveTextContent('IPS223,75')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Periode' }), '2024/2025 Ganjil')
    expect(path()).toBe('/nilai?tahun=2025&semester=1')
    const print = await within(card('KHS 2024/2025 Ganjil')).findByRole('link', { name: 'Cetak KHS' })
    expect(print).toHaveAttribute('href', '/cetak-khs?tahun=2025&semester=1')
    expect(await screen.findByRole('row', { name: /^Kalkulus I IF2102/ })).toBeVisible()
  })

  test('[R3-004] shows the academic year of a period, never its code', async () => {
    await renderScreen('/nilai')
    expect(document.querySelector('main')?.textContent).not.toMatch(/20262|20252/)
    expect(screen.getByRole('option', { name: '2025/2026 Genap' })).toHaveValue('20262')
  })

  test('[R9-039] rounds the IPK of the gateway half up to two decimals', async () => {
    await renderScreen('/nilai', {
      answers: { [`${STUDENT}/transkrip`]: { data: [grade('1', 4)], ipk: '3.515', totalSks: 3 } },
    })
    expect(card('IPK')).toHaveTextContent('IPK3,52')
  })

  test('[R9-040] shows four decimals at UNINDRA from the full precision of the gateway', async () => {
    await renderScreen('/nilai', {
      campus: 'UNINDRA',
      answers: { [`${STUDENT}/transkrip`]: { data: [grade('1', 4)], ipk: '3.51265', totalSks: 3 } },
    })
    expect(card('IPK')).toHaveTextContent('IPK3,5127')
    expect(within(card('IPK')).getByRole('img')).toHaveAccessibleName(/Semester 2: IPS 3,5682, IPK 3,4881/)
    expect(row(/^IPS/)).toHaveTextContent('3,7500')
  })

  test('[R3-002] reads the graduation requirements from the rules of the programme', async () => {
    await renderScreen('/nilai', {
      answers: {
        [`${STUDENT}/transkrip`]: { data: [grade('1', 4)], ipk: 3.5, totalSks: 84, sksKelulusan: null },
        '/v1/aturan/0': {
          aturanUmum: [
            { idAturan: '57201', sksKelulusan: 110, minimalIpk: 2 },
            { idAturan: 55201, sksKelulusan: 150, minimalIpk: 3 },
          ],
        },
      },
    })
    expect(card('IPK')).toHaveTextContent('SKS lulus84 dari 150IPK minimal kelulusan3,00')
  })

  test.each([
    ['R9-027', 'S3', '2–14'],
    ['R9-028', 'S2', '4–8'],
    ['R9-029', 'S1', '8–14'],
    ['R9-030', 'Sp-1', '8–14'],
    ['R9-031', 'Sp-2', '6–10'],
    ['R9-032', 'D4', '4–6'],
    ['R9-033', 'D3', '2–4'],
    ['R9-034', 'D2', '4–8'],
    ['R9-035', 'D1', '4–14'],
    ['R9-036', 'Profesi', '2–6'],
  ])('[%s] shows the printed semester limits of %s as %s without blocking the page', async (_rule, tingkat, limits) => {
    await renderScreen('/nilai', {
      answers: {
        [`${STUDENT}/biodata_singkat_web`]: { biodataSingkat: { ...BIODATA, tingkat, semesterBerjalan: 2 } },
        '/v1/aturan/0': { aturanUmum: [] },
      },
    })
    expect(screen.getByText(`${tingkat} Teknik Informatika · Semester 2 · masa studi ${limits} semester`)).toBeVisible()
    expect(card('IPK')).toHaveTextContent('3,51')
  })

  test('omits the printed semester limits for a student beyond them without blocking the page', async () => {
    await renderScreen('/nilai', {
      answers: {
        [`${STUDENT}/biodata_singkat_web`]: { biodataSingkat: { ...BIODATA, tingkat: 'D3', semesterBerjalan: 5 } },
        '/v1/aturan/0': { aturanUmum: [] },
      },
    })
    expect(screen.getByText('D3 Teknik Informatika · Semester 5')).toBeVisible()
    expect(card('IPK')).toHaveTextContent('3,51')
  })

  test('prefers the semester limits of the gateway over the printed ones', async () => {
    const aturanUmum = [{ idAturan: '55201', semesterMinimal: 7, semesterMaksimal: 10 }]
    await renderScreen('/nilai', { answers: { '/v1/aturan/0': { aturanUmum } } })
    expect(screen.getByText(/masa studi 7–10 semester$/)).toBeVisible()
  })

  test('shows an empty state in the first semester', async () => {
    await renderScreen('/nilai', { persona: 'baru' })
    expect(card('IPK')).toHaveTextContent('Nilai Anda muncul di sini setelah semester pertama dinilai.')
    expect(card('KHS 2026/2027 Ganjil')).toHaveTextContent('Nilai periode ini muncul setelah diterbitkan.')
  })

  test('renders in English', async () => {
    await renderScreen('/nilai', { lng: 'en' })
    expect(card('Cumulative GPA')).toHaveTextContent('3.51Sangat memuaskanup to semester 4Up 0.08 from semester 3')
    expect(within(card('Grade report 2025/2026 Even')).getByRole('row', { name: /^Databases/ })).toBeVisible()
  })
})

describe('grade locked by a questionnaire', () => {
  test('is listed at the top with a link to its questionnaire', async () => {
    await renderScreen('/nilai', { answers: ONE_SHUT })
    expect(
      screen.getByText(/^1 nilai tertutup sampai kuesioner proses pembelajarannya diisi: Statistika\./),
    ).toBeVisible()
    for (const link of screen.getAllByRole('link', { name: /^Isi kuesioner/ }))
      expect(link).toHaveAttribute('href', '/kuesioner')
    expect(screen.getByRole('link', { name: 'Isi kuesioner Statistika' })).toBeVisible()
    expect(card('IPK')).toHaveTextContent('belum termasuk 1 mata kuliah tertutup')
  })

  test('cannot be derived: hides the IPS of its semester and every later IPK', async () => {
    await renderScreen('/nilai', { answers: ONE_SHUT })
    const ipk = card('IPK')
    expect(ipk).toHaveTextContent('IPK3,43sampai semester 3')
    expect(ipk).toHaveTextContent('IPS semester 4Tertutup')
    expect(within(ipk).getByRole('img')).toHaveAccessibleName(/Semester 4: IPS Tertutup, IPK –, 22 SKS/)
    expect(row(/^IPS/)).toHaveTextContent('IPS6Tertutup')
    expect(row(/^Statistika/)).toHaveTextContent('Tertutup')
    expect(document.querySelector('main')?.textContent).not.toMatch(/3,61|3,78|Dengan pujian/)
  })

  test('cannot be derived from the transcript', async () => {
    await renderScreen('/nilai?tab=transkrip', { answers: ONE_SHUT })
    expect(card('Transkrip')).toHaveTextContent('IPKTertutupPredikatTertutupSKS6Jumlah mutuTertutup')
    expect(row(/^Statistika/)).toHaveTextContent(/^StatistikaIF133TertutupIsi kuesioner$/)
  })

  test('hides its components', async () => {
    await renderScreen('/nilai?tab=komponen', { answers: ONE_SHUT })
    expect(card('Nilai per komponen')).toHaveTextContent('Statistika')
    expect(card('Nilai per komponen')).not.toHaveTextContent('71')
  })

  test('hides every figure while the locked grades are unknown', async () => {
    const { controls, user } = await renderScreen('/nilai', { faults: [{ operation: 'getTranskrip', kind: 'server' }] })
    expect(within(card('IPK')).getByRole('alert')).toBeVisible()
    expect(card('IPK')).not.toHaveTextContent('3,51')
    controls.setFaults([])
    await user.click(within(card('IPK')).getByRole('button', { name: 'Muat Ulang' }))
    expect(await screen.findByText('sampai semester 4')).toBeVisible()
  })

  test('shows Belum terbit for an unpublished grade', async () => {
    const khs = {
      data: [grade('1', 4, { nilaiHuruf: null, nilaiAngka: null, bobot: null, mutu: null, isLulus: null })],
    }
    await renderScreen('/nilai', { answers: { [`${STUDENT}/khs`]: khs } })
    expect(row(/^Makul 1/)).toHaveTextContent('Belum terbit')
  })
})

describe('other parts', () => {
  test('shows every semester, the sums and the recognised courses in the transcript', async () => {
    await renderScreen('/nilai?tab=transkrip')
    expect(card('Transkrip')).toHaveTextContent('IPK3,51PredikatSangat memuaskanSKS84Jumlah mutu295,00')
    expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
      'Semester 1',
      'Semester 2',
      'Semester 3',
      'Semester 4',
    ])
    expect(screen.getByRole('link', { name: 'Cetak transkrip' })).toHaveAttribute('href', '/cetak-transkrip')
    expect(
      within(card('Mata kuliah yang diakui')).getByRole('row', { name: /^Bahasa Inggris Akademik/ }),
    ).toHaveTextContent('TOEFL ITP skor 563TOEFL-ITP · Lembaga Bahasa Universitas Arunika56318 Juni 2026')
  })

  test('hides recognised courses when there are none and shows an error when the list fails', async () => {
    const { unmount } = await renderScreen('/nilai?tab=transkrip', { persona: 'lulus' })
    expect(screen.queryByRole('region', { name: 'Mata kuliah yang diakui' })).toBeNull()
    unmount()
    await renderScreen('/nilai?tab=transkrip', { faults: [{ operation: 'listNilaiKonversi', kind: 'server' }] })
    expect(within(card('Mata kuliah yang diakui')).getByRole('alert')).toBeVisible()
  })

  test('shows the components of a running course with the marks so far', async () => {
    await renderScreen('/nilai?tab=komponen')
    const table = within(screen.getByRole('table', { name: 'Komponen nilai Basis Data Lanjut' }))
    expect(table.getAllByRole('row').map((one) => one.textContent)).toEqual([
      'KomponenBagianNilai angka',
      'Tugas20%85,00',
      'Kuis10%85,00',
      'UTS30%–',
      'UAS40%–',
    ])
    expect(card('Nilai per komponen')).toHaveTextContent('sementara 85,00 (30%)')
  })

  test('falls back to the default components of the campus', async () => {
    await renderScreen('/nilai?tab=komponen&tahun=2026&semester=2')
    const table = within(screen.getByRole('table', { name: 'Komponen nilai Praktikum Basis Data' }))
    expect(table.getByRole('row', { name: 'Ujian Tengah Semester 30% –' })).toBeVisible()
    expect(card('Nilai per komponen')).toHaveTextContent('94,00 · A')
  })
})
