import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { delay, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#gateway/query/query-client.ts'
import type { Dokumen } from '#generated/client/umum/readers.ts'
import type { Language } from '#shared/i18n/i18n.ts'
import { createNetwork, GATEWAY } from '#tests/contract/gateway-client.ts'
import { startKitTexts } from '#tests/kit-texts.ts'
import { FileList } from './file-list.tsx'

const { answer, answerJson, sent } = createNetwork()

const OWN: Dokumen = { nama: 'rancangan.pdf', url: `${GATEWAY}/berkas/7.pdf`, ukuran: 1_400_000 }
const FOREIGN: Dokumen = { nama: 'brosur.docx', url: 'https://kampus.example/brosur.docx', ukuran: null }
const NOWHERE: Dokumen = { nama: '', url: 'javascript:alert(1)', ukuran: -3 }

const saved: { name: string; type: string }[] = []
beforeEach(() => {
  saved.length = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as File)
    return 'blob:x'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
})

const show = async (files: (Dokumen | null)[], language: Language = 'id') => {
  await startKitTexts(language)
  render(
    <QueryClientProvider client={createQueryClient()}>
      <FileList title="Lampiran" files={files} />
    </QueryClientProvider>,
  )
  return userEvent.setup()
}
const pdf = (disposition?: string, ms = 0) =>
  answer(async () => {
    await delay(ms)
    const headers = new Headers({ 'content-type': 'application/pdf' })
    if (disposition !== undefined) headers.set('content-disposition', disposition)
    return new HttpResponse('%PDF', { headers })
  })
const button = () => screen.getByRole('button', { name: 'rancangan.pdf (unduh)' })

test('lists each file with its known type and size and opens it by its location', async () => {
  await show([OWN, null, FOREIGN, NOWHERE])
  const list = screen.getByRole('region', { name: 'Lampiran' })
  const rows = within(list).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    'rancangan.pdf (unduh)PDF, 1,4 MB',
    'brosur.docx (di tab baru)DOCX',
    'Berkas tanpa namaAlamat berkas ini tidak dapat dibuka.',
  ])
  const link = within(list).getByRole('link')
  expect(link).toHaveAttribute('href', 'https://kampus.example/brosur.docx')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  expect(within(list).getAllByRole('button')).toEqual([button()])
})

test('renders no heading without files', async () => {
  await show([])
  expect(screen.queryByRole('heading')).toBeNull()
})

test('reports the number of unreadable files', async () => {
  await show([OWN, null])
  expect(screen.getByText('1 baris tidak dapat dibaca.')).toBeVisible()
  expect(button()).toBeVisible()
})

test('fetches a gateway file once on repeated presses and saves it under the name of the response', async () => {
  pdf('attachment; filename="Rancangan akhir.pdf"', 50)
  const user = await show([OWN])
  await user.dblClick(button())
  expect(screen.getByRole('listitem')).toHaveTextContent('Mengunduh…')
  expect(button()).toHaveAttribute('aria-disabled', 'true')
  await user.click(button())
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toMatchObject({ name: 'Rancangan akhir.pdf', type: 'application/pdf' })
  expect(sent.map(({ url }) => url)).toEqual([`${GATEWAY}/berkas/7.pdf`])
  await waitFor(() => expect(screen.getByRole('listitem')).not.toHaveTextContent('Mengunduh…'))
  await user.click(button())
  await waitFor(() => expect(saved).toHaveLength(2))
})

test.each([
  ['id', 'rancangan.pdf (unduh)', 'Gagal mendapatkan nama file'],
  ['en', 'rancangan.pdf (download)', 'Failed to get the file name'],
] as const)('[R8-017] shows in %s an error for a file whose response has no name', async (language, name, sentence) => {
  pdf()
  const user = await show([OWN], language)
  await user.click(screen.getByRole('button', { name }))
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  expect(saved).toEqual([])
})

test('shows the gateway’s rejection, or a default text for a lost connection, and retries on press', async () => {
  answerJson({ status: { message: 'Berkas sudah dihapus' } }, 410)
  const user = await show([OWN])
  await user.click(button())
  expect(await screen.findByRole('alert')).toHaveTextContent('Berkas sudah dihapus')
  answer(() => HttpResponse.error())
  await user.click(button())
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('Tidak ada koneksi internet. Mohon periksa jaringan Anda.'),
  )
  pdf('attachment; filename="a.pdf"')
  await user.click(button())
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('explains below a file that an in-app browser cannot save files', async () => {
  vi.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14; K; wv) Chrome/131.0')
  pdf('attachment; filename="rancangan.pdf"')
  const user = await show([OWN, FOREIGN])
  await user.click(screen.getByRole('button', { name: /^rancangan.pdf/ }))
  const [own, foreign] = screen.getAllByRole('listitem')
  await waitFor(() => expect(own).toHaveTextContent(/tidak dapat menyimpan berkas/))
  expect(foreign).not.toHaveTextContent(/tidak dapat menyimpan berkas/)
})
