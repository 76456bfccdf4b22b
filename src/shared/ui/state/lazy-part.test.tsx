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

test('a part that was fetched before stands there at once: nobody sees the waiting', async () => {
  const { Part, prefetch } = lazyPart(() => Promise.resolve(Page))
  await prefetch()
  render(<Screen Part={Part} />)
  expect(screen.getByText(/Halaman/)).toBeVisible()
  expect(screen.queryByText('Menunggu')).not.toBeInTheDocument()
})

test('a part that nobody fetched is waited for, and stays the same when it is rendered again', async () => {
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

test('a part that did not arrive is fetched again when it is shown', async () => {
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

test('a lost file is fetched ahead again after a pause that doubles, and at once when the part is shown', async () => {
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
