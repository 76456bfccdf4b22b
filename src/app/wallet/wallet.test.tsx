import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { sealSession } from '#gateway/session/session.ts'
import { readPapers, storePaper, wipePapers } from '#gateway/wallet/papers.ts'
import { haveDatabase } from '#tests/database.ts'
import { renderScreen } from '#tests/render-screen.tsx'
import { openKeptPapers } from './kept-papers.tsx'
import { closePapers } from './open-papers.ts'

haveDatabase()
afterEach(async () => {
  act(closePapers)
  await wipePapers()
  for (const one of document.body.children) if (one instanceof HTMLElement) one.hidden = false
})

type User = Awaited<ReturnType<typeof renderScreen>>['user']

const KRS = '/cetak-krs?tahun=2027&semester=1'

/** Stores the paper of the open print page. */
const save = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: 'Simpan di dompet' }))
  const question = await screen.findByRole('dialog', { name: 'Konfirmasi' })
  expect(question).toHaveTextContent('Simpan hanya di perangkat Anda sendiri.')
  await user.click(within(question).getByRole('button', { name: 'Simpan di dompet' }))
  expect(await screen.findByText(/^Di dompet, per hari ini, 14\.05/)).toBeVisible()
}

const wallet = () => screen.findByRole('dialog', { name: 'Dompet dokumen' })

describe('storing a paper', () => {
  test('asks whose device it is, stores it and says since when', async () => {
    const { user } = await renderScreen(KRS)
    await save(user)
    const [paper] = await readPapers()
    expect(paper).toMatchObject({ kind: 'krs', scope: 'gate', params: { tahun: '2027', semester: '1' } })
  })

  test('offers the stored exam card, and no storing, where the card fails to load', async () => {
    const { user, unmount } = await renderScreen('/jadwal-dan-presensi?tab=ujian', { persona: 'baru' })
    await save(user)
    unmount()
    const faults = [{ operation: 'getKartuUjian', kind: 'network' } as const]
    await renderScreen('/jadwal-dan-presensi?tab=ujian', { persona: 'baru', faults })
    expect(await screen.findByRole('link', { name: 'Buka dompet' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Simpan di dompet' })).toBeNull()
  })

  test('leads from a stored exam card to the wallet, above the same tab', async () => {
    const { user, path } = await renderScreen('/jadwal-dan-presensi?tab=ujian', { persona: 'baru' })
    await save(user)
    await user.click(screen.getByRole('link', { name: 'Buka dompet' }))
    expect(await within(await wallet()).findByText('Kartu UTS')).toBeVisible()
    expect(path()).toBe('/jadwal-dan-presensi?tab=ujian&dompet=buka')
  })

  test('stores nothing before the question is answered', async () => {
    const { user } = await renderScreen(KRS)
    await user.click(await screen.findByRole('button', { name: 'Simpan di dompet' }))
    await user.click(await screen.findByRole('button', { name: 'Kembali' }))
    expect(await readPapers()).toEqual([])
  })

  test('says that a paper is not stored when a response is missing, and stores nothing', async () => {
    const { user, controls } = await renderScreen(KRS)
    await screen.findByRole('button', { name: 'Simpan di dompet' })
    controls.setFaults([{ operation: 'getKrs', kind: 'network' }])
    await user.click(screen.getByRole('button', { name: 'Simpan di dompet' }))
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Konfirmasi' })).getByRole('button', {
        name: 'Simpan di dompet',
      }),
    )
    expect(await screen.findByText('Dokumen belum tersimpan. Periksa jaringan, lalu coba lagi.')).toBeVisible()
    expect(await readPapers()).toEqual([])
  })

  test('does not call a paper withdrawn when the campus answers what cannot be read', async () => {
    const { user, navigate, controls } = await renderScreen(KRS)
    await save(user)
    controls.setFaults([{ operation: 'getKrs', kind: 'malformed', path: 'data' }])
    await navigate('/dashboard?dompet=buka')
    expect(await within(await wallet()).findByText('Belum dibandingkan')).toBeVisible()
  })

  test('an operator is offered nothing', async () => {
    await renderScreen('/dashboard?dompet=buka', { persona: 'operator' })
    expect(screen.queryByRole('dialog', { name: 'Dompet dokumen' })).toBeNull()
  })
})

