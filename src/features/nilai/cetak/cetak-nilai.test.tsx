import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { renderScreen } from '#tests/render-screen.tsx'

/** Preloads modules: on a busy machine, loading takes longer than a screen's time limit. */
beforeAll(async () => {
  await Promise.all([import('./cetak-khs-page.tsx'), import('./cetak-transkrip-page.tsx')])
}, 60_000)

const STUDENT = '/v1/mahasiswa/240117023'
const KHS = '/cetak-khs?tahun=2026&semester=2'
const paper = async () => within(await screen.findByRole('article'))
const rowsOf = (sheet: Awaited<ReturnType<typeof paper>>) => sheet.getAllByRole('row').map((row) => row.textContent)
const isReady = () =>
  waitFor(() => expect(screen.getByRole('button', { name: 'Cetak' })).toHaveAttribute('aria-disabled', 'false'))
const grade = (idMakul: string, more: object = {}) => ({
  idMakul,
  kodeMakul: `IF${idMakul}`,
  namaMakul: `Makul ${idMakul}`,
  sks: 3,
  nilaiHuruf: 'A',
  nilaiAngka: 90,
  bobot: 4,
  mutu: 12,
  semesterKe: 4,
  isLulus: true,
  isTerkunci: false,
  ...more,
})

describe('printed grade report', () => {
  test('[R2-005] [R9-039] [R9-045] prints grades, sums, IPS, IPK, signatory and digest', async () => {
    await renderScreen(KHS)
    const sheet = await paper()
    expect(sheet.getByRole('heading', { level: 1, name: 'KARTU HASIL STUDI' })).toBeVisible()
    expect(sheet.getByText('Semester Genap Tahun Akademik 2025/2026')).toBeVisible()
    const rows = rowsOf(sheet)
    expect(rows).toHaveLength(1 + 9 + 1)
    expect(rows[0]).toBe('NoKodeMata kuliahSKSNilaiBobotSKS × bobot')
    expect(rows[3]).toBe('3IF2403Sistem Operasi3AB3,5010,50')
    expect(rows.at(-1)).toBe('Jumlah2282,50')
    const sums = within(sheet.getByRole('row', { name: /^Jumlah|Jumlah 22/ })).getAllByRole('cell')
    expect(sums.flatMap(({ dataset, textContent }) => (textContent ? [[dataset['label'], textContent]] : []))).toEqual([
      ['Jumlah SKS', '22'],
      ['Jumlah SKS × bobot', '82,50'],
    ])
    const article = screen.getByRole('article')
    expect(article).toHaveTextContent('Angkatan2024SemesterIVPembimbingDr. Hendra Wijaya, M.Kom.')
    expect(article).toHaveTextContent('IPS3,75SKS lulus84 dari 144IPK3,51Predikat IPKSangat memuaskan')
    expect(article).toHaveTextContent(
      'Semarang, 22 Oktober 2026Ketua Program Studi,Dr. Sri Handayani, M.T.NIDN 0614077803',
    )
    await isReady()
    expect(article).toHaveTextContent(/sha256 [0-9a-f]{4} /)
  })

  test('[R9-040] prints four decimals at UNINDRA', async () => {
    await renderScreen('/cetak-khs?tahun=2025&semester=2', { campus: 'UNINDRA' })
    await paper()
    expect(screen.getByRole('article')).toHaveTextContent(/IPS3,5682.*IPK3,4881/)
  })

  test('prints the place and date of signature from the gateway, not today', async () => {
    const penandatangan = { nama: 'Rahayu', nidn: '1', jabatan: 'Dekan', kota: 'Ungaran', tanggal: '2026-07-20' }
    await renderScreen(KHS, { answers: { [`${STUDENT}/khs`]: { data: [grade('1')], semesterKe: 4, penandatangan } } })
    await paper()
    expect(screen.getByRole('article')).toHaveTextContent('Ungaran, 20 Juli 2026Dekan,RahayuNIDN 1')
  })

  test('is provisional with a hidden grade and hides every figure derived from it', async () => {
    const data = [grade('1'), grade('2', { isTerkunci: true, nilaiHuruf: 'C', bobot: 2, mutu: 6 })]
    const khs = { data, semesterKe: 4, sks: 6, mutu: 18, ips: 3, ipk: 3.33, sksLulus: 77, predikat: 'Sangat memuaskan' }
    await renderScreen(KHS, { answers: { [`${STUDENT}/khs`]: khs } })
    const sheet = await paper()
    expect(sheet.getByRole('heading', { level: 1, name: 'KARTU HASIL STUDI SEMENTARA' })).toBeVisible()
    expect(rowsOf(sheet).slice(2)).toEqual(['2IF2Makul 23Tertutup––', 'Jumlah6–'])
    const article = screen.getByRole('article')
    expect(article).toHaveTextContent('IPSTertutupSKS lulusTertutupIPKTertutupPredikat IPKTertutup')
    expect(article).toHaveTextContent('tercetak setelah kuesionernya diisi')
    expect(article).not.toHaveTextContent(/3,33|18,00|77|Sangat memuaskan/)
  })

  test('hides the IPK of every semester after a hidden grade, but not its own IPS', async () => {
    const transkrip = { data: [grade('9', { semesterKe: 2, isTerkunci: true }), grade('1')], ipk: 3.9 }
    await renderScreen(KHS, { answers: { [`${STUDENT}/transkrip`]: transkrip } })
    await paper()
    expect(screen.getByRole('article')).toHaveTextContent('IPS3,75SKS lulusTertutupIPKTertutup')
  })

  test('is provisional with an unpublished grade', async () => {
    const data = [grade('1'), grade('2', { nilaiHuruf: null, bobot: null, mutu: null, nilaiAngka: null })]
    await renderScreen(KHS, { answers: { [`${STUDENT}/khs`]: { data, semesterKe: 4, sks: 6, ips: 4 } } })
    const sheet = await paper()
    expect(sheet.getByRole('heading', { level: 1, name: 'KARTU HASIL STUDI SEMENTARA' })).toBeVisible()
    expect(rowsOf(sheet)[2]).toBe('2IF2Makul 23–––')
  })

  test('is not shown until the hidden grades are known', async () => {
    const { controls, user } = await renderScreen(KHS, { faults: [{ operation: 'getTranskrip', kind: 'server' }] })
    expect(screen.queryByRole('article')).toBeNull()
    controls.setFaults([])
    await user.click(screen.getByRole('button', { name: 'Muat Ulang' }))
    expect((await paper()).getByRole('row', { name: /IF2402/ })).toBeVisible()
  })

  test('prints the current period when the URL has none, and links to the selection for an invalid one', async () => {
    const { unmount } = await renderScreen('/cetak-khs')
    expect((await paper()).getByText('Semester Ganjil Tahun Akademik 2026/2027')).toBeVisible()
    unmount()
    await renderScreen('/cetak-khs?tahun=besok')
    expect(screen.getByRole('link', { name: 'Pilih periode' })).toHaveAttribute('href', '/nilai')
  })

  test('renders in English', async () => {
    await renderScreen(KHS, { lng: 'en' })
    const sheet = await paper()
    expect(sheet.getByRole('heading', { level: 1, name: 'GRADE REPORT' })).toBeVisible()
    expect(sheet.getByRole('row', { name: /IF2403 Operating Systems/ })).toBeVisible()
  })
})

