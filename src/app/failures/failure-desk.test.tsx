import { act, render, screen, waitFor, within } from '@testing-library/react'
import { useEffect } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { onRequestError, type RequestError } from '#gateway/call/request-errors.ts'
import { clearOutbox } from '#gateway/writes/outbox.ts'
import { jitter } from '#shared/state/backoff.ts'
import { showRetrySnackbar } from '#shared/ui/overlay/snackbar.ts'
import { ToastArea } from '#shared/ui/overlay/toast-area.tsx'
import { card, renderScreen } from '#tests/render-screen.tsx'
import texts from '#tests/spec/texts.json'
import type { Fault } from '#tools/demo/server/fault-types.ts'
import type { LaterScreens } from '../screens.ts'

const quoted = (key: string) => texts.rows.find((row) => row.key === key)?.text ?? `no text ${key}`
const OFFLINE = 'Tidak ada koneksi internet'
const RELOAD = 'Muat Ulang'
const BAR = 'Tidak ada koneksi internet. 2 permintaan menunggu.'
const READS = ['getRekapPembayaran', 'listRiwayatKuliah'] as const

const network = (operation: string, times?: number): Fault => ({
  operation,
  kind: 'network',
  ...(times === undefined ? {} : { times }),
})
const bar = () => screen.getByText(/permintaan menunggu|Mencoba lagi/).closest<HTMLElement>('div') ?? document.body
const retry = () => within(bar()).getByRole('button', { name: RELOAD })
const noBar = () => expect(screen.queryByText(/permintaan menunggu|Mencoba lagi/)).toBeNull()

/** Returns the request errors of this route; a new listener receives them at once. */
const requestErrors = (): RequestError[] => {
  const errors: RequestError[] = []
  onRequestError((one) => errors.push(one))()
  return errors
}

/** Returns the calls without those of parts that load later: the running payment, exams and holidays. */
const withoutLateParts = (asked: readonly string[]) =>
  asked.filter((call) => !/status_pembayaran|jadwal_ujian|kalender_akademik/.test(call))

beforeEach(() => {
  jitter.next = () => 100 // no automatic recovery while requests are counted
  clearOutbox()
  return clearOutbox
})

