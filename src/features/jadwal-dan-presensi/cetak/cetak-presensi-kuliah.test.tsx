import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderScreen } from '#tests/render-screen.tsx'

const paper = async () => within(await screen.findByRole('article'))

describe('printed attendance of a period', () => {
  test('[R4-038] [R4-040] [R9-024] [R9-025] lists the classes in weekly order with present, absent and per cent', async () => {
    await renderScreen('/cetak-presensi-kuliah?tahun=2027&semester=1', { persona: 'aktif' })
    const sheet = await paper()
    expect(sheet.getByRole('heading', { level: 1, name: 'REKAP PRESENSI KULIAH' })).toBeVisible()
    expect(sheet.getByText('Semester Ganjil Tahun Akademik 2026/2027')).toBeVisible()
    const [, ...rows] = sheet.getAllByRole('row').map((row) => row.textContent)
    expect(rows).toHaveLength(8)
    expect(rows[0]).toMatch(/^1IF2504Rekayasa Perangkat LunakB3Bagas Nugroho, M\.T\.80100,00%75,00%$/)
    expect(rows.find((row) => row.includes('Basis Data Lanjut') && !row.includes('Praktikum'))).toMatch(
      /6185,71%75,00%$/,
    )
    expect(rows.at(-1)).toContain('Pemrograman Web Lanjut')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cetak' })).toHaveAttribute('aria-disabled', 'false'))
  })

  test('[R4-039] does not count unmarked meetings, and marks a class below its minimum', async () => {
    await renderScreen('/cetak-presensi-kuliah', { persona: 'baru' })
    const sheet = await paper()
    const row = (name: string) => sheet.getByRole('row', { name: new RegExp(name) })
    expect(row('Fisika Dasar')).toHaveTextContent(/4357,14% di bawah minimal75,00%$/)
    // Eight meetings are over; this week's has no mark yet.
    expect(row('Pengantar Teknologi Informasi')).toHaveTextContent(/6185,71%75,00%$/)
  })

  test('[R3-002] uses the minimum of the programme when a class has none', async () => {
    const classes = [{ idMakul: '1', namaMakul: 'Grafika Komputer', jadwal: null, minimalKehadiran: null }]
    await renderScreen('/cetak-presensi-kuliah', {
      persona: 'aktif',
      answers: {
        '/jadwal_kuliah': { data: classes },
        '/presensi_kuliah': { data: [{ idMakul: 1, presensi: ['H', 'H', 'H', 'A'] }] },
        '/v1/aturan/0': {
          aturanUmum: [
            { idAturan: '55202', minimalKehadiran: 60 },
            { idAturan: 55201, minimalKehadiran: 80 },
          ],
        },
      },
    })
    expect((await paper()).getByRole('row', { name: /Grafika/ })).toHaveTextContent(/3175,00% di bawah minimal80,00%$/)
  })

  test('is complete for an earlier period in the address', async () => {
    await renderScreen('/cetak-presensi-kuliah?tahun=2026&semester=2', { persona: 'aktif', lng: 'en' })
    const sheet = await paper()
    expect(sheet.getByText('Semester Even, academic year 2025/2026')).toBeVisible()
    expect(sheet.getByRole('row', { name: /Databases/ })).toHaveTextContent(/131.*92\.86%75\.00%$/)
  })

  test('is not printed when the attendance fails, which is refetched on Muat Ulang', async () => {
    const { user, controls } = await renderScreen('/cetak-presensi-kuliah', {
      persona: 'aktif',
      faults: [{ operation: 'listPresensiKuliah', kind: 'network' }],
    })
    expect(screen.queryByRole('article')).toBeNull()
    const [reload] = await screen.findAllByRole('button', { name: 'Muat Ulang' })
    controls.setFaults([])
    await user.click(reload ?? document.body)
    expect((await paper()).getByRole('row', { name: /Grafika Komputer/ })).toBeVisible()
  })

  test('links to the choice of period for an unreadable one, and says when a period has no classes', async () => {
    const { unmount } = await renderScreen('/cetak-presensi-kuliah?tahun=besok', { persona: 'aktif' })
    expect(screen.getByRole('link', { name: 'Pilih periode' })).toHaveAttribute('href', '/jadwal-dan-presensi')
    unmount()
    await renderScreen('/cetak-presensi-kuliah', { persona: 'kosong' })
    expect((await paper()).getByText('Belum ada kelas pada periode ini.')).toBeVisible()
  })
})

