import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import { describe, expect, test, vi } from 'vitest'
import { clearOutbox } from '#gateway/writes/outbox.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { answer, answerAll, beginKuesioner, radio, SENT, SERVICES, send, sends } from '#tests/fill-kuesioner.ts'
import { card, renderScreen } from '#tests/render-screen.tsx'

type Shown = Awaited<ReturnType<typeof renderScreen>>

const COURSE =
  '/kuesioner?jenis=proses_pembelajaran&tahun=2027&semester=1&idMakul=2501&idKelas=50102&idDosen=0612057901'

beginKuesioner()

const button = (name: string | RegExp) => screen.getByRole('button', { name })
/** Reloads the page over the same gateway; its in-memory state is lost. */
const reload = async ({ controls, unmount, settled }: Shown, path: string) => {
  await settled()
  const world = controls.exportWorld()
  unmount()
  clearOutbox()
  return renderScreen(path, { arrange: (later) => void later.importWorld(world) })
}

describe('open questionnaires', () => {
  test('[R7-028] shows the open count per kind from waktuKuesioner.data and lists unsent courses first', async () => {
    await renderScreen('/kuesioner')
    expect(screen.getByText('7 kuesioner menunggu Anda:').parentElement).toHaveTextContent(
      '7 kuesioner menunggu Anda: 5 proses pembelajaran, 1 layanan kampus, 1 kritik dan saran.',
    )
    const teaching = within(card('Proses pembelajaran'))
    expect(teaching.getByRole('progressbar', { name: '3 dari 8 terkirim' })).toHaveAttribute('value', '3')
    expect(teaching.getByText('Dibuka sampai Jumat, 06 November 2026')).toBeVisible()
    const rows = teaching.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows).toHaveLength(8)
    expect(rows.findIndex((row) => row.includes('Terkirim'))).toBe(5)
    expect(rows.at(-1)).toMatch(/Terkirim \w+, \d\d Oktober 2026$/)
  })

  test('gives the main button to the kind that unlocks grades and links it to the first unsent course', async () => {
    await renderScreen('/kuesioner')
    const first = within(card('Proses pembelajaran')).getByRole('link', { name: /^Isi kuesioner mata kuliah/ })
    const waiting = within(card('Proses pembelajaran')).getByRole('link', { name: /^Praktikum Basis Data Lanjut/ })
    expect(first).toHaveAttribute('href', waiting.getAttribute('href'))
    expect(first.className).toContain('main')
    for (const name of [/^Isi kuesioner layanan/, /^Tulis kritik dan saran/])
      expect(screen.getByRole('link', { name }).className).not.toContain('main')
  })

  test('states what a questionnaire unlocks from the data of grades and KRS', async () => {
    await renderScreen('/kuesioner', { persona: 'kelebihan-bayar' })
    expect(screen.getByText(/^KRS 2026\/2027 Genap terkunci sampai kuesioner 2025\/2026 Genap diisi\./)).toBeVisible()
    expect(screen.getByText('Membuka 3 nilai 2025/2026 Genap yang terkunci.')).toBeVisible()
    expect(screen.getByText(/^Nilai 2026\/2027 Ganjil mungkin baru terlihat/)).toBeVisible()
  })

  test('collapses earlier periods and shows sent answers there', async () => {
    const { user, settled } = await renderScreen('/kuesioner')
    await user.click(within(card('Proses pembelajaran')).getByText(/^Periode lain/))
    await user.click(await screen.findByText('2025/2026 Genap · 9 dari 9 terkirim'))
    await settled()
    await user.click(within(card('Proses pembelajaran')).getByRole('link', { name: /^Statistika/ }))
    expect(await screen.findByText(SENT)).toBeVisible()
    expect(screen.queryByRole('radio')).toBeNull()
    expect(card('Sikap dan kehadiran')).toHaveTextContent(/13\. Dosen hadir sesuai jadwal\.\d, \w/)
  })

  test('shows an empty state to a student without questionnaires', async () => {
    await renderScreen('/kuesioner', { persona: 'kosong' })
    expect(screen.getByText('Tidak ada kuesioner yang menunggu saat ini.')).toBeVisible()
    expect(screen.getAllByText(/^Kuesioner Anda muncul di sini/)).toHaveLength(3)
  })
})

