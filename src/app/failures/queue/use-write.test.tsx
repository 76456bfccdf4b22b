import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { readTagihanAccess } from '#domain/pembayaran/status-query.ts'
import { adoptEntry, clearOutbox, outboxEntries } from '#gateway/writes/outbox.ts'
import { type Outcome, useWrite } from '#gateway/writes/use-write.ts'
import {
  getStatusPembayaran,
  useClaimLebihBayar,
  useProcessPembayaran,
} from '#generated/client/biaya-kuliah/biaya-kuliah.ts'
import { useMarkNotifikasiRead } from '#generated/client/tanda-baca/tanda-baca.ts'
import { renderScreen } from '#tests/render-screen.tsx'
import type { Fault } from '#tools/demo/server/fault-types.ts'

const BILL = { idKomponenKeuangan: 'ASR', tahun: 2026, semester: 2, bulan: null, idEvent: null, akanDibayar: 150_000 }
const ORDER = { data: { idChannel: 'bni-va', totalBayar: 150_000, pakaiSaldo: false, tagihan: [BILL] } }

/** Behaves like the screens that pay and read. */
const Writes = ({ canCheck = true }: { canCheck?: boolean }) => {
  const idMahasiswa = useIdMahasiswa()
  const [told, setTold] = useState('')
  const tell = (done: string, { kind }: Outcome) => {
    if (kind === 'done') setTold(done)
  }
  const check = async () => {
    const access = readTagihanAccess(await getStatusPembayaran(idMahasiswa).catch((error: unknown) => error))
    return access === 'processing' ? 'done' : access === 'open' ? 'not-done' : 'unknown'
  }
  const bayar = useWrite('processPembayaran', useProcessPembayaran().mutateAsync, {
    describe: () => 'Bayar tagihan',
    kind: canCheck ? { kind: 'once', check } : { kind: 'repeatable' },
  })
  const baca = useWrite('markNotifikasiRead', useMarkNotifikasiRead().mutateAsync, {
    describe: () => 'Tandai dibaca',
    kind: { kind: 'repeatable' },
  })
  const klaim = useWrite('claimLebihBayar', useClaimLebihBayar().mutateAsync, {
    describe: () => 'Klaim lebih bayar',
    kind: { kind: 'repeatable' },
    isLost: ({ kind }) => kind === 'server',
  })
  const { mutate } = useMarkNotifikasiRead()
  const pengumuman = { idMahasiswa, idPengumuman: '1041', data: { isDibaca: true } }
  const actions: [string, () => unknown][] = [
    ['Bayar', async () => tell('dibayar', await bayar.send({ idMahasiswa, data: ORDER }))],
    ['Baca', async () => tell('dibaca', await baca.send(pengumuman))],
    ['Klaim', () => klaim.send({ idMahasiswa })],
    ['Langsung', () => mutate(pengumuman)],
  ]
  return (
    <>
      <h1>Menulis</h1>
      {actions.map(([name, act]) => (
        <button key={name} type="button" onClick={() => void act()}>
          {name}
        </button>
      ))}
      <p>{told}</p>
      <p role="alert">{(bayar.failure ?? baca.failure ?? klaim.failure)?.message}</p>
      <p>{[...bayar.waiting, ...baca.waiting, ...klaim.waiting].map(({ phase }) => `keadaan ${phase}`).join()}</p>
    </>
  )
}

const open = async (faults: Fault[], canCheck = true) => {
  const screens = [{ path: '/menulis', element: <Writes canCheck={canCheck} /> }]
  const rendered = await renderScreen('/menulis', { screens })
  await act(() => import('../desk.tsx')) // loaded after the first load
  rendered.controls.setFaults(faults)
  const sent = (path: string) =>
    rendered.asked.filter((request) => /^(POST|PUT|PATCH)/.test(request) && request.includes(path)).length
  const click = (name: string) => rendered.user.click(screen.getByRole('button', { name }))
  return { ...rendered, click, sent }
}
const queue = () => screen.getByRole('dialog', { name: 'Antrean permintaan' })
const inQueue = (name: RegExp) => within(queue()).getByRole('button', { name })
const PAY = 'process_pembayaran'

beforeEach(() => {
  clearOutbox()
  return clearOutbox
})