describe('printed transcript', () => {
  test('[R2-005] [R9-045] is provisional during studies and prints each course with its semester and the student', async () => {
    await renderScreen('/cetak-transkrip')
    const sheet = await paper()
    expect(sheet.getByRole('heading', { level: 1, name: 'TRANSKRIP NILAI SEMENTARA' })).toBeVisible()
    const rows = rowsOf(sheet)
    expect(rows).toHaveLength(1 + 34 + 1)
    expect(rows[9]).toBe('9IIIF2201Struktur Data3A4,0012,00')
    expect(rows.at(-1)).toBe('Jumlah84295,00')
    const article = screen.getByRole('article')
    expect(article).toHaveTextContent('NomorTS/061001/2026/10/240117023Tempat, tanggal lahirSemarang, 17 April 2006')
    expect(article).toHaveTextContent('IPK3,51Predikat IPKSangat memuaskan')
    expect(article).not.toHaveTextContent('Tanggal lulus')
    await isReady()
  })

  test('is final for a graduate, with the title of the final project and the graduation date', async () => {
    await renderScreen('/cetak-transkrip', { persona: 'lulus' })
    const sheet = await paper()
    expect(sheet.getByRole('heading', { level: 1, name: 'TRANSKRIP NILAI' })).toBeVisible()
    const article = screen.getByRole('article')
    expect(article).toHaveTextContent('Tanggal lulus20 Agustus 2026')
    expect(article).toHaveTextContent('Judul tugas akhirSistem Rekomendasi Mata Kuliah Pilihan')
  })

  test('is provisional with a hidden grade and omits the IPK and the sum', async () => {
    const data = [grade('1'), grade('2', { isTerkunci: true })]
    const answer = { data, isSementara: false, ipk: 3.77, totalSks: 6, totalMutu: 24, predikat: 'Dengan pujian' }
    await renderScreen('/cetak-transkrip', { answers: { [`${STUDENT}/cetak_transkrip`]: answer } })
    const sheet = await paper()
    expect(sheet.getByRole('heading', { level: 1, name: 'TRANSKRIP NILAI SEMENTARA' })).toBeVisible()
    expect(rowsOf(sheet).at(-1)).toBe('Jumlah3–')
    expect(screen.getByRole('article')).not.toHaveTextContent(/3,77|24,00|Dengan pujian/)
  })

  test('shows an empty state to a student without grades', async () => {
    await renderScreen('/cetak-transkrip', { persona: 'kosong' })
    expect((await paper()).getByText('Nilai periode ini muncul setelah diterbitkan.')).toBeVisible()
  })
})
