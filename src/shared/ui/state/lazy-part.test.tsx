import { render, screen, waitFor } from '@testing-library/react'
import { type ComponentType, Suspense, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { lazyPart } from './lazy-part.tsx'

let mounts = 0
const Page = () => {
  const [number] = useState(() => {
    mounts += 1
    return mounts
  })
  return <p>{`Halaman ${number}`}</p>
}

const Screen = ({ Part }: { Part: ComponentType }) => (
  <Suspense fallback={<p>Menunggu</p>}>
    <Part />
  </Suspense>
)

test('renders a prefetched part without a loading state', async () => {
  const { Part, prefetch } = lazyPart(() => Promise.resolve(Page))
  await prefetch()
  render(<Screen Part={Part} />)
  expect(screen.getByText(/Halaman/)).toBeVisible()
  expect(screen.queryByText('Menunggu')).not.toBeInTheDocument()
})

test('shows a loading state for a part that was not prefetched and keeps its state across renders', async () => {
  const load = vi.fn(() => Promise.resolve(Page))
  const { Part, prefetch } = lazyPart(load)
  const { rerender } = render(<Screen Part={Part} />)
  expect(screen.getByText('Menunggu')).toBeVisible()
  const page = await screen.findByText(/Halaman/)
  const before = page.textContent
  await prefetch()
  rerender(<Screen Part={Part} />)
  expect(page).toHaveTextContent(before)
  expect(load).toHaveBeenCalledOnce()
})

test('loads a part again on render after its prefetch failed', async () => {
  const load = vi
    .fn<() => Promise<ComponentType>>()
    .mockRejectedValueOnce(new TypeError('network'))
    .mockResolvedValue(Page)
  const { Part, prefetch } = lazyPart(load)
  await prefetch()
  render(<Screen Part={Part} />)
  await waitFor(() => expect(screen.getByText(/Halaman/)).toBeVisible())
  expect(load).toHaveBeenCalledTimes(2)
})

test('backs off repeated prefetches of a failed file, but loads it at once when the part is rendered', async () => {
  vi.useFakeTimers()
  const load = vi.fn<() => Promise<ComponentType>>(() => Promise.reject(new Error('lost')))
  const { Part, prefetch } = lazyPart(load)
  for (let press = 0; press < 20; press += 1) await prefetch()
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2000)
  for (let press = 0; press < 20; press += 1) await prefetch()
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(2000)
  await prefetch()
  expect(load, 'four seconds the second time').toHaveBeenCalledTimes(2)
  vi.useRealTimers()
  load.mockImplementation(() => Promise.resolve(Page))
  render(<Screen Part={Part} />)
  expect(await screen.findByText(/Halaman/)).toBeVisible()
})