describe('questionnaire form', () => {
  test('sends once after confirmation and is read-only afterwards', async () => {
    const shown = await renderScreen('/kuesioner')
    await shown.user.click(screen.getByRole('link', { name: /^Isi kuesioner layanan/ }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Kuesioner Layanan 2026/2027 Ganjil' })).toBeVisible()
    expect(screen.getByText('0 dari 4 terjawab')).toBeVisible()
    await answer(shown)
    expect(screen.getByText('4 dari 4 terjawab')).toBeVisible()
    await shown.user.type(screen.getByLabelText(/^5\. Saran/), 'Tambah stopkontak.')
    await shown.user.click(button('Kirim kuesioner'))
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      /Kirim 5 jawaban untuk “Kuesioner Layanan 2026\/2027 Ganjil”\?.*satu kali dan tidak dapat diubah/,
    )
    await shown.user.dblClick(button('Kirim'))
    expect(await screen.findByText(SENT)).toBeVisible()
    expect(sends(shown)).toHaveLength(1)
    expect(screen.queryByRole('radio')).toBeNull()
    expect(card('Sarana')).toHaveTextContent(/1, Kurang.*Tambah stopkontak\./)
    expect(localStore.names().filter((name) => /^(draft|intent)/.test(name))).toEqual([])
  })

  test('starts with the answers that the gateway has stored', async () => {
    const pertanyaan = [
      { idPertanyaan: 1, pertanyaan: 'Ruang', jenisJawaban: 'skala', isWajib: true, jawaban: 2 },
      { idPertanyaan: 2, pertanyaan: 'Saran', jenisJawaban: 'teks', isWajib: false, jawaban: 'Baik' },
      { idPertanyaan: 3, pertanyaan: 'Jadwal', jenisJawaban: 'skala', isWajib: true, jawaban: null },
    ]
    const skala = [1, 2, 3].map((nilai) => ({ nilai, label: `label ${nilai}` }))
    const formulir = { idKuesioner: 9, isSudahDiisi: false, skala, kelompok: [{ nama: 'A', pertanyaan }] }
    await renderScreen(SERVICES, { answers: { '/v1/mahasiswa/240117023/kuesioner_layanan': formulir } })
    expect(radio(/^1\. Ruang/, /^2/)).toBeChecked()
    expect(screen.getByLabelText(/^2\. Saran/)).toHaveValue('Baik')
    expect(screen.getByText('1 dari 2 terjawab')).toBeVisible()
  })

  test('keeps the draft until the questionnaire window ends, however far away', async () => {
    const shown = await renderScreen(SERVICES)
    await shown.user.type(screen.getByLabelText(/^5\. Saran/), 'Tambah')
    window.dispatchEvent(new Event('pagehide'))
    const [name = ''] = localStore.names().filter((one) => one.startsWith('draft'))
    const draft: unknown = JSON.parse(localStore.get(name) ?? '{}')
    const { keepUntil } = draft as { keepUntil?: number }
    expect(new Date(keepUntil ?? 0).toISOString()).toMatch(/^2026-11-06T/)
  })

  test('links to the next unsent course after one is sent', async () => {
    const shown = await renderScreen(COURSE)
    answerAll(/^4/)
    await send(shown)
    await screen.findByText(SENT)
    await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('value', '4'))
    await shown.user.click(await screen.findByRole('link', { name: /^Berikutnya: / }))
    expect(shown.path()).toContain('idMakul=2507')
    expect(await screen.findByText('0 dari 15 terjawab')).toBeVisible()
  })

  test('links to each missing answer, and its button moves to the next open question', async () => {
    const shown = await renderScreen(SERVICES)
    await shown.user.click(radio(/^1\./, /^2/))
    await shown.user.click(button(/^Berikutnya ke pertanyaan 2/))
    expect(radio(/^2\./, /^1/)).toHaveFocus()
    await shown.user.click(button('Kirim kuesioner'))
    const summary = await screen.findByRole('region', { name: 'Ada 3 isian yang perlu diperbaiki' })
    expect(summary).toHaveFocus()
    await shown.user.click(within(summary).getByRole('link', { name: /^3\. Lewat mana .*kampus: Wajib diisi\.$/ }))
    expect(radio(/^3\./, /^Datang/)).toHaveFocus()
    await shown.user.click(radio(/^3\./, /^Datang/))
    await waitFor(() => expect(screen.getByRole('region', { name: 'Ada 2 isian yang perlu diperbaiki' })).toBeVisible())
    expect(sends(shown)).toEqual([])
  })

  test('moves the choice with the arrow keys without advancing, with one tab stop per scale', async () => {
    const shown = await renderScreen(SERVICES)
    radio(/^1\./, /^1/).focus()
    await shown.user.keyboard('{ArrowRight}{ArrowRight}')
    expect(radio(/^1\./, /^3/)).toBeChecked()
    expect(radio(/^1\./, /^3/)).toHaveFocus()
  })

  test('rerenders only the answered question', async () => {
    const shown = await renderScreen(SERVICES)
    const words = vi.spyOn(i18next, 't')
    /** Returns the number of renders of open questions: each one renders its text once. */
    const openDrawn = () => words.mock.calls.filter(([key]) => String(key).endsWith('question.open')).length
    await shown.user.click(radio(/^1\./, /^4/))
    expect(openDrawn()).toBe(0)
    await shown.user.click(button('Kirim kuesioner'))
    await screen.findByRole('region', { name: 'Ada 3 isian yang perlu diperbaiki' })
    expect(openDrawn()).toBe(3) // each now shows its error
    words.mockRestore()
  })

  test('discards the answers of an earlier visit on request', async () => {
    const first = await renderScreen(SERVICES)
    await answer(first)
    await first.user.type(screen.getByLabelText(/^5\. Saran/), 'Tambah stopkontak.')
    fireEvent(window, new Event('pagehide'))
    const shown = await reload(await reload(first, '/kuesioner'), SERVICES)
    expect(screen.getByText('4 dari 4 terjawab')).toBeVisible()
    await shown.user.click(button('Buang isian ini'))
    expect(screen.getByText('0 dari 4 terjawab')).toBeVisible()
    expect(screen.getAllByRole('radio').filter((one) => (one as HTMLInputElement).checked)).toEqual([])
    expect(screen.getByLabelText(/^5\. Saran/)).toHaveValue('')
    await answer(shown)
    await shown.user.type(screen.getByLabelText(/^5\. Saran/), 'Lebih banyak kursi.')
    await send(shown)
    expect(await screen.findByText(SENT)).toBeVisible()
    expect(card('Sarana')).toHaveTextContent(/1, Kurang.*Lebih banyak kursi\./)
  })

  test('keeps answers across a reload and an expired session without sending them', async () => {
    const shown = await renderScreen(SERVICES)
    await shown.user.click(radio(/^1\./, /^4/))
    fireEvent(window, new Event('pagehide'))
    const list = await reload(shown, '/kuesioner')
    const next = await reload(list, SERVICES)
    expect(radio(/^1\./, /^4/)).toBeChecked()
    expect(screen.getByText(/dipulihkan; belum dikirim/)).toBeVisible()
    expect([...sends(shown), ...sends(next)]).toEqual([])
  })

  test('asks for confirmation before leaving with unsent answers', async () => {
    const shown = await renderScreen(SERVICES)
    await shown.user.click(radio(/^1\./, /^4/))
    await shown.user.click(screen.getByRole('link', { name: 'Semua kuesioner' }))
    expect(await screen.findByText(/^Isian di halaman ini belum dikirim/)).toBeVisible()
    expect(shown.path()).toBe(SERVICES)
  })

  test('shows the rejection of the gateway in place and keeps the answers', async () => {
    const shown = await renderScreen(SERVICES)
    await answer(shown)
    shown.controls.setFaults([
      { operation: 'submitKuesionerLayanan', kind: 'client', status: 422, message: 'Kuesioner sedang diperbaiki' },
    ])
    await send(shown)
    expect(await screen.findByText('Kuesioner sedang diperbaiki')).toBeVisible()
    expect(radio(/^1\./, /^4/)).toBeChecked()
  })
})
