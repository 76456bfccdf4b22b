import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Fault } from '#demo/fault-types.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { clearOutbox, outboxEntries } from '#gateway/outbox.ts'
import { useWrite } from '#gateway/use-write.ts'
import { useUploadTugasKuliah } from '#generated/client/bahan-dan-tugas/bahan-dan-tugas.ts'
import { renderScreen } from '#tests/render-screen.tsx'

const FILE = new File(['rancangan indeks'], 'rancangan.pdf', { type: 'application/pdf' })

/** What the screen that hands in an assignment will do; section 8: an upload that failed waits too. */
const Upload = () => {
  const idMahasiswa = useIdMahasiswa()
  const { send, failure } = useWrite('uploadTugasKuliah', useUploadTugasKuliah().mutateAsync, {
    describe: ({ data }) => `Kumpulkan ${data.idTugas}`,
    isLost: ({ kind }) => kind === 'server',
  })
  return (
    <>
      <button type="button" onClick={() => void send({ idMahasiswa, data: { data: FILE, idTugas: '5203' } })}>
        Kumpulkan
      </button>
      <p role="alert">{failure?.message}</p>
    </>
  )
}

const open = async (fault: Partial<Fault>) => {
  const screens = [{ path: '/mengumpulkan', element: <Upload /> }]
  const rendered = await renderScreen('/mengumpulkan', { screens })
  await act(() => import('./desk.tsx')) // comes after the first load
  rendered.controls.setFaults([{ operation: 'uploadTugasKuliah', kind: 'network', times: 1, ...fault }])
  await rendered.user.click(screen.getByRole('button', { name: 'Kumpulkan' }))
  const uploads = () => rendered.asked.filter((request) => request.includes('upload_tugas_kuliah')).length
  return { ...rendered, uploads }
}

beforeEach(clearOutbox)

test.each<[Partial<Fault>, string]>([
  [{ kind: 'network' }, 'Network Error'],
  [{ kind: 'lost' }, 'Network Error'],
  [{ kind: 'timeout504' }, 'Gateway Timeout'],
  [{ kind: 'server', status: 500 }, 'Gateway Timeout'],
])('[R8-009] an upload that failed (%j) waits with its file, and is sent once with the press', async (fault, type) => {
  const { uploads, user } = await open(fault)
  await waitFor(() => expect(outboxEntries()).toMatchObject([{ type, phase: 'waiting', label: 'Kumpulkan 5203' }]))
  expect(outboxEntries()[0]?.payload).toMatchObject({ data: { data: FILE } })
  expect(uploads()).toBe(1)
  await user.click(await screen.findByRole('button', { name: 'Muat Ulang' }))
  expect(await screen.findByText('Kumpulkan 5203: sudah diproses.')).toBeVisible()
  expect(uploads()).toBe(2)
  expect(outboxEntries()).toEqual([])
})

test('an upload that the gateway refuses does not wait: the student reads why', async () => {
  const { uploads } = await open({ kind: 'client', status: 422, message: 'Berkas lebih besar dari 10 MB' })
  expect(await screen.findByText('Berkas lebih besar dari 10 MB')).toBeVisible()
  expect(outboxEntries()).toEqual([])
  expect(uploads()).toBe(1)
})
