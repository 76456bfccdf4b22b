import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { readOwn } from '#gateway/session/own-note.ts'
import { clearOutbox, outboxEntries, resumeEntry } from '#gateway/writes/outbox.ts'
import { localStore, sessionStore } from '#shared/storage/browser-storage.ts'
import { allowAssumedWrites } from '#tests/allow-assumed-writes.ts'
import { button, openKrs, saveButton, saves, taken } from '#tests/open-krs.ts'
import { inSameSession } from '#tests/same-session.ts'

allowAssumedWrites()
beforeEach(() => {
  clearOutbox()
})
afterEach(() => {
  clearOutbox()
  localStore.clear()
  sessionStore.clear()
})

const OPEN = { krs: {}, pkrs: { at: '2026-09-08T10:00:00+07:00' } }
const question = () => within(screen.getByRole('dialog', { name: 'Konfirmasi' }))
const listAfter = (title: string) => question().getByRole('heading', { name: title }).nextElementSibling
const isSaved = () => waitFor(() => expect(screen.getByText('Tersimpan di kampus')).toBeVisible())

describe('confirmation before a registration is replaced', () => {
  it('lists the dropped and the new courses of plan B with class, day and time', async () => {
    const { user, asked } = await openKrs()
    await user.click(button(/^Rencana B/))
    await user.click(button('Ambil Manajemen Proyek Perangkat Lunak'))
    await user.click(saveButton())
    expect(listAfter('3 mata kuliah dilepas')).toHaveTextContent('Kecerdasan Buatan, kelas A · Senin 08.00–10.30 WIB')
    expect(listAfter('3 mata kuliah dilepas')?.children).toHaveLength(3)
    expect(listAfter('1 mata kuliah baru')).toHaveTextContent(
      /^Manajemen Proyek Perangkat Lunak, kelas \w+ · \w+ \d\d\.\d\d–/,
    )
    expect(question().getByText('Kursi yang dilepas dapat diambil mahasiswa lain.')).toBeVisible()
    await user.click(question().getByRole('button', { name: 'Kembali' }))
    expect(saves(asked)).toEqual([])
    expect(button(/^Rencana B/)).toHaveTextContent('3 SKS')
  })

  it.each([
    ['krs', 'Metodologi Penelitian'],
    ['pkrs', 'Rekayasa Perangkat Lunak'],
  ] as const)('asks before plan A drops a course (%s)', async (jenis, makul) => {
    const { user, asked, settled } = await openKrs(`/${jenis}`, OPEN[jenis])
    await user.click(button(`Lepas ${makul}`, taken()))
    await user.click(saveButton(jenis.toUpperCase()))
    expect(listAfter('1 mata kuliah dilepas')).toHaveTextContent(makul)
    expect(saves(asked)).toEqual([])
    await user.click(question().getByRole('button', { name: 'Ya, simpan' }))
    await settled()
    expect(saves(asked)).toHaveLength(1)
    expect(taken()).not.toHaveTextContent(makul)
  })

  it('asks before a KRSS drops a course', async () => {
    const makul = [
      { idMakul: '2601', idKelas: '60101' },
      { idMakul: '2602', idKelas: '60201' },
    ]
    const edit = { tahun: 2027, semester: 2, isDikunci: false, makul, makulCadangan: [] }
    const { user } = await openKrs('/krss', { at: '2026-10-22T15:00:00+07:00', answers: { '/edit_krss': edit } })
    await user.click(button('Lepas Kecerdasan Buatan', taken()))
    await user.click(saveButton('KRSS'))
    expect(question().getByRole('heading', { name: '1 mata kuliah dilepas' })).toBeVisible()
  })

  it('shows a class change with the old and the new class', async () => {
    const { user } = await openKrs()
    await user.selectOptions(screen.getByLabelText('Kelas Kecerdasan Buatan'), '60102')
    await user.click(saveButton())
    expect(listAfter('1 mata kuliah pindah kelas')).toHaveTextContent(
      'Kecerdasan Buatan: A · Senin 08.00–10.30 WIB menjadi B · Selasa 08.00–10.30 WIB',
    )
  })
})

