import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { clearOutbox } from '#gateway/writes/outbox.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { card, renderScreen } from '#tests/render-screen.tsx'

type Shown = Awaited<ReturnType<typeof renderScreen>>

beforeEach(() => {
  clearOutbox()
  localStore.clear()
})

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const isi = () => screen.getByLabelText<HTMLTextAreaElement>(/^Pesan/)
const sends = ({ asked }: Pick<Shown, 'asked'>) => asked.filter((request) => /^POST .*pa_online/.test(request))
const messages = () =>
  within(card('Percakapan'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const checking = () => screen.queryByRole('region', { name: 'Sedang diperiksa' })
const write = async ({ user }: Shown, words = 'Rencana sudah siap, Pak.') => {
  await user.click(screen.getByLabelText('Topik'))
  await user.paste('Kemajuan studi')
  await user.click(isi())
  await user.paste(words)
}
/** Reloads the page over the same gateway; its in-memory state is lost. */
const reload = async ({ controls, unmount, settled }: Shown, path = '/pa-online') => {
  await settled()
  const world = controls.exportWorld()
  unmount()
  clearOutbox()
  return renderScreen(path, { arrange: (later) => void later.importWorld(world) })
}

test('shows the next meeting and the last message of the advisor, then the conversation by day', async () => {
  await renderScreen('/pa-online')
  expect(card('Bimbingan')).toHaveTextContent(
    /Pertemuan berikutnyaKamis, 05 November 2026, 10.00\sWIB 14 hari lagi.*Dr. Hendra Wijaya, M.Kom..*Selasa, 20 Oktober 2026, 09.40\sWIBBaik, Sekar\./,
  )
  const days = within(card('Percakapan')).getAllByRole('heading', { level: 3 })
  expect(days.map(({ textContent }) => textContent)).toEqual(['Senin, 19 Oktober 2026', 'Selasa, 20 Oktober 2026'])
  expect(messages()).toEqual([
    expect.stringMatching(/^Anda13\.12\sWIBSudah dibacaKemajuan studiSelamat siang, Pak\./),
    expect.stringMatching(/^Dr\. Hendra Wijaya, M\.Kom\.09\.40\sWIBBaik, Sekar\./),
    expect.stringMatching(/^Anda10\.02\sWIBSudah dibacaBaik, Pak\./),
  ])
})

test('sends a message once with its period in the read and write URLs (T13) and clears the form', async () => {
  const shown = await renderScreen('/pa-online')
  await write(shown)
  await shown.user.dblClick(button('Kirim pesan'))
  await waitFor(() => expect(messages().at(-1)).toMatch(/^Anda14\.05\sWIBBelum dibacaRencana sudah siap, Pak\.$/))
  expect(sends(shown)).toEqual([expect.stringMatching(/\/240117023\/pa_online\?tahun=2027&semester=1$/)])
  expect(shown.asked).toContainEqual(expect.stringMatching(/^GET .*pa_online\?tahun=2027&semester=1$/))
  expect([isi().value, screen.getByLabelText<HTMLInputElement>('Topik').value]).toEqual(['', ''])
  expect(localStore.names().filter((name) => /^(draft|intent)/.test(name))).toEqual([])
})

test('keeps text typed while a message is in flight in the form and its draft', async () => {
  const shown = await renderScreen('/pa-online')
  await write(shown)
  shown.controls.setFaults([{ operation: 'sendPaOnline', kind: 'latency', ms: 400, times: 1 }])
  await shown.user.click(button('Kirim pesan'))
  await shown.user.click(isi())
  await shown.user.paste(' Satu pertanyaan lagi.')
  await waitFor(() => expect(messages()).toHaveLength(4))
  await shown.settled()
  expect(isi()).toHaveValue('Rencana sudah siap, Pak. Satu pertanyaan lagi.')
  window.dispatchEvent(new Event('pagehide'))
  await reload(shown)
  expect(isi()).toHaveValue('Rencana sudah siap, Pak. Satu pertanyaan lagi.')
})

test('marks and counts the new reply of the advisor and shows it in the summary', async () => {
  const shown = await renderScreen('/pa-online')
  await write(shown)
  await shown.user.click(button('Kirim pesan'))
  await waitFor(() => expect(messages()).toHaveLength(4))
  shown.controls.jumpTo('2026-10-23T09:00:00+07:00')
  await reload(shown)
  expect(card('Percakapan')).toHaveTextContent('1 pesan baru')
  expect(messages().at(-1)).toMatch(/08\.30\sWIBBaruPesan Anda tentang Kemajuan studi sudah saya baca/)
  expect(card('Bimbingan')).toHaveTextContent(/Jumat, 23 Oktober 2026, 08.30\sWIBPesan Anda tentang/)
})

test('rejects an empty message and links to the field', async () => {
  const shown = await renderScreen('/pa-online')
  await shown.user.click(button('Kirim pesan'))
  expect(await screen.findByRole('link', { name: 'Pesan: Wajib diisi.' })).toBeVisible()
  expect(sends(shown)).toEqual([])
})

test('keeps the typed text across a reload without resending it', async () => {
  const shown = await renderScreen('/pa-online')
  await write(shown)
  fireEvent(window, new Event('pagehide'))
  const next = await reload(shown)
  expect(isi()).toHaveValue('Rencana sudah siap, Pak.')
  expect(screen.getByText(/dipulihkan; belum dikirim/)).toBeVisible()
  expect([...sends(shown), ...sends(next)]).toEqual([])
  await next.user.click(button('Kirim pesan'))
  await waitFor(() => expect(messages()).toHaveLength(4))
  expect(screen.queryByText(/dipulihkan; belum dikirim/)).toBeNull()
})

describe('message whose response was lost (T14)', () => {
  test('is found in the conversation, sent once and cleared from the form', async () => {
    const shown = await renderScreen('/pa-online')
    await write(shown)
    shown.controls.setFaults([{ operation: 'sendPaOnline', kind: 'lost', times: 1 }])
    await shown.user.click(button('Kirim pesan'))
    await waitFor(() => expect(messages()).toHaveLength(4))
    await waitFor(() => expect(checking()).toBeNull())
    expect(isi()).toHaveValue('')
    expect(sends(shown)).toHaveLength(1)
  })

  test('is found after a reload on another screen, and its draft is removed', async () => {
    const shown = await renderScreen('/pa-online')
    await write(shown)
    shown.controls.setFaults([
      { operation: 'sendPaOnline', kind: 'lost', times: 1 },
      { operation: 'getPaOnline', kind: 'latency', ms: 0, times: 1 },
      { operation: 'getPaOnline', kind: 'server' },
    ])
    await shown.user.click(button('Kirim pesan'))
    await waitFor(() => expect(checking()).toBeVisible())
    const next = await reload(shown, '/kalender-akademik')
    await waitFor(() => expect(localStore.names().filter((name) => /^(draft|intent)/.test(name))).toEqual([]))
    await next.navigate('/pa-online')
    await waitFor(() => expect(messages()).toHaveLength(4))
    expect(isi()).toHaveValue('')
    expect(sends(next)).toEqual([])
  })

  test('can be resent as typed when the check does not find it', async () => {
    const shown = await renderScreen('/pa-online')
    await write(shown)
    shown.controls.setFaults([{ operation: 'sendPaOnline', kind: 'network', times: 1 }])
    await shown.user.click(button('Kirim pesan'))
    await waitFor(() => expect(checking()).toBeVisible())
    shown.controls.advance(60_000)
    await shown.user.click(button('Periksa sekarang'))
    expect(await screen.findByText(/^Sudah diperiksa: pesan tadi belum sampai/)).toBeVisible()
    expect(isi()).toHaveValue('Rencana sudah siap, Pak.')
    await shown.user.click(button('Kirim pesan'))
    await waitFor(() => expect(messages()).toHaveLength(4))
    expect(sends(shown)).toHaveLength(2)
  })

  test('is not sent again when the conversation already ends with the same text', async () => {
    const shown = await renderScreen('/pa-online')
    await write(shown)
    await shown.user.click(button('Kirim pesan'))
    await waitFor(() => expect(messages()).toHaveLength(4))
    await write(shown)
    await shown.user.click(button('Kirim pesan'))
    expect(await screen.findByText(/^Tidak dikirim: pesan yang sama sudah ada/)).toBeVisible()
    expect(sends(shown)).toHaveLength(1)
    expect(isi()).toHaveValue('Rencana sudah siap, Pak.')
  })
})

test('shows the rejection of the gateway in place and keeps the text', async () => {
  const shown = await renderScreen('/pa-online')
  await write(shown)
  shown.controls.setFaults([
    { operation: 'sendPaOnline', kind: 'client', status: 422, message: 'Pembimbing sedang cuti' },
  ])
  await shown.user.click(button('Kirim pesan'))
  expect(await screen.findByText('Pembimbing sedang cuti')).toBeVisible()
  expect(isi()).toHaveValue('Rencana sudah siap, Pak.')
})

describe('period closed for messages', () => {
  test('replaces the form with a link to the current period and keeps the conversation', async () => {
    const { user, path } = await renderScreen('/pa-online?tahun=2026&semester=2')
    expect(messages()).toHaveLength(2)
    expect(screen.queryByLabelText('Topik')).toBeNull()
    expect(card('Tulis pesan')).toHaveTextContent(/2025\/2026 Genap ditutup oleh kampus/)
    await user.click(screen.getByRole('link', { name: 'Tulis pada periode berjalan, 2026/2027 Ganjil' }))
    expect(path()).toBe('/pa-online?tahun=2027&semester=1')
    expect(await screen.findByLabelText('Topik')).toBeVisible()
  })

  test('shows the status of a student on leave', async () => {
    await renderScreen('/pa-online', { persona: 'cuti' })
    expect(card('Tulis pesan')).toHaveTextContent(/ditutup oleh kampus; .* Status Anda: Cuti\.$/)
    expect(screen.queryByRole('button', { name: 'Kirim pesan' })).toBeNull()
  })

  test('sends no message when it closes during typing and keeps the text', async () => {
    const shown = await renderScreen('/pa-online')
    await write(shown, 'Yang pertama')
    await shown.user.click(button('Kirim pesan'))
    await waitFor(() => expect(messages()).toHaveLength(4))
    await write(shown)
    shown.controls.importWorld(shown.controls.exportWorld().replace('"status":"Aktif"', '"status":"Cuti"'))
    await shown.user.click(button('Kirim pesan'))
    expect(await within(card('Tulis pesan')).findByText(/ditutup oleh kampus/)).toBeVisible()
    expect(sends(shown)).toHaveLength(1)
    expect(localStore.names().some((name) => name.startsWith('draft'))).toBe(true)
  })

  test('sends no message when the conversation is unreadable and the send could not be checked', async () => {
    const shown = await renderScreen('/pa-online')
    await write(shown)
    shown.controls.setFaults([{ operation: 'getPaOnline', kind: 'malformed', path: 'data', times: 1 }])
    await shown.user.click(button('Kirim pesan'))
    await shown.user.click(await screen.findByRole('button', { name: 'Muat Ulang' }))
    expect(await screen.findByLabelText(/^Pesan/)).toHaveValue('Rencana sudah siap, Pak.')
    expect(sends(shown)).toEqual([])
  })
})

test('shows only the newest of hundreds of messages and keeps the position when older ones load', async () => {
  const { user } = await renderScreen('/pa-online', { persona: 'padat' })
  const first = messages()
  expect(first).toHaveLength(6)
  await user.click(button('Pesan sebelumnya (308)'))
  expect(messages()).toHaveLength(56)
  expect(messages().slice(-6)).toEqual(first)
  expect(document.activeElement).toHaveTextContent(first[0]?.replace(/\s/g, ' ') ?? '-')
  expect(button('Pesan sebelumnya (258)')).toBeVisible()
})

test('shows an empty state to a student without any period', async () => {
  await renderScreen('/pa-online', { persona: 'kosong' })
  expect(screen.getByText(/^Percakapan dengan dosen PA muncul di sini/)).toBeVisible()
})

test('shows the conversation to an operator and explains the disabled send button', async () => {
  localStore.set('operator_student_id', '240117023')
  const shown = await renderScreen('/pa-online', { persona: 'operator' })
  expect(await screen.findByText('Baik, Pak. Terima kasih.')).toBeVisible()
  await write(shown)
  expect(button('Kirim pesan')).toHaveAccessibleDescription(/^Mode operator: data mahasiswa ini hanya dapat dibaca\./)
  await shown.user.click(button('Kirim pesan'))
  expect(sends(shown)).toEqual([])
})

test('shows a message as plain text with every character and line break', async () => {
  const waktu = '2026-10-20T09:40:00+07:00'
  const data = [
    {
      pengirim: 'dosen',
      nama: '<b>Hendra</b>',
      isi: 'Baris <img src=x onerror=alert(1)>satu\nBaris dua: nilai <60 atau >80',
      waktu,
    },
  ]
  await renderScreen('/pa-online', { answers: { '/v1/mahasiswa/240117023/pa_online': { data } } })
  expect(
    within(card('Percakapan')).getByText(/^Baris <img src=x onerror=alert\(1\)>satu\nBaris dua: nilai <60 atau >80$/, {
      normalizer: (words) => words,
    }),
  ).toBeVisible()
  expect(document.querySelector('img[src=x], b b')).toBeNull()
})