describe('a payment', () => {
  it('[R8-007] is confirmed by its status and never sent again when its response is lost', async () => {
    const { click, sent } = await open([{ operation: 'processPembayaran', kind: 'lost', times: 1 }])
    await click('Bayar')
    expect(await screen.findByText('Bayar tagihan: sudah diproses.')).toBeVisible() // the toast after the gateway's confirmation
    expect(sent(PAY)).toBe(1)
    expect(outboxEntries()).toEqual([])
    expect(screen.queryByText('dibayar')).toBeNull()
  })

  it('can be sent again once its status shows that it never arrived', async () => {
    const { click, sent } = await open([{ operation: 'processPembayaran', kind: 'network', times: 1 }])
    await click('Bayar')
    expect(await screen.findByText('keadaan not-done')).toBeVisible()
    expect(sent(PAY)).toBe(1)
    await click('Bayar')
    expect(await screen.findByText('dibayar')).toBeVisible()
    expect(sent(PAY)).toBe(2)
    expect(outboxEntries()).toEqual([])
  })

  it('stays locked and is queued as being checked while its status cannot be read', async () => {
    const down: Fault[] = ['processPembayaran', 'getStatusPembayaran'].map((operation) => ({
      operation,
      kind: 'network',
    }))
    const { click, sent, user, asked } = await open(down)
    await click('Bayar')
    expect(await screen.findByText('keadaan unknown')).toBeVisible()
    await click('Bayar')
    const before = asked.length
    await user.click(await screen.findByRole('button', { name: 'Muat Ulang' }))
    await screen.findByText('keadaan unknown')
    expect(asked.length - before).toBe(1)
    expect(sent(PAY)).toBe(1)
    await user.click(screen.getByRole('button', { name: 'Lihat antrean' }))
    expect(queue()).toHaveTextContent(
      /Bayar tagihan.*Network Error sejak.*Sedang diperiksa.*Kami baca statusnya dahulu/,
    )
  })

  it('[R8-006] is left for the student to remove from the queue when no screen can check it', async () => {
    const { click, sent, user } = await open([{ operation: 'processPembayaran', kind: 'timeout504', times: 1 }], false)
    await click('Bayar')
    await user.click(await screen.findByRole('button', { name: 'Muat Ulang' })) // with no entry to retry it opens the queue
    expect(queue()).toHaveTextContent(/Gateway Timeout.*Terjadi kesaalhan.*tidak akan dikirim ulang/)
    expect(within(queue()).queryByRole('button', { name: /^Coba lagi|^Periksa/ })).toBeNull()
    await user.click(inQueue(/^Hapus dari antrean: Bayar/))
    expect(queue()).toHaveTextContent('Tidak ada data')
    await user.click(inQueue(/^Tutup/))
    await click('Bayar')
    await waitFor(() => expect(sent(PAY)).toBe(2))
  })

  it('is blocked with a reason while twenty other writes have an unknown result', async () => {
    const { click, sent } = await open([])
    const since = Date.now()
    const facts = {
      operation: 'lain',
      payload: null,
      label: 'Lain',
      since,
      type: 'Network Error',
      phase: 'unknown',
    } as const
    act(() => {
      for (let n = 0; n < 20; n++) adoptEntry({ ...facts, key: String(n), next: { kind: 'check', check: undefined } })
    })
    await click('Bayar')
    expect(await screen.findByText(/^Terlalu banyak permintaan yang belum diketahui hasilnya/)).toBeVisible()
    expect(sent(PAY)).toBe(0)
  })

  it('is sent once for two clicks', async () => {
    const { click, sent } = await open([{ operation: 'processPembayaran', kind: 'latency', ms: 200 }])
    await click('Bayar')
    await click('Bayar')
    expect(await screen.findByText('dibayar')).toBeVisible()
    expect(sent(PAY)).toBe(1)
  })

  it('shows the rejection by the gateway in its own place only', async () => {
    const { click } = await open([{ operation: 'processPembayaran', kind: 'client', message: 'Tagihan telah berubah' }])
    await click('Bayar')
    expect(await screen.findByText('Tagihan telah berubah')).toBeVisible()
    expect(outboxEntries()).toEqual([])
    expect(screen.getAllByText('Tagihan telah berubah')).toHaveLength(1)
  })
})

