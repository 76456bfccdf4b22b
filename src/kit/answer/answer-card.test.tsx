import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { GatewayError } from '#gateway/call/gateway-error.ts'
import { startKitTexts } from '#tests/kit-texts.ts'
import { AnswerCard } from './answer.tsx'

beforeEach(() => startKitTexts())

interface Answer {
  data: string[] | null
}
const asked = (part: Partial<Parameters<typeof AnswerCard<Answer, string[]>>[0]['of']> = {}) => ({
  data: undefined,
  dataUpdatedAt: 0,
  error: null,
  isPending: false,
  refetch: vi.fn(),
  ...part,
})
const show = (of: ReturnType<typeof asked>) =>
  render(
    <AnswerCard
      title="Agenda"
      of={of}
      part={(answer: Answer) => answer.data}
      lines={4}
      empty="Kegiatan muncul di sini."
      flush
    >
      {(rows) => (
        <ul>
          {rows.map((row) => (
            <li key={row}>{row}</li>
          ))}
        </ul>
      )}
    </AnswerCard>,
  )

test('while it is asked for the card is there, and says that it waits', () => {
  show(asked({ isPending: true }))
  expect(screen.getByRole('region', { name: 'Agenda' })).toBeVisible()
  expect(screen.getByRole('status')).toBeInTheDocument()
})

test('its rows are shown', () => {
  show(asked({ data: { data: ['UTS', 'Wisuda'] } }))
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['UTS', 'Wisuda'])
})

test('an empty list says what will stand there', () => {
  show(asked({ data: { data: [] } }))
  expect(screen.getByText('Tidak ada data')).toBeVisible()
  expect(screen.getByText('Kegiatan muncul di sini.')).toBeVisible()
})

test('a list that can not be read is a failure and never an empty list; Muat Ulang asks again', async () => {
  const of = asked({ data: { data: null } })
  show(of)
  expect(screen.queryByText('Tidak ada data')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Muat Ulang' }))
  expect(of.refetch).toHaveBeenCalledTimes(1)
})

test('a failure stands in its place; rows that are kept stay in spite of it', () => {
  const error = new GatewayError('Rusak', { kind: 'server', operation: 'listUpcomingEvent', status: 500 })
  const { unmount } = show(asked({ error }))
  expect(screen.getByRole('alert')).toHaveTextContent('Rusak')
  unmount()
  show(asked({ error, data: { data: ['UTS'] } }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('UTS')).toBeVisible()
})

test('what this campus may not have is said in a sentence, with nothing to press', () => {
  show(asked({ error: new GatewayError('', { kind: 'assumed', operation: 'listSurat' }) }))
  expect(screen.getByText('Kampus Anda belum menyediakan bagian ini di portal.')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})