describe('the wallet', () => {
  test('lists stored papers and says that they are the same at the campus', async () => {
    const { user, navigate } = await renderScreen(KRS)
    await save(user)
    await navigate('/dashboard?dompet=buka')
    const dialog = within(await wallet())
    expect(await dialog.findByRole('button', { name: 'Buka KRS 2026/2027 Ganjil' })).toBeVisible()
    expect(await dialog.findByText('Sama dengan kampus')).toBeVisible()
  })

  test('says that the campus has a newer version, and updates it', async () => {
    const { user, navigate } = await renderScreen(KRS)
    await save(user)
    const [paper] = await readPapers()
    if (!paper) throw new Error('no paper')
    const [own, ...others] = paper.answers
    await storePaper({ ...paper, answers: [{ key: own?.key ?? [], data: { data: [] } }, ...others] }) // as it was last week
    await navigate('/dashboard?dompet=buka')
    const dialog = within(await wallet())
    expect(await dialog.findByText('Berubah sejak disimpan')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Perbarui' }))
    expect(await dialog.findByText('Sama dengan kampus')).toBeVisible()
  })

  test('says that a paper could not be compared when the campus does not answer', async () => {
    const { user, navigate, controls } = await renderScreen(KRS)
    await save(user)
    controls.setFaults([{ operation: 'getKrs', kind: 'timeout504' }])
    await navigate('/dashboard?dompet=buka')
    expect(await within(await wallet()).findByText('Belum dibandingkan')).toBeVisible()
  })

  test('opens a paper without any request, and returns to the wallet', async () => {
    const { user, navigate, asked, controls } = await renderScreen(KRS)
    await save(user)
    await navigate('/dashboard?dompet=buka')
    await within(await wallet()).findByText('Sama dengan kampus')
    controls.setFaults([{ operation: '*', kind: 'network' }])
    const before = asked.length
    await user.click(screen.getByRole('button', { name: 'Buka KRS 2026/2027 Ganjil' }))
    const view = within(await screen.findByRole('main', { name: 'KRS 2026/2027 Ganjil' }))
    const sheet = within(await view.findByRole('article'))
    expect(sheet.getByRole('heading', { level: 1, name: 'KARTU RENCANA STUDI' })).toBeVisible()
    expect(sheet.getAllByRole('row', { name: /Basis Data Lanjut/ })).not.toHaveLength(0)
    expect(sheet.getByText(/^per hari ini, 14\.05/)).toBeVisible()
    await waitFor(() => expect(view.getByRole('button', { name: 'Cetak' })).toHaveAttribute('aria-disabled', 'false'))
    expect(asked).toHaveLength(before)
    await user.click(view.getByRole('button', { name: 'Kembali' }))
    expect(await wallet()).toBeVisible()
  })

  test('closes an open paper when the idle hour is over', async () => {
    const { user, navigate } = await renderScreen(KRS)
    await save(user)
    await navigate('/dashboard?dompet=buka')
    await user.click(await within(await wallet()).findByRole('button', { name: 'Buka KRS 2026/2027 Ganjil' }))
    await screen.findByRole('main', { name: 'KRS 2026/2027 Ganjil' })
    act(closePapers) // called by Sesi Habis
    await waitFor(() => expect(screen.queryByRole('main', { name: 'KRS 2026/2027 Ganjil' })).toBeNull())
  })

  test('removes a paper by hand after a question', async () => {
    const { user, navigate } = await renderScreen(KRS)
    await save(user)
    await navigate('/dashboard?dompet=buka')
    await user.click(await within(await wallet()).findByRole('button', { name: 'Hapus KRS 2026/2027 Ganjil' }))
    await user.click(await screen.findByRole('button', { name: 'Hapus' }))
    await expect.poll(async () => (await readPapers()).length).toBe(0)
  })

  test('says why an exam card cannot be stored', async () => {
    await renderScreen('/dashboard?dompet=buka', { persona: 'tunggakan' })
    const row = (await within(await wallet()).findByText('Kartu UTS')).closest('li')
    await waitFor(() => expect(row).toHaveTextContent(/Terkunci/))
    expect(within(row ?? document.body).queryByRole('button', { name: 'Simpan di dompet' })).toBeNull()
  })

  test('shows an exam card with its next exam and its code', async () => {
    const { user, navigate } = await renderScreen('/cetak-kartu-ujian?jenis=UTS', { persona: 'baru' })
    await save(user)
    await navigate('/dashboard?dompet=buka')
    await user.click(await within(await wallet()).findByRole('button', { name: 'Buka Kartu UTS' }))
    const pass = within(await screen.findByRole('region', { name: 'Kartu di gerbang ujian' }))
    expect(pass.getByRole('heading', { name: 'Dasar Pemrograman' })).toBeVisible()
    expect(pass.getByRole('img', { name: 'Kode QR kartu ujian' })).toBeVisible()
  })
})

describe('papers on the login', () => {
  test('names documents without name or number, and opens one after an idle session', async () => {
    const { user, unmount } = await renderScreen(KRS)
    await save(user)
    sealSession()
    unmount()
    await act(openKeptPapers)
    const dialog = await screen.findByRole('dialog', { name: 'Dokumen di perangkat ini' })
    expect(await within(dialog).findByRole('button', { name: 'Buka KRS 2026/2027 Ganjil' })).toBeVisible()
    expect(dialog).not.toHaveTextContent(/Sekar|240117023/)
    await user.click(within(dialog).getByRole('button', { name: 'Buka KRS 2026/2027 Ganjil' }))
    const view = await screen.findByRole('main', { name: 'KRS 2026/2027 Ganjil' })
    expect((await within(view).findAllByText('Sekar Ayu Prameswari'))[0]).toBeVisible()
  })
})