describe('a repeatable write', () => {
  it('[R4-026] [R4-027] is queued, sent on Muat Ulang and confirmed by its label', async () => {
    const { click, sent, user, settled } = await open([{ operation: 'markNotifikasiRead', kind: 'network', times: 1 }])
    await click('Baca')
    await user.click(await screen.findByRole('button', { name: 'Muat Ulang' }))
    await settled()
    expect(await screen.findByText('Tandai dibaca: sudah diproses.')).toBeVisible()
    expect(sent('/notifikasi')).toBe(2)
    expect(outboxEntries()).toEqual([])
  })

  it('stays in the queue when the student opens another screen', async () => {
    const { click, navigate } = await open([{ operation: 'markNotifikasiRead', kind: 'network' }])
    await click('Baca')
    await screen.findByText('1 permintaan menunggu.')
    await navigate('/dashboard')
    expect(await screen.findByText(/permintaan menunggu/)).toBeVisible()
  })

  it('shows the message of the gateway when it is rejected later', async () => {
    const { click, controls, user } = await open([{ operation: 'markNotifikasiRead', kind: 'network' }])
    await click('Baca')
    controls.setFaults([{ operation: 'markNotifikasiRead', kind: 'client', message: 'Notifikasi sudah dihapus' }])
    await user.click(await screen.findByRole('button', { name: 'Muat Ulang' }))
    expect(await screen.findByText('Notifikasi sudah dihapus')).toBeVisible()
    expect(outboxEntries()).toEqual([])
  })
})

/** Answers of an intermediary, or without a message of the gateway. */
const FOREIGN: [string, Partial<Fault>][] = [
  ['502 with any message', { status: 502, message: 'Bad Gateway' }],
  ['500 without a message', { status: 500, message: '' }],
  ['503 without a message', { status: 503, message: '' }],
]

describe('a response that does not come from the gateway', () => {
  it.each(FOREIGN)('(%s) queues a repeatable write until the student retries it', async (_, facts) => {
    const { click, sent, user } = await open([{ operation: 'markNotifikasiRead', kind: 'server', times: 1, ...facts }])
    await click('Baca')
    await user.click(await screen.findByRole('button', { name: 'Muat Ulang' }))
    expect(await screen.findByText('Tandai dibaca: sudah diproses.')).toBeVisible()
    expect(sent('/notifikasi')).toBe(2)
  })

  it.each([...FOREIGN, ['503 with a message like the gateway’s', { status: 503, message: 'Layanan sibuk' }] as const])(
    '(%s) does not reject a payment, whose status is read instead',
    async (_, facts) => {
      const { click, sent } = await open([{ operation: 'processPembayaran', kind: 'server', times: 1, ...facts }])
      await click('Bayar')
      expect(await screen.findByText('keadaan not-done')).toBeVisible()
      expect(screen.getByRole('alert')).toBeEmptyDOMElement()
      expect(sent(PAY)).toBe(1)
    },
  )

  it.each<[string, Fault['operation'], Partial<Fault>]>([
    ['Baca', 'markNotifikasiRead', { status: 503 }],
    ['Baca', 'markNotifikasiRead', { status: 500 }],
    ['Bayar', 'processPembayaran', { status: 500 }],
  ])('is distinguished from a gateway error to %s (%s, %o), whose message is shown', async (name, op, facts) => {
    const { click } = await open([{ operation: op, kind: 'server', message: 'Layanan dirawat', ...facts }])
    await click(name)
    expect(await screen.findByText('Layanan dirawat')).toBeVisible()
    expect(outboxEntries()).toEqual([])
  })
})

test('[R8-008] queues a balance claim for a check when the gateway responds with a 5xx', async () => {
  const { click } = await open([{ operation: 'claimLebihBayar', kind: 'server', status: 502 }])
  await click('Klaim')
  expect(await screen.findByText('keadaan unknown')).toBeVisible()
  expect(outboxEntries()).toMatchObject([{ operation: 'claimLebihBayar', type: 'Gateway Timeout' }])
})

test.each<[string, Partial<Fault>, string]>([
  ['with the message of the gateway', { kind: 'client', message: 'Tidak boleh' }, 'Tidak boleh'],
  [
    'with the text of section 8',
    { kind: 'server', status: 502 },
    'Terjadi kesalahan saat memproses data. Mohon lakukan lagi nanti',
  ],
  [
    'with the text of section 8',
    { kind: 'network' },
    'Terjadi kesalahan saat memproses data. Mohon lakukan lagi nanti',
  ],
])('[R8-010] shows the failure of a write that no screen handles in the snackbar, %s', async (_, fault, text) => {
  const { click } = await open([{ operation: 'markNotifikasiRead', kind: 'client', ...fault }])
  await click('Langsung')
  expect(await screen.findByText(text)).toBeVisible()
})
