import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { card, renderScreen } from '#tests/render-screen.tsx'

const NEXT = 'Kelas berikutnya'
const DEFENCE = 'Sidang hari ini'
const EMPTY = /Tidak ada kelas atau ujian/
/** Options of a campus with /kerja-praktik in its menu. */
const menu = { menuConfig: { portalmhs_pengajuan: 'true', 'portalmhs_pengajuan.kerja_praktik': 'true' } }
/** Day of the student's internship defence at 13:00, between two classes. */
const onDefenceDay = {
  ...menu,
  arrange: ({ jumpTo }: { jumpTo: (moment: string) => void }) => jumpTo('2026-11-12T11:00:00+07:00'),
}
const waitForNext = (text: string | RegExp) => waitFor(() => expect(card(NEXT)).toHaveTextContent(text))

describe('next class card', () => {
  test("shows the student's own defence at 13.00 before the class at 15.30", async () => {
    await renderScreen('/dashboard', onDefenceDay)
    await screen.findByRole('region', { name: DEFENCE })
    expect(card(DEFENCE)).toHaveTextContent('13.00')
    expect(card(DEFENCE)).toHaveTextContent('2 jam lagi')
    expect(card(DEFENCE)).toHaveTextContent(/Sidang kerja praktik.*15\.30.*Basis Data Lanjut/)
    expect(card(DEFENCE)).not.toHaveTextContent('masih dimuat')
  })

  test('requests nothing that is not in the menu of the campus', async () => {
    const { asked } = await renderScreen('/dashboard', { arrange: onDefenceDay.arrange })
    await waitFor(() => expect(asked.some((request) => request.includes('/pa_online'))).toBe(true))
    expect(asked.filter((request) => /internship|final-project|wisuda/.test(request))).toEqual([])
  })

  test('shows that appointments are still loading, and no empty week', async () => {
    await renderScreen('/dashboard', {
      ...menu,
      persona: 'kosong',
      faults: [{ operation: 'listUsulanKerjaPraktik', kind: 'latency', ms: 60_000 }],
      pending: true,
    })
    await waitForNext('Ujian, acara, dan libur masih dimuat.')
    expect(card(NEXT)).not.toHaveTextContent(EMPTY)
  })

  test('names the list that failed, and refetches it on Muat Ulang', async () => {
    const { controls, user } = await renderScreen('/dashboard', {
      ...onDefenceDay,
      faults: [{ operation: 'listUsulanKerjaPraktik', kind: 'server' }],
    })
    await waitForNext('Acara Anda tidak dapat dimuat semuanya: Kerja praktik.')
    expect(card(NEXT)).not.toHaveTextContent(EMPTY)
    controls.setFaults([])
    await user.click(within(card(NEXT)).getByRole('button', { name: 'Muat Ulang' }))
    expect(await screen.findByRole('region', { name: DEFENCE })).not.toHaveTextContent('tidak dapat dimuat')
  })

  test.each([
    ['a list of another shape', { data: 'x' }],
    ['a row that cannot be read', { data: [{}] }],
  ])('names the list as unreadable for %s', async (_, answer) => {
    await renderScreen('/dashboard', { ...menu, answers: { '/v2/internship/usulan': answer } })
    await waitForNext('Acara Anda tidak dapat dimuat semuanya: Kerja praktik.')
  })

  test.each([
    ['has no hours', { jadwal: [{ hari: { kode: 4 }, jamMulai: '', jamSelesai: '' }] }],
    ['has a meeting that cannot be read', { jadwal: ['Kamis'] }],
    ['has a day that cannot be read', { jadwal: [{ hari: { kode: {} }, jamMulai: '08.00', jamSelesai: '10.00' }] }],
    ['has no meetings yet', { jadwal: [] }],
  ])('names a class that %s instead of showing an empty week', async (_, fields) => {
    await renderScreen('/dashboard', {
      persona: 'kosong',
      answers: { '/jadwal_kuliah': { data: [{ idKelas: '1', namaMakul: 'Etika Profesi', ...fields }] } },
    })
    await waitForNext('Tanpa hari atau jam: Etika Profesi.')
    expect(card(NEXT)).not.toHaveTextContent(EMPTY)
  })

  test('counts an unreadable class instead of showing an empty week', async () => {
    const read = { idKelas: '1', namaMakul: 'Etika', jadwal: [] }
    await renderScreen('/dashboard', { persona: 'kosong', answers: { '/jadwal_kuliah': { data: [{}, read] } } })
    await waitForNext('1 baris tidak dapat dibaca.')
    expect(card(NEXT)).not.toHaveTextContent(EMPTY)
  })
})

describe('week view', () => {
  const ADDRESS = '/jadwal-dan-presensi'

  test("shows the student's own defence, and no free time over it", async () => {
    await renderScreen(ADDRESS, onDefenceDay)
    const next = await screen.findByRole('region', { name: 'Acara berikutnya' })
    expect(next).toHaveTextContent('Sidang kerja praktik')
    const today = screen.getByRole('heading', { name: 'Hari ini, Kamis, 12 November' }).parentElement
    await waitFor(() => expect(today).toHaveTextContent(/Kosong 10\.30–13\.00\sWIB.*13\.00Sidang kerja praktik/))
    expect(today).not.toHaveTextContent('Kosong 10.30–15.30')
  })

  test('shows no free time while appointments are loading', async () => {
    await renderScreen(ADDRESS, {
      ...onDefenceDay,
      faults: [{ operation: 'listUsulanKerjaPraktik', kind: 'latency', ms: 60_000 }],
      pending: true,
    })
    expect(await screen.findByText('Acara lain Anda masih dimuat.')).toBeVisible()
    expect(screen.queryByText(/^Kosong/)).toBeNull()
  })

  test('shows no free time when a list failed, and names the list', async () => {
    await renderScreen(ADDRESS, {
      ...onDefenceDay,
      faults: [{ operation: 'getSidangKerjaPraktik', kind: 'server' }],
    })
    expect(await screen.findByText('Acara Anda tidak dapat dimuat semuanya: Kerja praktik.')).toBeVisible()
    expect(screen.queryByText(/^Kosong/)).toBeNull()
  })
})