describe('printed meetings of a period', () => {
  test('[R3-016] list every class with mark, day, arrival, topic and remark', async () => {
    await renderScreen('/cetak-presensi-kuliah-detail?tahun=2027&semester=1', { persona: 'aktif' })
    const sheet = await paper()
    expect(sheet.getAllByRole('heading', { level: 2 })).toHaveLength(8)
    expect(sheet.getByRole('heading', { level: 2, name: 'IF2501 · Basis Data Lanjut · kelas B' })).toBeVisible()
    const rows = sheet.getAllByRole('row').map((row) => row.textContent)
    expect(rows).toContain('317 September 2026Sakit–Optimasi kueriSurat dokter')
    expect(rows).toContain('822 Oktober 2026Belum ditandai–Tinjauan sebelum UTS–')
    expect(sheet.getByText(/Hadir 6, tidak hadir 1:/).parentElement).toHaveTextContent('Hadir 6, tidak hadir 1: 85,71%')
  })

  test('are limited to the makul in the address', async () => {
    await renderScreen('/cetak-presensi-kuliah-detail?tahun=2027&semester=1&idMakul=2501', { persona: 'aktif' })
    const sheet = await paper()
    expect(sheet.getAllByRole('heading', { level: 2 })).toHaveLength(1)
    expect(sheet.getAllByRole('row')).toHaveLength(1 + 7)
  })

  test('are limited to the class in the address', async () => {
    await renderScreen('/cetak-presensi-kuliah-detail?tahun=2027&semester=1&idKelas=50102', { persona: 'aktif' })
    expect((await paper()).getAllByRole('heading', { level: 2 })).toHaveLength(1)
  })

  test('link to all makul when the period does not have the one in the address', async () => {
    const { user } = await renderScreen('/cetak-presensi-kuliah-detail?tahun=2027&semester=1&idMakul=9', {
      persona: 'aktif',
    })
    expect(await screen.findByText('Mata kuliah ini tidak ada pada periode yang diminta.')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Cetak semua mata kuliah' }))
    expect((await paper()).getAllByRole('heading', { level: 2 })).toHaveLength(8)
  })

  test('accept plain marks, and show an unknown mark as the gateway wrote it', async () => {
    await renderScreen('/cetak-presensi-kuliah-detail', {
      persona: 'aktif',
      answers: {
        '/jadwal_kuliah': { data: [{ idMakul: 1, kodeMakul: 'IF1' }] },
        '/presensi_kuliah': { data: [{ idMakul: '1', presensi: ['A', 'Terlambat', null] }] },
      },
    })
    const [, ...rows] = (await paper()).getAllByRole('row').map((row) => row.textContent)
    expect(rows).toEqual(['1–Alpa–––', '2–Terlambat–––', '3–Belum ditandai–––'])
  })
})

describe('unreadable attendance', () => {
  const classes = { data: [{ idKelas: 'k1', idMakul: '1', namaMakul: 'Grafika Komputer', minimalKehadiran: 75 }] }

  test.each(['/cetak-presensi-kuliah', '/cetak-presensi-kuliah-detail'])(
    'is printed on %s as unreadable, never as 0 per cent or below the minimum',
    async (address) => {
      await renderScreen(address, {
        answers: {
          '/jadwal_kuliah': classes,
          '/presensi_kuliah': { data: [{ idKelas: 'k1', presensi: ['H', {}, 'A', 'A'] }] },
        },
      })
      const article = await screen.findByRole('article')
      expect(article).toHaveTextContent('tidak terbaca')
      expect(article).not.toHaveTextContent(/0,00|di bawah minimal/)
    },
  )

  test.each(['/jadwal_kuliah', '/presensi_kuliah'])(
    'prevents printing when a row of %s is unreadable',
    async (list) => {
      const answers = { '/jadwal_kuliah': classes, '/presensi_kuliah': { data: [{ idKelas: 'k1', presensi: ['H'] }] } }
      const rows = answers[list === '/jadwal_kuliah' ? '/jadwal_kuliah' : '/presensi_kuliah'].data
      await renderScreen('/cetak-presensi-kuliah', { answers: { ...answers, [list]: { data: [...rows, {}] } } })
      expect(await screen.findByRole('button', { name: 'Muat Ulang' })).toBeVisible()
      expect(screen.queryByRole('article')).toBeNull()
    },
  )
})
