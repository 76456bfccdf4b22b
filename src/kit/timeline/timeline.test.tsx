import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setClock } from '#shared/state/clock.ts'
import { startKitTexts } from '#tests/kit-texts.ts'
import type { UntilValue } from '../jendela/until.tsx'
import { type Step, Timeline } from './timeline.tsx'

beforeEach(async () => {
  await startKitTexts()
  setClock(() => Date.parse('2026-10-22T14:05:00+07:00'))
})
afterEach(() => setClock(Date.now))

const stepsOf = (...states: Step['state'][]): Step[] =>
  states.map((state, index) => ({ key: String(index), title: `Langkah ${index + 1}`, state }))
const items = () => screen.getAllByRole('listitem')
const foldButton = () => screen.queryByRole('button', { expanded: false })

test('shows past, current and future steps and who acts next', () => {
  render(
    <Timeline
      steps={[
        { key: 'sent', title: 'Diajukan', state: 'done', note: '22 Oktober 2026' },
        { key: 'prodi', title: 'Persetujuan', state: 'now', who: 'ketua prodi' },
        { key: 'letter', title: 'Surat terbit', state: 'later' },
      ]}
    />,
  )
  const [sent, prodi, letter] = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(sent).toHaveTextContent(/^Diajukan22 Oktober 2026$/)
  expect(prodi).toHaveTextContent(/^2PersetujuanGiliran ketua prodi$/)
  expect(letter).toHaveTextContent(/^3Surat terbit$/)
  expect([sent, prodi, letter].map((step) => step?.getAttribute('aria-current'))).toEqual([null, 'step', null])
})

test('renders nothing without steps', () => {
  const { container } = render(<Timeline steps={[]} />)
  expect(container).toBeEmptyDOMElement()
})

test('shows a single step without a line to expand', () => {
  render(<Timeline steps={stepsOf('now')} />)
  expect(items()).toHaveLength(1)
  expect(foldButton()).toBeNull()
})

test('names the state of every step that is over or unknown', () => {
  render(<Timeline steps={stepsOf('done', 'stopped', 'unknown', 'now', 'later')} foldPast={false} />)
  expect(screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual([
    'Selesai',
    'Tidak berlanjut',
    'Keadaan belum diketahui',
  ])
})

test('shows why a step was stopped, without a deadline', () => {
  const [stopped] = stepsOf('stopped')
  if (!stopped) throw new Error('no step')
  const reason = 'Kurang dari 30 hari. Perpanjang masa pelaksanaan.'
  render(
    <Timeline
      steps={[{ ...stopped, note: '20 Oktober 2026', reason, until: { action: 'Perbaiki', value: '2026-12-18' } }]}
    />,
  )
  expect(items()[0]).toHaveTextContent(`Langkah 120 Oktober 2026${reason}`)
})

test.each<[string, UntilValue, string]>([
  ['a day', '2026-12-18', 'sampai Jumat, 18 Desember 2026 (57 hari lagi)'],
  ['a moment', '2026-10-27T10:00:00+07:00', 'sampai Selasa, 27 Oktober 2026 pukul 10.00 WIB (5 hari lagi)'],
  [
    'a moment of another zone',
    '2026-10-27T00:30:00+09:00',
    'sampai Senin, 26 Oktober 2026 pukul 22.30 WIB (4 hari lagi)',
  ],
  [
    'a moment in milliseconds',
    Date.parse('2026-10-23T10:00:00+07:00'),
    'sampai Jumat, 23 Oktober 2026 pukul 10.00 WIB (1 hari lagi)',
  ],
  ['today', '2026-10-22', 'sampai Kamis, 22 Oktober 2026 (hari ini)'],
  [
    'a moment that has passed today',
    '2026-10-22T14:00:00+07:00',
    'sampai Kamis, 22 Oktober 2026 pukul 14.00 WIB (sudah lewat)',
  ],
  ['a day that has passed', '2026-10-21', 'sampai Rabu, 21 Oktober 2026 (sudah lewat)'],
  ['a date that cannot be read', undefined, 'sampai tanggal yang tidak terbaca'],
])('shows the deadline of the current step with its verb: %s', (_, value, text) => {
  render(<Timeline steps={stepsOf('now').map((step) => ({ ...step, until: { action: 'Kirim bab 2', value } }))} />)
  expect(items()[0]).toHaveTextContent(new RegExp(`^1Langkah 1Kirim bab 2 ${text.replace(/[().]/g, '\\$&')}$`))
})

test.each([null, '0001-01-01T00:00:00Z'])('shows no verb without a date: %s', (value) => {
  render(<Timeline steps={stepsOf('now').map((step) => ({ ...step, until: { action: 'Kirim bab 2', value } }))} />)
  expect(items()[0]).toHaveTextContent(/^1Langkah 1$/)
})

test('does not show the student’s turn without an action', () => {
  render(<Timeline steps={stepsOf('now').map((step) => ({ ...step, isYours: true }))} />)
  expect(items()[0]).toHaveTextContent(/^1Langkah 1$/)
})

test('shows whose turn it is and the content of the current step', () => {
  const steps = stepsOf('now').map((step) => ({
    ...step,
    aside: '3 dari 8',
    isYours: true,
    content: <button type="button">Kirim bab 2</button>,
  }))
  render(<Timeline steps={steps} />)
  const [now] = items()
  expect(now).toHaveTextContent(/^1Langkah 13 dari 8Giliran Anda/)
  expect(within(now as HTMLElement).getByRole('button', { name: 'Kirim bab 2' })).toBeInTheDocument()
})

test.each<[string, Step['state'][], string | null]>([
  [
    'every step before the present one',
    ['done', 'done', 'done', 'now', 'later', 'later', 'later', 'later'],
    '3 langkah selesai',
  ],
  [
    'stopped steps with the others, but the last',
    ['done', 'stopped', 'stopped', 'now'],
    '1 langkah selesai · 1 langkah tidak berlanjut',
  ],
  ['stopped steps alone', ['stopped', 'stopped', 'stopped', 'now'], '2 langkah tidak berlanjut'],
  ['no stopped step just before the present one', ['done', 'done', 'stopped', 'now'], '2 langkah selesai'],
  ['all but the last step when everything is done', Array<Step['state']>(8).fill('done'), '7 langkah selesai'],
  ['all but the stopped step at which it ended', ['done', 'done', 'stopped', 'later'], '2 langkah selesai'],
  ['every step before one of unknown state', ['done', 'done', 'unknown', 'later'], '2 langkah selesai'],
  ['no single past step', ['done', 'now', 'later'], null],
  ['nothing when nothing is over', ['later', 'later'], null],
])('collapses %s', (_, states, text) => {
  render(<Timeline steps={stepsOf(...states)} />)
  expect(foldButton()?.textContent ?? null).toBe(text)
})

test('expands and collapses the past steps with the keyboard', async () => {
  const user = userEvent.setup()
  render(<Timeline steps={stepsOf('done', 'done', 'now')} />)
  await user.tab()
  expect(foldButton()).toHaveFocus()
  await user.keyboard('{Enter}')
  const button = screen.getByRole('button', { name: '2 langkah selesai', expanded: true })
  await user.keyboard(' ')
  expect(button).toHaveAttribute('aria-expanded', 'false')
})
