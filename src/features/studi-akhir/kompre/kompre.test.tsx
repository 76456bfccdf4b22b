import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clearOutbox } from '#gateway/writes/outbox.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { card, renderScreen } from '#tests/render-screen.tsx'

type Shown = Awaited<ReturnType<typeof renderScreen>>

beforeAll(() => Promise.all([import('./kompre-page.tsx'), import('./kompre-detail-page.tsx')]), 60_000)
beforeEach(() => {
  clearOutbox()
  localStore.clear()
})

const writes = ({ asked }: Pick<Shown, 'asked'>) =>
  asked.filter((request) => /^(POST|DELETE) .*comprehensive_participant/.test(request))
const OWN = 'Ujian Komprehensif Dasar · gelombang I'

test('shows the student’s exam with its date, number, clash check and current step', async () => {
  await renderScreen('/kompre')
  const own = within(card(OWN))
  expect(own.getByText('Hadiri ujian · 35 hari lagi')).toBeVisible()
  expect(own.getByText('Kamis, 26 November 2026', { selector: 'p' })).toBeVisible()
  expect(own.getByText(/11\.00–13\.00\sWIB.*R\. 401/)).toBeVisible()
  expect(own.getByText('KD-031-018')).toBeVisible()
  expect(await own.findByText(/^Tidak bentrok.*30 menit sesudah Pancasila dan Kewarganegaraan/)).toBeVisible()
  expect(own.getByRole('button', { name: 'Ingatkan saya' })).toBeEnabled()
  expect(own.getByRole('link', { name: 'Rincian ujian' })).toHaveAttribute('href', '/kompre/31')
  expect(own.getByText(/Persetujuan kampus/)).toBeVisible()
})

test('says that the day of an exam is unreadable, and loads no plan of it', async () => {
  await renderScreen('/kompre/33', { faults: [{ operation: 'getJadwalKompre', kind: 'malformed', path: 'tanggal' }] })
  const main = screen.getByRole('main')
  expect(main).toHaveTextContent('tidak terbaca')
  expect(main.querySelector('[aria-busy="true"]')).toBeNull()
  expect(screen.queryByRole('region', { name: 'Jadwal Anda hari itu' })).toBeNull()
  expect(main).not.toHaveTextContent('belum ditetapkan')
})

test('shows the clashes, the seats and the obstacle of each sitting before registration', async () => {
  await renderScreen('/kompre')
  const sittings = within(card('Gelombang ujian'))
  expect(sittings.getByText(/Bentrok dengan Pancasila dan Kewarganegaraan, 08\.00–10\.30\sWIB/)).toBeVisible()
  expect(sittings.getByText('18 dari 40 kursi terisi')).toBeVisible()
  expect(
    sittings.getByRole('button', { name: 'Daftar ujian Ujian Komprehensif Dasar, gelombang II' }),
  ).toHaveAccessibleDescription(/^Anda sudah terdaftar pada gelombang I\./)
  expect(sittings.getAllByText(/ hari (sesudah|sebelum) U/).map((line) => line.textContent)).toEqual([
    '20 hari sesudah UTS terakhir Anda, 06 November 2026.',
    '25 hari sebelum UAS pertama Anda, 04 Januari 2027.',
    '6 hari sesudah UAS terakhir Anda, 15 Januari 2027.',
  ])
  const links = sittings.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/kompre/31', '/kompre/33', '/kompre/32'])
})

