import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { sendWrite } from '#gateway/call/send-write.ts'
import { clearOutbox, outboxEntries } from '#gateway/writes/outbox.ts'
import {
  getUploadTugasKuliahMutationOptions,
  type UploadTugasKuliahMutationVariables,
} from '#generated/client/bahan-dan-tugas/bahan-dan-tugas.ts'
import type { Action } from '#kit/action/action.ts'
import { ActionArea } from '#kit/action/action-area.tsx'
import { useAction } from '#kit/action/use-action.tsx'
import { renderScreen } from '#tests/render-screen.tsx'
import { uploadOnItsWay } from '#tests/upload-on-its-way.ts'
import type { Fault } from '#tools/demo/server/fault-types.ts'

const FILE = new File(['rancangan indeks'], 'rancangan.pdf', { type: 'application/pdf' })

const KUMPULKAN: Action<UploadTugasKuliahMutationVariables> = {
  operation: 'uploadTugasKuliah',
  words: 'bahan-dan-tugas:handIn',
  describe: ({ data }) => `Kumpulkan ${data.idTugas}`,
  send: (variables, { client }, underway) =>
    sendWrite(client, getUploadTugasKuliahMutationOptions, variables, underway),
  isLost: ({ kind }) => kind === 'server',
}

/** Behaves like the screen that submits an assignment; section 8: a failed upload is queued too. */
const Upload = () => {
  const idMahasiswa = useIdMahasiswa()
  const kumpulkan = useAction(KUMPULKAN)
  const data = { data: FILE, idTugas: '5203' }
  return (
    <ActionArea of={kumpulkan}>
      <button type="button" onClick={() => kumpulkan.confirm({ idMahasiswa, data })}>
        Kumpulkan
      </button>
    </ActionArea>
  )
}

const open = async (fault: Partial<Fault>) => {
  const screens = [{ path: '/mengumpulkan', element: <Upload /> }]
  const rendered = await renderScreen('/mengumpulkan', { screens })
  await act(() => import('../desk.tsx')) // loaded after the first load
  rendered.controls.setFaults([{ operation: 'uploadTugasKuliah', kind: 'network', times: 1, ...fault }])
  await rendered.user.click(screen.getByRole('button', { name: 'Kumpulkan' }))
  const uploads = () => rendered.asked.filter((request) => request.includes('upload_tugas_kuliah')).length
  return { ...rendered, uploads }
}

beforeEach(clearOutbox)
afterEach(() => vi.unstubAllGlobals())

test.each<[Partial<Fault>, string]>([
  [{ kind: 'network' }, 'Network Error'],
  [{ kind: 'lost' }, 'Network Error'],
  [{ kind: 'timeout504' }, 'Gateway Timeout'],
  [{ kind: 'server', status: 500 }, 'Gateway Timeout'],
])('[R8-009] queues a failed upload (%j) with its file and resends it once on Muat Ulang', async (fault, type) => {
  const { uploads, user } = await open(fault)
  await waitFor(() => expect(outboxEntries()).toMatchObject([{ type, phase: 'waiting', label: 'Kumpulkan 5203' }]))
  expect(outboxEntries()[0]?.payload).toMatchObject({ data: { data: FILE } })
  expect(uploads()).toBe(1)
  await user.click(await screen.findByRole('button', { name: 'Muat Ulang' }))
  expect(await screen.findByText('Kumpulkan 5203: sudah diproses.')).toBeVisible()
  expect(uploads()).toBe(2)
  expect(outboxEntries()).toEqual([])
})

test('shows why the gateway rejected an upload and does not queue it', async () => {
  const { uploads } = await open({ kind: 'client', status: 422, message: 'Berkas lebih besar dari 10 MB' })
  expect(await screen.findByText('Berkas lebih besar dari 10 MB')).toBeVisible()
  expect(outboxEntries()).toEqual([])
  expect(uploads()).toBe(1)
})

test('shows the progress of an upload, stops it and sends it again', async () => {
  const way = uploadOnItsWay()
  const { user } = await open({ times: 0 })
  await waitFor(() => expect(way.requests).toHaveLength(1))
  await way.left(700_000)
  const bar = screen.getByRole('progressbar', { name: /^Mengirim .* \(35%\)$/ })
  expect(bar).toHaveAttribute('value', '700000')
  await user.click(screen.getByRole('button', { name: 'Hentikan pengiriman' }))
  expect(await screen.findByText(/^Pengiriman dihentikan\./)).toBeVisible()
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(outboxEntries()).toEqual([])
  expect(screen.queryByRole('button', { name: 'Muat Ulang' })).toBeNull()
  expect(way.requests[0]?.abort).toHaveBeenCalledTimes(1)

  await user.click(screen.getByRole('button', { name: 'Kumpulkan' }))
  await waitFor(() => expect(way.requests).toHaveLength(2))
  expect(screen.queryByText(/^Pengiriman dihentikan\./)).toBeNull()
  await way.left(2_000_000)
  expect(screen.getByRole('progressbar', { name: 'Berkas sudah terkirim, menunggu jawaban kampus.' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Hentikan pengiriman' })).toBeNull()
})
