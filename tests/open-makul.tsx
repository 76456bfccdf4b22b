import { screen, within } from '@testing-library/react'
import { beforeAll } from 'vitest'
import { renderScreen } from './render-screen.tsx'

/** Loads the file of the sheet, which is lazy: its first load takes long on a busy machine. */
export const loadSheetFirst = (): void => beforeAll(() => import('#app/makul-sheet/makul-sheet.tsx'))

export type Options = NonNullable<Parameters<typeof renderScreen>[1]>

const EMPTY_SCREEN = { path: '/kosong', element: <h1>Kosong</h1> }
/** Opens the sheet of a course over a screen without requests. */
export const openSheet = async (makul: string, options: Options = {}) => {
  const opened = await renderScreen(`/kosong?makul=${makul}`, { ...options, screens: [EMPTY_SCREEN] })
  await screen.findByRole('dialog') // its file is loaded lazily
  if (!options.pending) await opened.settled()
  return opened
}

export const sheet = (name: string | RegExp = /./) => screen.getByRole('dialog', { name })
/** Returns a part of the sheet by its title. */
export const part = (title: string): HTMLElement => {
  const found = within(sheet()).getByRole('heading', { name: title, level: 3 }).closest('li, section')
  if (!(found instanceof HTMLElement)) throw new Error(`there is no ${title}`)
  return found
}
export const titles = () =>
  within(sheet())
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
export const PARTS = ['Dosen', 'Presensi', 'Tugas', 'Bahan', 'Ujian', 'Nilai', 'Kuesioner']

export const MAKUL = { idMakul: '1', idKelas: 'k1', kodeMakul: 'IF1', namaMakul: 'Kalkulus', kelas: 'A', sks: 3 }
export const KELAS = {
  ...MAKUL,
  jadwal: [{ hari: { kode: 5 }, jamMulai: '14.00', jamSelesai: '16.30', ruang: 'R. 210', gedung: 'Gedung B' }],
  dosen: [{ id: '9', nama: 'Dr. Hendra Wijaya, M.Kom.' }],
  minimalKehadiran: 75,
  jumlahPertemuan: 14,
}
export const marks = (letters: string) => letters.split('').map((one) => (one === '-' ? { presensi: null } : one))
/** Responses about one course only; without changes all lists are empty, and the course has one class. */
export const only = (changes: Record<string, object> = {}): Options => ({
  answers: {
    '/jadwal_kuliah': { data: [KELAS] },
    '/presensi_kuliah': { data: [] },
    '/tugas_kuliah': { makul: [] },
    '/bahan_kuliah': { makul: [] },
    '/jadwal_ujian': { data: [] },
    '/nilai_perkomponen': { data: [] },
    '/transkrip': { data: [] },
    '/makul_kuesioner_proses_pembelajaran': { data: [] },
    ...changes,
  },
})