describe('Urungkan', () => {
  const replaceByB = async () => {
    const rendered = await openKrs()
    const { user } = rendered
    expect(screen.queryByRole('button', { name: 'Urungkan' })).toBeNull()
    await user.click(button(/^Rencana B/))
    await user.click(button('Ambil Manajemen Proyek Perangkat Lunak'))
    await user.click(saveButton())
    await user.click(question().getByRole('button', { name: 'Ya, simpan' }))
    await isSaved()
    await rendered.settled()
    return rendered
  }

  it('restores the previous registration with the same request and confirmation', async () => {
    const { user, asked, settled } = await replaceByB()
    await user.click(button('Urungkan'))
    expect(listAfter('1 mata kuliah dilepas')).toHaveTextContent('Manajemen Proyek Perangkat Lunak')
    expect(listAfter('3 mata kuliah baru')).toHaveTextContent('Kecerdasan Buatan')
    await user.click(question().getByRole('button', { name: 'Ya, simpan' }))
    await waitFor(() => expect(screen.getByText(/^Isi KRS sebelumnya terdaftar lagi/)).toBeVisible())
    await settled()
    expect(saves(asked)).toHaveLength(2)
    expect(button(/^Rencana A/)).toHaveTextContent('8 SKS · tersimpan')
    expect(taken()).toHaveTextContent('Kecerdasan Buatan')
    expect(button(/^Rencana B/)).toHaveTextContent('3 SKS')
    expect(screen.queryByText('Urungkan')).toBeNull()
  })

  it('stores one undo step when the queue resends a save whose response was lost', async () => {
    const { user } = await openKrs('/krs', { faults: [{ operation: 'saveKrs', kind: 'lost', times: 1 }] })
    await user.click(button('Lepas Metodologi Penelitian', taken()))
    await user.click(saveButton())
    await user.click(question().getByRole('button', { name: 'Ya, simpan' }))
    expect(await screen.findByText(/^Jawaban kampus belum diterima\./)).toBeVisible()
    const [entry] = outboxEntries()
    await act(() => resumeEntry(entry?.key ?? ''))
    await isSaved()
    expect(readOwn('krs-before krs', '240117023')).toHaveLength(1)
    expect(button('Urungkan')).toBeVisible()
  })

  it('survives a reload and disappears after the window closes', async () => {
    const { controls, unmount } = await replaceByB()
    const world = controls.exportWorld()
    unmount()
    const later = (at: string) =>
      openKrs('/krs', {
        arrange: (next) => {
          inSameSession()
          next.importWorld(world)
          next.jumpTo(at)
        },
      })
    const next = await later('2027-01-12T11:00:00+07:00')
    expect(button('Urungkan')).toBeVisible()
    next.unmount()
    await later('2027-01-15T16:01:00+07:00')
    expect(screen.queryByText('Urungkan')).toBeNull()
  })
})

test('shows a clash at both courses and names both with day and time in the confirmation', async () => {
  const { user } = await openKrs()
  await user.click(button('Ambil Pemrograman Perangkat Bergerak'))
  await user.selectOptions(screen.getByLabelText('Kelas Pemrograman Perangkat Bergerak'), '60302')
  const row = (makul: string) => within(within(taken()).getByRole('heading', { name: makul }).closest('li') ?? taken())
  expect(
    row('Keamanan Informasi').getByText(/^Bentrok dengan Pemrograman Perangkat Bergerak kelas B, Selasa/),
  ).toBeVisible()
  expect(row('Pemrograman Perangkat Bergerak').getByText(/^Bentrok dengan Keamanan Informasi kelas A/)).toBeVisible()
  expect(screen.getAllByText(/\d bentrok/).map(({ textContent }) => textContent)).not.toContain('3 bentrok')
  await user.click(saveButton())
  expect(listAfter('1 bentrok')).toHaveTextContent(
    'Keamanan Informasi kelas A dan Pemrograman Perangkat Bergerak kelas B, Selasa 10.30–12.00 WIB',
  )
})
