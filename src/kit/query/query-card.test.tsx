import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { GatewayError } from '#gateway/call/gateway-error.ts'
import { startKitTexts } from '#tests/kit-texts.ts'
import { QueryCard } from './query-view.tsx'

beforeEach(() => startKitTexts())

interface Answer {
  data: string[] | null
}
const asked = (part: Partial<Parameters<typeof QueryCard<Answer, string[]>>[0]['query']> = {}) => ({
  data: undefined,
  dataUpdatedAt: 0,
  error: null,
  isPending: false,
  refetch: vi.fn(),
  ...part,
})
const show = (of: ReturnType<typeof asked>) =>
  render(
    <QueryCard
      title="Agenda"
      query={of}
      select={(answer: Answer) => answer.data}
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
    </QueryCard>,
  )

test('renders the card with a loading state while the request is pending', () => {
  show(asked({ isPending: true }))
  expect(screen.getByRole('region', { name: 'Agenda' })).toBeVisible()
  expect(screen.getByRole('status')).toBeInTheDocument()
})

test('shows the rows', () => {
  show(asked({ data: { data: ['UTS', 'Wisuda'] } }))
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['UTS', 'Wisuda'])
})

test('explains an empty list', () => {
  show(asked({ data: { data: [] } }))
  expect(screen.getByText('Tidak ada data')).toBeVisible()
  expect(screen.getByText('Kegiatan muncul di sini.')).toBeVisible()
})

test('shows an error instead of an empty list when the list is unreadable, and retries with Muat Ulang', async () => {
  const of = asked({ data: { data: null } })
  show(of)
  expect(screen.queryByText('Tidak ada data')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Muat Ulang' }))
  expect(of.refetch).toHaveBeenCalledTimes(1)
})

test('shows an error in place, but keeps cached rows', () => {
  const error = new GatewayError('Rusak', { kind: 'server', operation: 'listUpcomingEvent', status: 500 })
  const { unmount } = show(asked({ error }))
  expect(screen.getByRole('alert')).toHaveTextContent('Rusak')
  unmount()
  show(asked({ error, data: { data: ['UTS'] } }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('UTS')).toBeVisible()
})

test('shows a sentence without a button for a part that the campus may not support', () => {
  show(asked({ error: new GatewayError('', { kind: 'assumed', operation: 'listSurat' }) }))
  expect(screen.getByText('Kampus Anda belum menyediakan bagian ini di portal.')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})