describe('registration', () => {
  const open = async (path = '/kompre') => {
    const shown = await renderScreen(path)
    await shown.user.click(screen.getByRole('button', { name: 'Daftar ujian Ujian Komprehensif Lanjut, gelombang I' }))
    return { shown, dialog: within(await screen.findByRole('dialog')) }
  }

  test('confirms the date and its clash and is sent once', async () => {
    const { shown, dialog } = await open()
    expect(dialog.getByText('Kamis, 10 Desember 2026')).toBeVisible()
    expect(dialog.getByText(/Bentrok dengan Pancasila/)).toBeVisible()
    await shown.user.dblClick(dialog.getByRole('button', { name: 'Daftar ujian' }))
    expect(await screen.findByText('Anda terdaftar pada ujian ini.')).toBeVisible()
    expect(writes(shown)).toHaveLength(1)
    expect(await screen.findByText('KD-033-004')).toBeVisible()
  })

  test('is found in the participations when its response was lost', async () => {
    const { shown, dialog } = await open()
    shown.controls.setFaults([{ operation: 'registerKompre', kind: 'lost', times: 1 }])
    await shown.user.click(dialog.getByRole('button', { name: 'Daftar ujian' }))
    expect(await screen.findByText('KD-033-004', {}, { timeout: 10_000 })).toBeVisible()
    expect(writes(shown)).toHaveLength(1)
  })

  test('refetches the seats when the gateway rejects it', async () => {
    const { shown, dialog } = await open()
    const seats = () => shown.asked.filter((request) => /^GET .*students_schedule/.test(request)).length
    const before = seats()
    expect(before).toBeGreaterThan(0)
    shown.controls.setFaults([{ operation: 'registerKompre', kind: 'client', status: 409, message: 'Kuota penuh.' }])
    await shown.user.click(dialog.getByRole('button', { name: 'Daftar ujian' }))
    expect(await dialog.findByText('Kuota penuh.')).toBeVisible()
    await waitFor(() => expect(seats()).toBeGreaterThan(before))
  })

  test('shows the rejection of the gateway in the dialog', async () => {
    const { shown, dialog } = await open()
    shown.controls.setFaults([{ operation: 'registerKompre', kind: 'client', status: 409, message: 'Kuota penuh.' }])
    await shown.user.click(dialog.getByRole('button', { name: 'Daftar ujian' }))
    expect(await dialog.findByText('Kuota penuh.')).toBeVisible()
  })

  test('sends nothing when another tab has already registered', async () => {
    const { shown, dialog } = await open()
    const tab = shown.controls.signIn('aktif').access_token
    await fetch('http://gateway.test/v2/ta/comprehensive_participant?idMahasiswa=240117023', {
      method: 'POST',
      headers: { Authorization: `Bearer ${tab}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ scheduleId: '33' }),
    })
    const before = writes(shown).length
    await shown.user.click(dialog.getByRole('button', { name: 'Daftar ujian' }))
    expect(await screen.findByText('KD-033-004')).toBeVisible() // the list is refetched before anything is sent
    expect(writes(shown)).toHaveLength(before)
  })
})

describe('cancellation', () => {
  test('releases the seat once, after a confirmation that states the consequences', async () => {
    const shown = await renderScreen('/kompre')
    await shown.user.click(screen.getByRole('button', { name: 'Batalkan pendaftaran' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/Kursi KD-031-018 dilepas\..*sampai 13 November 2026/)).toBeVisible()
    await shown.user.dblClick(dialog.getByRole('button', { name: 'Batalkan pendaftaran' }))
    expect(await screen.findByText('Pendaftaran dibatalkan.')).toBeVisible()
    expect(writes(shown)).toHaveLength(1)
    expect(within(card('Riwayat')).getByText('Dibatalkan')).toBeVisible()
    expect(
      await screen.findByRole('button', { name: 'Daftar ujian Ujian Komprehensif Dasar, gelombang II' }),
    ).not.toHaveAttribute('aria-disabled', 'true')
  })

  test('is unavailable from two days before the exam and names the campus contact', async () => {
    await renderScreen('/kompre', { arrange: (controls) => controls.jumpTo('2026-11-24T08:00:00+07:00') })
    expect(screen.getByText(/^Pendaftaran tidak dapat dibatalkan di sini lagi/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Batalkan pendaftaran' })).toBeNull()
  })

  test('sends nothing when the deadline passes while the dialog is open', async () => {
    const shown = await renderScreen('/kompre')
    await shown.user.click(screen.getByRole('button', { name: 'Batalkan pendaftaran' }))
    shown.controls.jumpTo('2026-11-24T08:00:00+07:00')
    const dialog = within(await screen.findByRole('dialog'))
    await shown.user.click(dialog.getByRole('button', { name: 'Batalkan pendaftaran' }))
    expect(await screen.findByText(/^Pendaftaran tidak dapat dibatalkan di sini lagi/)).toBeVisible()
    expect(writes(shown)).toHaveLength(0)
  })
})

describe('one sitting', () => {
  test('lists its subjects with examiners, the conditions and the schedule of the day', async () => {
    await renderScreen('/kompre/31')
    expect(within(card('Yang diuji')).getByText('Penguji Dr. Ratna Wulandari, M.Kom.')).toBeVisible()
    expect(within(card('Syarat')).getByText('2 dari 2 terpenuhi')).toBeVisible()
    const day = within(card('Jadwal Anda hari itu')).getAllByRole('listitem')
    expect(day.map((item) => item.textContent)[1]).toContain('Ujian Komprehensif Dasar')
  })

  test('shows the marks by subject and the result', async () => {
    await renderScreen('/kompre/31', { arrange: (controls) => controls.jumpTo('2026-12-03T09:30:00+07:00') })
    const subjects = within(card('Yang diuji'))
    expect(subjects.getByText(/88/)).toBeVisible()
    expect(subjects.getByText(/85/)).toBeVisible()
    expect(screen.getByText(/86,5/)).toBeVisible()
  })

  test('states that the schedule does not cover a day after the last exam', async () => {
    await renderScreen('/kompre/32')
    expect(screen.getByText('Hari itu sesudah UAS, di luar jadwal kuliah periode ini.')).toBeVisible()
  })

  test('reports an unknown schedule and still shows the sitting', async () => {
    await renderScreen('/kompre/33', {
      faults: [{ operation: 'listJadwalKuliah', kind: 'server', message: 'Jadwal mati' }],
    })
    expect(screen.getByText(/^Jadwal Anda hari itu belum terbaca/)).toBeVisible()
    expect(screen.getByRole('button', { name: /^Daftar ujian .*, gelombang I$/ })).toBeVisible()
  })

  test('does not request a word in place of an id', async () => {
    const shown = await renderScreen('/kompre/daftar')
    expect(card('Alamat ini tidak mengarah ke mana pun')).toBeVisible()
    expect(shown.asked.some((request) => /comprehensive_schedule\/daftar/.test(request))).toBe(false)
  })
})

test('shows an exam passed last year and explains that it cannot be retaken', async () => {
  await renderScreen('/kompre', { persona: 'tugas-akhir' })
  expect(within(card('Riwayat')).getByText('Lulus')).toBeVisible()
  expect(
    screen.getByRole('button', { name: 'Daftar ujian Ujian Komprehensif Dasar, gelombang I' }),
  ).toHaveAccessibleDescription(/^Anda sudah lulus ujian ini\./)
})

test('shows an unknown status as the gateway sends it', async () => {
  await renderScreen('/kompre', {
    answers: {
      '/v2/ta/comprehensive_participant/student_participations': {
        data: [{ id: '9', scheduleId: '31', nama: 'Ujian', status: 'ditunda' }],
      },
    },
  })
  expect(within(card('Riwayat')).getByText('ditunda')).toBeVisible()
})

test('states that no exam is announced and where results will appear', async () => {
  await renderScreen('/kompre', { persona: 'kosong' })
  expect(screen.getByText('Jadwal ujian komprehensif belum diumumkan kampus.')).toBeVisible()
  expect(screen.getByText('Pendaftaran dan hasil ujian Anda muncul di sini.')).toBeVisible()
})

test('expands a long history in parts', async () => {
  const { user } = await renderScreen('/kompre', { persona: 'padat' })
  await user.click(within(card('Riwayat')).getByRole('button', { name: 'Tampilkan 10 lagi' }))
  expect(within(card('Riwayat')).getAllByRole('heading', { level: 3 })).toHaveLength(13)
})

test('opens one dialog for a sitting that the gateway repeats', async () => {
  const sitting = { id: '31', nama: 'Ujian Komprehensif Dasar', gelombang: 'I' }
  await renderScreen('/kompre?daftar=31', {
    persona: 'kosong',
    answers: { '/v2/ta/comprehensive_schedule/students_schedule': { data: [sitting, sitting, sitting] } },
  })
  expect(await screen.findAllByRole('dialog', { hidden: true })).toHaveLength(1)
})
