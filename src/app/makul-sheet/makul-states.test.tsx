import { waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { KELAS, loadSheetFirst, only, openSheet, PARTS, part, sheet, titles } from '#tests/open-makul.tsx'

loadSheetFirst()

/** Each part with its operation, path, and the sentence for none. */
const STATES = [
  ['Tugas', 'listTugasKuliah', '/tugas_kuliah', 'makul', 'Belum ada tugas'],
  ['Bahan', 'listBahanKuliah', '/bahan_kuliah', 'makul', 'Belum ada bahan'],
  ['Ujian', 'listJadwalUjian', '/jadwal_ujian', 'data', 'Jadwal ujian belum terbit'],
  ['Nilai', 'listNilaiPerkomponen', '/nilai_perkomponen', 'data', 'Belum ada nilai'],
  [
    'Kuesioner',
    'listMakulKuesionerProsesPembelajaran',
    '/makul_kuesioner_proses_pembelajaran',
    'data',
    'Belum ada kuesioner',
  ],
] as const

describe.each(STATES)('%s', (title, operation, path, list, none) => {
  test('says that there is none only when the list was read and is empty', async () => {
    const { unmount } = await openSheet('1', only())
    expect(part(title)).toHaveTextContent(none)
    unmount()
    const { unmount: unmountRow } = await openSheet('1', only({ [path]: { [list]: [7] } }))
    expect(part(title)).not.toHaveTextContent(none)
    expect(part(title)).toHaveTextContent('Tidak dapat dibaca seluruhnya')
    unmountRow()
    await openSheet('1', only({ [path]: { [list]: [], meta: { currentPage: 1, itemsPerPage: 20, totalItems: 21 } } }))
    expect(part(title)).not.toHaveTextContent(none)
  })

  test('keeps its place with two lines while its response is pending', async () => {
    await openSheet('1', { ...only(), hanging: [path], answers: withoutPath(path), pending: true })
    await waitFor(() => expect(part(title)).toBeVisible())
    expect(within(part(title)).getByRole('status')).toBeVisible()
    expect(part(title)).not.toHaveTextContent(none)
  })

  test('fails by itself, and loads again by its own button', async () => {
    const times = operation === 'listJadwalUjian' ? 2 : 1
    const { user } = await openSheet('2505', { faults: [{ operation, kind: 'server', times }] })
    expect(part(title)).toHaveTextContent('Tidak dapat dimuat')
    for (const other of PARTS) if (other !== title) expect(part(other)).not.toHaveTextContent('Tidak dapat dimuat')
    await user.click(within(part(title)).getByRole('button', { name: `Muat Ulang ${title}` }))
    await waitFor(() => expect(part(title)).not.toHaveTextContent('Tidak dapat dimuat'))
    expect(within(part(title)).getByRole('link', { name: title })).toBeVisible()
  })
})

const withoutPath = (path: string): Record<string, object> => {
  const { [path]: _, ...others } = only().answers ?? {}
  return others
}

test('shows attendance as failed by itself when only the marks fail', async () => {
  const faults = [{ operation: 'listPresensiKuliah', kind: 'server', times: 1 } as const]
  const { user } = await openSheet('2505', { faults })
  expect(part('Presensi')).toHaveTextContent('Tidak dapat dimuat')
  expect(part('Dosen')).toHaveTextContent('Dr. Hendra Wijaya, M.Kom.')
  await user.click(within(part('Presensi')).getByRole('button', { name: 'Muat Ulang Presensi' }))
  await waitFor(() => expect(part('Presensi')).toHaveTextContent(/Hadir \d+ dari \d+/))
})

test('names the lecturer as undecided only when the list of lecturers is empty', async () => {
  const { unmount } = await openSheet('1', only({ '/jadwal_kuliah': { data: [{ ...KELAS, dosen: [] }] } }))
  expect(part('Dosen')).toHaveTextContent('Dosen belum ditetapkan')
  unmount()
  await openSheet('1', only({ '/jadwal_kuliah': { data: [{ ...KELAS, dosen: [7] }] } }))
  expect(part('Dosen')).not.toHaveTextContent('belum ditetapkan')
  expect(part('Dosen')).toHaveTextContent('tidak dapat dibaca')
})

test('shows a grade of an earlier semester, and says that there is no class now', async () => {
  const old = { idMakul: '7', kodeMakul: 'IF7', namaMakul: 'Logika', nilaiHuruf: 'AB', semesterKe: 2, sks: 2 }
  await openSheet('7', only({ '/transkrip': { data: [old] } }))
  expect(sheet('Logika')).toHaveTextContent('Tidak ada kelas mata kuliah ini pada semester berjalan.')
  expect(titles()).toEqual(['Nilai'])
  expect(part('Nilai')).toHaveTextContent('AB · semester 2')
  expect(within(part('Nilai')).getByRole('link', { name: 'Nilai' })).toHaveAttribute('href', '/nilai?tab=transkrip')
})

test('names a course on offer in the KRS that no other list has', async () => {
  await openSheet('2601')
  expect(sheet(/^(?!Mata kuliah$)/)).toHaveTextContent('Tidak ada kelas mata kuliah ini pada semester berjalan.')
})

describe('an unknown course', () => {
  const NOT_FOUND = 'Mata kuliah ini tidak ditemukan.'
  const offer = { '/kurikulum_makul_krs': { makul: [], makulCadangan: [] } }

  test('was not found when every list was read completely', async () => {
    await openSheet('404', only(offer))
    expect(sheet('Mata kuliah')).toHaveTextContent(NOT_FOUND)
    expect(within(sheet()).queryAllByRole('heading', { level: 3 })).toEqual([])
  })

  test.each([
    ['/jadwal_kuliah', { data: [7] }],
    ['/transkrip', { data: [7] }],
    ['/tugas_kuliah', { makul: 'rusak' }],
    ['/kurikulum_makul_krs', { makul: [7] }],
    ['/nilai_perkomponen', { data: [], meta: { totalItems: 9 } }],
    ['/jadwal_ujian', { data: [{ idMakul: {}, namaMakul: 'Rahasia' }] }],
  ])('is unknown when %s is incomplete', async (path, answer) => {
    await openSheet('404', only({ ...offer, [path]: answer }))
    expect(sheet()).not.toHaveTextContent(NOT_FOUND)
    expect(sheet()).toHaveTextContent('belum dapat dipastikan')
  })
})
