import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { card, renderScreen } from '#tests/render-screen.tsx'

test('a student reads what the campus always says, with its files and the way to a screen', async () => {
  await renderScreen('/info')
  expect(within(card('Layanan akademik')).getByText(/^Loket Biro Akademik buka/)).toBeVisible()
  expect(within(card('Cara membayar dengan virtual account')).getByRole('link', { name: 'Buka' })).toHaveAttribute(
    'href',
    '/biaya-kuliah',
  )
  expect(
    within(card('Layanan konseling mahasiswa')).getByRole('button', { name: /^brosur-konseling\.pdf/ }),
  ).toBeVisible()
})

test('what comes next stands below, with its time and place', async () => {
  await renderScreen('/info')
  const agenda = within(card('Agenda mendatang'))
  expect(agenda.getByRole('row', { name: /^Bimbingan PA: kemajuan studi/ })).toHaveTextContent(
    /05 November 2026, 10\.00\sWIBDaring/,
  )
  expect(agenda.getByRole('link', { name: 'Ujian Tengah Semester' })).toHaveAttribute('href', '/jadwal-dan-presensi')
  expect(screen.getByRole('link', { name: 'Lihat kalender akademik' })).toHaveAttribute('href', '/kalender-akademik')
})

test('an address that is none leads nowhere', async () => {
  const row = {
    idInfo: '1',
    judul: 'Sistem lama',
    isi: '<p>Aman</p>',
    url: 'javascript:alert(1)',
  }
  await renderScreen('/info', { answers: { '/info': { data: [row] } } })
  expect(within(card('Sistem lama')).getByText('Aman')).toBeVisible()
  expect(within(card('Sistem lama')).queryByRole('link')).toBeNull()
})

test('[R7-017] information, agenda and calendar are asked of the campus by its id', async () => {
  const { asked, headersOf, navigate, settled } = await renderScreen('/info')
  await navigate('/kalender-akademik')
  await settled()
  const calls = ['/info', '/upcoming_event', '/kalender_akademik'].map((end) => asked.find((one) => one.endsWith(end)))
  expect(calls.map((call) => headersOf(call ?? '')['college-id'])).toEqual(['061001', '061001', '061001'])
})
