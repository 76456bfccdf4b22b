import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { localStore } from '#shared/storage/browser-storage.ts'
import { loadSheetFirst } from '#tests/open-makul.tsx'
import { renderScreen } from '#tests/render-screen.tsx'

loadSheetFirst()

const main = () => within(screen.getByRole('main'))
const sheet = (name: string | RegExp) => screen.findByRole('dialog', { name })

/** Each screen that names a course, and the name that is pressed there. */
const PLACES: readonly [address: string, name: string, options?: Parameters<typeof renderScreen>[1]][] = [
  ['/dashboard', 'Basis Data Lanjut'],
  ['/dashboard', 'Grafika Komputer'],
  ['/jadwal-dan-presensi', 'Pemrograman Web Lanjut'],
  ['/jadwal-dan-presensi?tab=presensi', 'Sistem Terdistribusi'],
  ['/jadwal-dan-presensi?tab=ujian&jenis=UTS', 'Rekayasa Perangkat Lunak'],
  ['/krs', 'Metodologi Penelitian'],
  ['/krs', 'Manajemen Proyek Perangkat Lunak'],
  ['/bahan-dan-tugas', 'Basis Data Lanjut'],
  ['/nilai?tab=komponen', 'Basis Data Lanjut'],
  ['/nilai?tab=transkrip', 'Dasar Pemrograman'],
  [
    '/kuesioner?tahun=2027&semester=1&jenis=proses_pembelajaran&idMakul=2501&idKelas=50102&idDosen=0612057901',
    'Basis Data Lanjut',
  ],
]

test.each(PLACES)('opens the sheet over %s from the name %s', async (address, name, options) => {
  const { user, path } = await renderScreen(address, options)
  // The dashboard replaces its weekly plan, and the names in it, once exams and calendar have arrived.
  await waitFor(() => expect(screen.getByRole('main')).not.toHaveTextContent('masih dimuat'))
  const [link] = main().getAllByRole('link', { name })
  if (!link) throw new Error(`no link ${name}`)
  await user.click(link)
  expect(await sheet(name)).toBeVisible()
  const query = new URLSearchParams(path().split('?')[1])
  expect(query.get('makul')).toMatch(/^\d+$/)
  for (const [key, value] of new URLSearchParams(address.split('?')[1])) expect(query.get(key)).toBe(value)
})

describe('closing', () => {
  const open = async () => {
    const opened = await renderScreen('/nilai?tab=transkrip')
    await opened.navigate('/nilai?tab=komponen')
    await opened.settled()
    const link = main().getByRole('link', { name: 'Basis Data Lanjut' })
    await opened.user.click(link)
    const dialog = await sheet('Basis Data Lanjut')
    await opened.settled()
    return { ...opened, link, dialog }
  }
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  test('goes back to the screen as it was, by its button', async () => {
    const { user, dialog, path } = await open()
    await user.click(within(dialog).getByRole('button', { name: 'Tutup' }))
    await isClosed()
    expect(path()).toBe('/nilai?tab=komponen')
  })

  test('goes back once when Esc is pressed twice', async () => {
    const { dialog, path } = await open()
    const pressEsc = () => dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    pressEsc()
    pressEsc()
    await isClosed()
    expect(path()).toBe('/nilai?tab=komponen')
  })

  test('replaces an address that was opened directly, and keeps its other parameters', async () => {
    const { user, path } = await renderScreen('/nilai?tab=komponen&makul=2501')
    await user.click(within(await sheet('Basis Data Lanjut')).getByRole('button', { name: 'Tutup' }))
    await isClosed()
    expect(path()).toBe('/nilai?tab=komponen')
  })
})

test('shows the name of the link at once, while every response is pending', async () => {
  const paths = [
    '/jadwal_kuliah',
    '/tugas_kuliah',
    '/bahan_kuliah',
    '/jadwal_ujian',
    '/makul_kuesioner_proses_pembelajaran',
  ]
  const { user } = await renderScreen('/nilai?tab=transkrip', { hanging: paths })
  await user.click(main().getByRole('link', { name: 'Dasar Pemrograman' }))
  expect(await sheet('Dasar Pemrograman')).toBeVisible()
})

describe('an operator', () => {
  beforeEach(() => localStore.set('operator_student_id', '240117023'))
  afterEach(() => localStore.clear())

  test('reads the sheet of a student', async () => {
    const { user } = await renderScreen('/nilai?tab=komponen', { persona: 'operator' })
    await user.click(await screen.findByRole('link', { name: 'Basis Data Lanjut' }))
    const dialog = await sheet('Basis Data Lanjut')
    await waitFor(() => expect(dialog).toHaveTextContent(/Hadir \d+ dari \d+/))
    expect(dialog).not.toHaveTextContent(/\bAnda\b/)
  })
})

test('links no name on a print page', async () => {
  await renderScreen('/cetak-krs?tahun=2027&semester=1')
  expect(screen.queryByRole('link', { name: 'Basis Data Lanjut' })).toBeNull()
  expect(document.body.textContent).toContain('Basis Data Lanjut')
})