describe('reads that failed on the network', () => {
  it('[R4-025] [R4-026] [R4-027] [R8-011] are queued together, retried once each with one press, and clear the snackbar', async () => {
    const { asked, controls, settled, user } = await renderScreen('/dashboard', {
      faults: READS.map((one) => network(one)),
    })
    expect(await screen.findByText(BAR)).toBeVisible()
    controls.setFaults([])
    const before = asked.length
    await user.click(retry())
    await settled()
    await waitFor(noBar)
    expect(withoutLateParts(asked.slice(before))).toHaveLength(READS.length)
    expect(screen.getByText('Rp 2.750.000')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('are sent once even if the student presses retry again while they are in flight', async () => {
    const { asked, controls, settled, user } = await renderScreen('/dashboard', {
      faults: READS.map((one) => network(one)),
    })
    await screen.findByText(BAR)
    controls.setFaults(READS.map((operation) => ({ operation, kind: 'latency', ms: 1500 }))) // longer than the clicks take
    const before = asked.length
    await user.click(retry())
    expect(await screen.findByText('Mencoba lagi…')).toBeVisible()
    await user.click(retry())
    await user.click(retry())
    await settled()
    expect(withoutLateParts(asked.slice(before))).toHaveLength(READS.length)
  })

  it('stay in the queue when they fail again', async () => {
    const { settled, user } = await renderScreen('/dashboard', { faults: READS.map((one) => network(one, 2)) })
    await screen.findByText(BAR)
    await user.click(retry())
    await settled()
    expect(await screen.findByText(BAR)).toBeVisible()
  })

  it('are dropped from the queue when the student removes them, and keep the reload button in their card', async () => {
    const { user } = await renderScreen('/dashboard', { faults: READS.map((one) => network(one)) })
    await screen.findByText(BAR)
    await user.click(within(bar()).getByRole('button', { name: 'Lihat antrean' }))
    const queue = within(screen.getByRole('dialog'))
    const [first, second] = queue.getAllByRole('button', { name: /^Hapus dari antrean: / })
    if (first) await user.click(first)
    expect(queue.getAllByRole('listitem')).toHaveLength(1)
    if (second) await user.click(second)
    expect(queue.getByText('Tidak ada data')).toBeVisible()
    await user.click(queue.getByRole('button', { name: 'Tutup' }))
    noBar()
    expect(within(card('Tagihan')).getByRole('button', { name: RELOAD })).toBeVisible()
  })

  it('[R4-024] are dropped with their screen, and so is the list of errors', async () => {
    const { navigate } = await renderScreen('/dashboard', {
      faults: READS.map((one) => network(one)),
      screens: [{ path: '/skpi', element: <h1>Layar SKPI</h1> }],
    })
    await screen.findByText(BAR)
    expect(
      requestErrors()
        .map(({ error }) => error.operation)
        .toSorted(),
    ).toEqual(READS.toSorted())
    await navigate('/skpi')
    await waitFor(noBar)
    expect(requestErrors()).toEqual([])
  })

  it('are not counted when the gateway responds with an error, which the card shows', async () => {
    await renderScreen('/dashboard', { faults: [{ operation: READS[0], kind: 'server' }, network(READS[1])] })
    expect(await screen.findByText(/^Tidak ada koneksi internet. 1 permintaan menunggu.$/)).toBeVisible()
  })
})

/** A screen that shows a message as soon as it mounts. */
const Loud = () => {
  useEffect(() => void showRetrySnackbar('sejak awal', () => undefined), [])
  return null
}

describe('before the queue has loaded', () => {
  const NOTE = 'Tidak ada koneksi internet. Mohon periksa jaringan Anda.'
  const edge = () => within(screen.getAllByRole('status').at(-1) ?? document.body)

  it('[R8-011] retries all failed reads with one press, and hides the snackbar after the last failure', async () => {
    const { asked, controls, settled, user } = await renderScreen('/dashboard', {
      faults: READS.map((one) => network(one)),
      firstLoad: true,
    })
    expect(await edge().findByText(NOTE)).toBeVisible()
    controls.setFaults([network(READS[0], 1)])
    const before = asked.length
    await user.click(edge().getByRole('button', { name: RELOAD }))
    await settled()
    expect(withoutLateParts(asked.slice(before))).toHaveLength(READS.length)
    expect(await edge().findByText(NOTE)).toBeVisible() // one of them fails again
    await user.click(within(card('Tagihan')).getByRole('button', { name: RELOAD }))
    await waitFor(() => expect(edge().queryByText(NOTE)).toBeNull())
    expect(card('Tagihan')).toHaveTextContent('Rp 2.750.000')
  })

  it('[R8-011] shows a failure that was reported before the first screen rendered', () => {
    render(
      <>
        <Loud />
        <ToastArea />
      </>,
    )
    expect(screen.getByText('sejak awal')).toBeVisible()
  })

  it('shows nothing when the queue loads after every retry has succeeded', async () => {
    let arrive: (screens: LaterScreens) => void = () => undefined
    const file = new Promise<LaterScreens>((resolve) => (arrive = resolve))
    const { settled, user } = await renderScreen('/dashboard', { faults: [network(READS[0], 1)], firstLoad: file })
    await user.click(edge().getByRole('button', { name: RELOAD }))
    await settled()
    const later = await import('../later-screens.ts')
    await act(() => {
      arrive(later)
      return import('./desk.tsx')
    })
    expect(screen.queryByText(/permintaan menunggu|periksa jaringan/)).toBeNull()
  })
})

describe('failures without a place on the screen', () => {
  const toast = () => screen.findByText(/^(Tidak ada koneksi internet|Terjadi kesalahan)$/)

  it.each<[Fault['kind'], string]>([
    ['network', quoted('error.network')],
    ['server', quoted('error.toast.general')],
  ])('[R8-005] [R8-012] shows a failure in the background (%s) as a toast', async (kind, text) => {
    await renderScreen('/dashboard', { faults: [{ operation: 'listPresensiKuliah', kind }] })
    expect(await toast()).toHaveTextContent(text)
  })

  it('shows no toast for a failure that a card shows', async () => {
    await renderScreen('/dashboard', { faults: [network('getRekapPembayaran')] })
    await screen.findByText(/1 permintaan menunggu/) // appears at the moment when a toast would
    expect(screen.queryByText(OFFLINE)).toBeNull()
  })
})
