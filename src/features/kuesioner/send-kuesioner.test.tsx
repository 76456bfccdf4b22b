import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { setRuntimeFlags } from '#flags/flags.ts'
import { setAssumedCalls } from '#gateway/call/assumed.ts'
import { resumeEntry } from '#gateway/writes/outbox.ts'
import { pendingRecordsOf } from '#gateway/writes/write-record.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { answer, answerAll, beginKuesioner, radio, SENT, SERVICES, send, sends } from '#tests/fill-kuesioner.ts'
import { card, renderScreen } from '#tests/render-screen.tsx'
import { GATEWAY } from '#tests/simulated-gateway.ts'
import { readFilledBy } from './filled-by.ts'

type Shown = Awaited<ReturnType<typeof renderScreen>>

const COURSE =
  '/kuesioner?jenis=proses_pembelajaran&tahun=2027&semester=1&idMakul=2501&idKelas=50102&idDosen=0612057901'

beginKuesioner()

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const checking = () => screen.queryByRole('region', { name: 'Sedang diperiksa' })

/** Sends a questionnaire of the student from another device. */
const sendElsewhere = async ({ controls }: Shown, jenis: string, nomor: number, jawaban: object[]) => {
  const { access_token: token } = controls.signIn('aktif')
  const answered = await fetch(`${GATEWAY}/v1/mahasiswa/240117023/kuesioner_${jenis}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ idKuesioner: `20271${nomor}`, tahun: 2027, semester: 1, jawaban }),
  })
  expect(answered.status).toBe(200)
}

describe('questionnaire whose response was lost', () => {
  test('is sent once and shown as sent after a check finds it', async () => {
    const shown = await renderScreen(SERVICES)
    await answer(shown)
    shown.controls.setFaults([{ operation: 'submitKuesionerLayanan', kind: 'lost', times: 1 }])
    await send(shown)
    expect(await screen.findByText(SENT)).toBeVisible()
    await waitFor(() => expect(checking()).toBeNull())
    expect(sends(shown)).toHaveLength(1)
  })

  test('keeps its answers and can be resent when the check does not find it', async () => {
    const shown = await renderScreen(SERVICES)
    await answer(shown)
    shown.controls.setFaults([{ operation: 'submitKuesionerLayanan', kind: 'network', times: 1 }])
    await send(shown)
    await waitFor(() => expect(checking()).toBeVisible())
    shown.controls.advance(60_000)
    await shown.user.click(button('Periksa sekarang'))
    expect(await screen.findByText(/^Sudah diperiksa: kuesioner ini belum terkirim/)).toBeVisible()
    expect(radio(/^3\./, /^Portal/)).toBeChecked()
    await send(shown)
    expect(await screen.findByText(SENT)).toBeVisible()
  })

  test('is not resent when another device has sent it', async () => {
    const shown = await renderScreen(SERVICES)
    await answer(shown)
    await sendElsewhere(shown, 'layanan', 2, [
      ...['721', '722', '723'].map((idPertanyaan) => ({ idPertanyaan, jawaban: 2 })),
      { idPertanyaan: '725', jawaban: 'surel' },
    ])
    const before = sends(shown).length
    await send(shown)
    expect(await screen.findByText(SENT)).toBeVisible()
    expect(sends(shown)).toHaveLength(before)
    expect(card('Akademik')).toHaveTextContent('2, Cukup')
  })
})

describe('two questionnaires of one kind', () => {
  const OPERATION = 'submitKuesionerProsesPembelajaran'
  const isFilled = () => screen.findByText('15 dari 15 terjawab')

  test('keeps the form and answers of one while the other is checked', async () => {
    const shown = await renderScreen('/kuesioner')
    const [one = '', other = ''] = screen
      .getAllByRole('link', { name: /Belum diisi$/ })
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.includes('jenis=proses_pembelajaran') && href.includes('tahun=2027'))
    await shown.navigate(one)
    await screen.findByText('0 dari 15 terjawab')
    answerAll(/^5/)
    shown.controls.setFaults([
      { operation: OPERATION, kind: 'lost', times: 1 },
      { operation: 'getKuesionerProsesPembelajaran', kind: 'latency', ms: 0, times: 1 }, // the precheck
      { operation: 'getKuesionerProsesPembelajaran', kind: 'server', times: 1 }, // the first check
    ])
    await send(shown)
    await waitFor(() => expect(checking()).toBeVisible())
    await shown.navigate(other)
    await screen.findByText('0 dari 15 terjawab')
    expect(checking()).toBeNull()
    answerAll(/^4/)
    expect(await isFilled()).toBeVisible()
    await act(() => resumeEntry(pendingRecordsOf(OPERATION)[0]?.key ?? ''))
    expect(pendingRecordsOf(OPERATION)).toEqual([])
    expect(await isFilled()).toBeVisible()
    await shown.navigate('/kuesioner')
    await shown.navigate(other)
    expect(await isFilled()).toBeVisible()
  })
})

describe('stored list of students without open questionnaires', () => {
  const CLOSED_BUT_ONE = '2026-11-20T10:00:00+07:00' // only criticism and suggestions are open
  const CRITICISM = '/kuesioner?jenis=kritiksaran&tahun=2027&semester=1'
  const write = async (shown: Shown) => {
    await shown.user.type(screen.getByLabelText(/^1\. Kritik/), 'Antrean panjang.')
    await shown.user.type(screen.getByLabelText(/^2\. Saran/), 'Nomor antrean daring.')
    await send(shown)
    await screen.findByText(SENT)
  }

  test('[R3-006] adds the student after the last open questionnaire is sent and keeps other students', async () => {
    localStore.set('kuesioner_filled', '["220114008"]')
    const shown = await renderScreen(CRITICISM, { arrange: ({ jumpTo }) => jumpTo(CLOSED_BUT_ONE) })
    expect(readFilledBy()).toEqual(['220114008'])
    await write(shown)
    await waitFor(() => expect(readFilledBy()).toEqual(['220114008', '240117023']))
  })

  test('does not add a student with other open questionnaires', async () => {
    const shown = await renderScreen(CRITICISM)
    await write(shown)
    await shown.settled()
    expect(readFilledBy()).toEqual([])
  })

  test('does not add the student of an operator', async () => {
    localStore.set('operator_student_id', '240117023')
    // Not the dashboard, which would fetch the questionnaires before they are sent elsewhere.
    const operator = await renderScreen('/panduan', {
      persona: 'operator',
      arrange: ({ jumpTo }) => jumpTo(CLOSED_BUT_ONE),
    })
    await sendElsewhere(operator, 'kritiksaran', 3, [
      { idPertanyaan: '731', jawaban: 'Antrean' },
      { idPertanyaan: '732', jawaban: 'Nomor' },
    ])
    await operator.navigate('/kuesioner')
    expect(await screen.findByText('Tidak ada kuesioner yang menunggu saat ini.')).toBeVisible()
    expect(readFilledBy()).toEqual([])
  })

  test('[R4-048] hides the campus dialog after the last questionnaire is sent', async () => {
    const shown = await renderScreen(CRITICISM, { arrange: ({ jumpTo }) => jumpTo(CLOSED_BUT_ONE) })
    await write(shown)
    await waitFor(() => expect(readFilledBy()).toEqual(['240117023']))
    shown.unmount()
    await renderScreen('/dashboard', { campus: 'TSM', arrange: ({ jumpTo }) => jumpTo('2022-04-15T12:00:00+07:00') })
    expect(screen.queryByRole('dialog', { name: 'Kuesioner' })).toBeNull()
  })
})

describe('questionnaire that cannot be filled in', () => {
  test('shows its closing date instead of its questions', async () => {
    await renderScreen(SERVICES, { arrange: ({ jumpTo }) => jumpTo('2026-11-20T10:00:00+07:00') })
    expect(screen.getAllByText('Ditutup Jumat, 06 November 2026').length).toBeGreaterThan(0)
    expect(screen.queryByRole('radio')).toBeNull()
  })

  test('explains the disabled send button to an operator and sends nothing', async () => {
    localStore.set('operator_student_id', '240117023')
    const shown = await renderScreen(SERVICES, { persona: 'operator' })
    await screen.findByRole('radiogroup', { name: /^1\./ })
    await answer(shown)
    const [first] = screen.getAllByRole('button', { name: 'Kirim kuesioner' })
    expect(first).toHaveAccessibleDescription(/^Mode operator: data mahasiswa ini hanya dapat dibaca\./)
    expect(sends(shown)).toEqual([])
  })

  test('shows a course questionnaire as unavailable and disables sending without assumed calls', async () => {
    setRuntimeFlags({ 'assumed-writes': false })
    setAssumedCalls(() => false)
    const shown = await renderScreen(COURSE)
    expect(screen.getByText('Kampus Anda belum menyediakan bagian ini di portal.')).toBeVisible()
    expect(shown.asked.filter((request) => request.includes('/kuesioner_proses_pembelajaran?'))).toEqual([])
    await shown.navigate(SERVICES)
    await shown.settled()
    await answer(shown)
    expect(button('Kirim kuesioner')).toHaveAccessibleDescription(/^Kampus Anda belum menerima kuesioner lewat portal/)
    await shown.user.click(button('Kirim kuesioner'))
    expect(sends(shown)).toEqual([])
  })

  test('shows the list when the URL names no questionnaire', async () => {
    await renderScreen('/kuesioner?jenis=proses_pembelajaran&tahun=2027&semester=1')
    expect(screen.getByRole('heading', { level: 1, name: 'Kuesioner' })).toBeVisible()
  })
})

test('refetches locked grades and averages after the last course questionnaire is sent', async () => {
  const shown = await renderScreen('/nilai', { persona: 'kelebihan-bayar' })
  const curve = () => within(card('IPK')).getByRole('img').getAttribute('aria-label') ?? ''
  const before = curve()
  expect(before).toMatch(/Semester 4: IPS Tertutup/)
  await shown.navigate('/kuesioner')
  await shown.settled()
  for (let left = 3; left > 0; left -= 1) {
    const link = screen
      .getAllByRole('link', { name: /Belum diisi$/ })
      .find((one) => one.getAttribute('href')?.includes('tahun=2026'))
    await shown.user.click(link ?? document.body)
    await screen.findByText('0 dari 15 terjawab')
    answerAll(/^5/)
    await send(shown)
    await screen.findByText(SENT)
    await shown.user.click(screen.getAllByRole('link', { name: 'Semua kuesioner' })[0] ?? document.body)
    await shown.settled()
  }
  expect(screen.queryByText(/yang terkunci\.$/)).toBeNull()
  expect(screen.queryByText(/terkunci sampai kuesioner/)).toBeNull()
  await shown.navigate('/nilai')
  await shown.settled()
  expect(curve()).toMatch(/Semester 4: IPS \d,\d\d/)
}, 60_000)

test('sends a text answer exactly as typed, including special characters', async () => {
  const shown = await renderScreen('/kuesioner?jenis=kritiksaran&tahun=2027&semester=1')
  await shown.user.type(screen.getByLabelText(/^1\. Kritik/), '<parkir> penuh & if (a<b) atau c>d')
  await shown.user.type(screen.getByLabelText(/^2\. Saran/), 'Pagar.')
  await send(shown)
  expect(await screen.findByText(SENT)).toBeVisible()
  expect(await screen.findByText('<parkir> penuh & if (a<b) atau c>d')).toBeVisible() // as now stored by the gateway
})

test('renders questionnaire texts as plain text, never as markup', async () => {
  const path = '/v1/mahasiswa/240117023/kuesioner_layanan'
  const pertanyaan = [{ idPertanyaan: 1, pertanyaan: 'Bersih <img src=x onerror=alert(1)>?', jenisJawaban: 'skala' }]
  await renderScreen(SERVICES, {
    answers: { [path]: { idKuesioner: 1, judul: '<b>Layanan</b>', skala: [{ nilai: 1 }], kelompok: [{ pertanyaan }] } },
  })
  expect(screen.getByRole('heading', { level: 1, name: '<b>Layanan</b>' })).toBeVisible()
  expect(document.querySelector('main img[src=x], h1 b')).toBeNull()
})
