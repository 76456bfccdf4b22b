import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clearOutbox } from '#gateway/writes/outbox.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { allowAssumedWrites } from '#tests/allow-assumed-writes.ts'
import { card, renderScreen } from '#tests/render-screen.tsx'
import type { Controls } from '#tools/demo/server/controls.ts'

type Shown = Awaited<ReturnType<typeof renderScreen>>

beforeAll(
  () =>
    Promise.all([
      import('./tugas-akhir-page.tsx'),
      import('./tugas-akhir-detail-page.tsx'),
      import('./tugas-akhir-add-page.tsx'),
    ]),
  60_000,
)
allowAssumedWrites() // the specification has no call for guidance
beforeEach(() => {
  clearOutbox()
  localStore.clear()
})

const box = (name: RegExp) => screen.getByRole('textbox', { name })
const button = (name: string) => screen.getByRole('button', { name })
const confirm = async ({ user }: Shown, name: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
const writes = ({ asked }: Pick<Shown, 'asked'>) =>
  asked
    .filter((request) => !request.startsWith('GET '))
    .map((request) => request.replace(/https?:\/\/[^/]+|\?.*$/g, ''))
const USULAN = '/v2/final-project/usulan'

/** Fills in the required fields of a new proposal. */
const fill = async ({ user }: Shown, judul = 'Batik Semarang') => {
  await user.type(box(/^Judul \(wajib\)/), judul)
  await user.type(box(/^Latar belakang/), 'Motifnya belum tercatat.')
  await user.selectOptions(screen.getByRole('combobox', { name: /^Jenis penelitian/ }), '2')
  await user.selectOptions(screen.getByRole('combobox', { name: /^Pembimbing Utama/ }), '0612057901')
}
const RANGGA = { persona: 'kelebihan-bayar' }
const at = (moment: string) => (controls: Controls) => controls.jumpTo(moment)

describe('list', () => {
  test('shows whose turn each proposal is and the deadline', async () => {
    await renderScreen('/tugas-akhir')
    const [approved, draft] = within(card('Usulan Anda')).getAllByRole('listitem')
    expect(draft).toHaveTextContent(
      /Giliran Anda.*Usulan.*Belum diajukan.*Ajukan usulan sampai Jumat, 13 November 2026/,
    )
    expect(approved).toHaveTextContent(
      /Giliran Anda.*Sidang usulan.*Hadiri sidang Selasa, 24 November 2026.*Setujui kehadiran sampai Minggu, 22 November 2026 pukul 13\.30\sWIB/,
    )
    expect(screen.getByRole('link', { name: /^Rancang Bangun/ })).toHaveAttribute('href', '/tugas-akhir/412')
  })

  test('shows the track of the newest proposal, and another one by its URL', async () => {
    const shown = await renderScreen('/tugas-akhir')
    expect(shown.asked.some((request) => request.includes('/aturan/55201/skripsi'))).toBe(true)
    const tracks = within(screen.getByRole('navigation', { name: 'Jalur tugas akhir' }))
    await shown.user.click(tracks.getByRole('link', { name: 'Publikasi ilmiah' }))
    expect(shown.path()).toBe('/tugas-akhir?jalur=publikasi')
    expect(await screen.findByText('SKS lulus 84 dari 100.')).toBeVisible()
    expect(screen.getByText(/^1 pembimbing/)).toBeVisible()
    await shown.user.click(button('Buat usulan'))
    expect(shown.path()).toBe('/tugas-akhir?jalur=publikasi')
  })

  test('marks lecturers with a full quota and expands proposals in parts', async () => {
    const { user } = await renderScreen('/tugas-akhir', { persona: 'padat' })
    const bagas = within(card('Calon pembimbing')).getByText('Bagas Nugroho, M.T.').closest('li')
    expect(bagas).toHaveTextContent('kuota penuh')
    expect(within(card('Usulan Anda')).getAllByRole('heading', { level: 3 })).toHaveLength(3)
    await user.click(within(card('Usulan Anda')).getByRole('button', { name: 'Tampilkan 10 lagi' }))
    expect(within(card('Usulan Anda')).getAllByRole('heading', { level: 3 })).toHaveLength(13)
  })
})

describe('[R4-046] proposal', () => {
  test('is created as a draft and submitted by a separate call', async () => {
    const shown = await renderScreen('/tugas-akhir/tambah', RANGGA)
    await fill(shown)
    await shown.user.click(button('Simpan draf'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Batik Semarang' })).toBeVisible()
    expect(shown.path()).toBe('/tugas-akhir/421')
    await shown.user.click(await screen.findByRole('button', { name: 'Ajukan usulan' }))
    await confirm(shown, 'Ajukan usulan')
    expect(await screen.findByText('Usulan diajukan ke program studi.')).toBeVisible()
    expect(await within(card('Perjalanan')).findByText(/Giliran program studi|program studi/)).toBeVisible()
    expect(writes(shown)).toEqual([`POST ${USULAN}`, `PUT ${USULAN}/421/submit`])
    expect(screen.queryByRole('button', { name: 'Hapus usulan' })).toBeNull()
  })

  test('is found as the new row of the list when the response has no id', async () => {
    const shown = await renderScreen('/tugas-akhir/tambah', {
      ...RANGGA,
      faults: [{ operation: 'createUsulanTugasAkhir', kind: 'empty', times: 1 }],
    })
    await fill(shown)
    await shown.user.click(button('Simpan draf'))
    await waitFor(() => expect(shown.path()).toBe('/tugas-akhir/421'))
    expect(writes(shown)).toEqual([`POST ${USULAN}`])
  })

  test('is not created again after a lost response or a double click', async () => {
    const shown = await renderScreen('/tugas-akhir/tambah', {
      ...RANGGA,
      faults: [{ operation: 'createUsulanTugasAkhir', kind: 'lost', times: 1 }],
    })
    await fill(shown)
    await shown.user.dblClick(button('Simpan draf'))
    await waitFor(() => expect(shown.path()).toBe('/tugas-akhir/421'), { timeout: 10_000 })
    expect(writes(shown)).toEqual([`POST ${USULAN}`])
  })

  test('is shown as submitted, without a submit button, when the response of the submission was lost', async () => {
    const shown = await renderScreen('/tugas-akhir/420', {
      faults: [{ operation: 'submitUsulanTugasAkhir', kind: 'lost', times: 1 }],
    })
    await shown.user.click(button('Ajukan usulan'))
    await confirm(shown, 'Ajukan usulan')
    expect(await within(card('Perjalanan')).findByText(/Giliran program studi|program studi/)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Ajukan usulan' })).toBeNull())
    expect(screen.queryByText(/Belum diajukan/)).toBeNull()
    expect(writes(shown)).toEqual([`PUT ${USULAN}/420/submit`])
  })

  test('is updated as a whole with the typed values', async () => {
    const shown = await renderScreen('/tugas-akhir/420?ubah=ya')
    const dialog = within(await screen.findByRole('dialog', { name: 'Ubah usulan' }))
    const judul = dialog.getByRole('textbox', { name: /^Judul \(wajib\)/ })
    expect(judul).toHaveValue('Deteksi Titip Absen dari Pola Waktu Presensi')
    await shown.user.clear(judul)
    await shown.user.type(judul, 'Titip Absen <b> & Polanya')
    await shown.user.click(dialog.getByRole('button', { name: 'Simpan perubahan' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Titip Absen <b> & Polanya' })).toBeVisible()
    expect(writes(shown)).toEqual([`PUT ${USULAN}/420`])
    expect(card('Tentang usulan')).toHaveTextContent('presensi, anomali')
  })

  test('is deleted after confirmation, and the list opens', async () => {
    const shown = await renderScreen('/tugas-akhir/420')
    await shown.user.click(button('Hapus usulan'))
    await confirm(shown, 'Hapus usulan')
    await waitFor(() => expect(shown.path()).toBe('/tugas-akhir'))
    expect(writes(shown)).toEqual([`DELETE ${USULAN}/420`])
    await waitFor(() => expect(within(card('Usulan Anda')).getAllByRole('listitem')).toHaveLength(1))
  })

  test('shows the reason of a rejection and can be edited', async () => {
    await renderScreen('/tugas-akhir/199', { persona: 'padat' })
    expect(within(card('Perjalanan')).getByText('Pokok bahasan sudah dipakai usulan lain.')).toBeVisible()
    expect(button('Ubah usulan')).toBeVisible()
    expect(screen.queryByText('Selesai')).toBeNull()
  })

  test('deleted in another tab: reports it in the form and keeps the input', async () => {
    const shown = await renderScreen('/tugas-akhir/420?ubah=ya')
    const dialog = within(await screen.findByRole('dialog', { name: 'Ubah usulan' }))
    const other = shown.controls.signIn('aktif').access_token
    await fetch(`http://gateway.test${USULAN}/420`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${other}` },
    })
    await shown.user.type(dialog.getByRole('textbox', { name: /^Judul \(wajib\)/ }), ' Baru')
    await shown.user.click(dialog.getByRole('button', { name: 'Simpan perubahan' }))
    expect(await dialog.findByText('Usulan tidak ditemukan.')).toBeVisible()
    expect(dialog.getByRole('textbox', { name: /^Judul \(wajib\)/ })).toHaveValue(
      'Deteksi Titip Absen dari Pola Waktu Presensi Baru',
    )
  })

  test('submitted in another tab: is not submitted again', async () => {
    const shown = await renderScreen('/tugas-akhir/420')
    const other = shown.controls.signIn('aktif').access_token
    await fetch(`http://gateway.test${USULAN}/420/submit`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${other}` },
    })
    const before = writes(shown).length
    await shown.user.click(button('Ajukan usulan'))
    await confirm(shown, 'Ajukan usulan')
    expect(await screen.findByText('Usulan ini sudah diajukan.')).toBeVisible()
    expect(writes(shown)).toHaveLength(before)
  })
})

describe('proposal form', () => {
  test('rejects missing fields, a repeated lecturer and a repeated keyword before sending', async () => {
    const shown = await renderScreen('/tugas-akhir/tambah', RANGGA)
    await shown.user.click(button('Simpan draf'))
    expect(box(/^Judul \(wajib\)/)).toBeInvalid()
    expect(screen.getByRole('combobox', { name: /^Pembimbing Utama/ })).toBeInvalid()
    await fill(shown)
    await shown.user.selectOptions(screen.getByRole('combobox', { name: /^Pembimbing Pendamping/ }), '0612057901')
    for (const word of ['batik', 'Batik']) {
      await shown.user.click(screen.getByRole('button', { name: /Tambah Kata kunci/ }))
      await shown.user.type(screen.getAllByRole('textbox', { name: /Kata kunci/ }).at(-1) as HTMLElement, word)
    }
    await shown.user.click(button('Simpan draf'))
    expect(screen.getByRole('combobox', { name: /^Pembimbing Pendamping/ })).toBeInvalid()
    expect(screen.getAllByText(/Dosen ini sudah dipilih untuk peran lain\./).length).toBeGreaterThan(0)
    expect(screen.getAllByText(/Ada kata kunci yang sama\./).length).toBeGreaterThan(0)
    expect(writes(shown)).toEqual([])
  })

  test('disables a lecturer with a full quota and limits the title to 255 characters', async () => {
    const shown = await renderScreen('/tugas-akhir/tambah', RANGGA)
    expect(screen.getAllByRole('option', { name: /Bagas Nugroho.*kuota penuh/ })[0]).toBeDisabled()
    await shown.user.click(box(/^Judul \(wajib\)/))
    await shown.user.paste('a'.repeat(256))
    expect(box(/^Judul \(wajib\)/)).toHaveValue('a'.repeat(255))
  })

  test('marks the lecturer field when the quota fills up after opening, and keeps the input', async () => {
    const shown = await renderScreen('/tugas-akhir/tambah', RANGGA)
    await fill(shown)
    shown.controls.setFaults([])
    const world = JSON.parse(shown.controls.exportWorld()) as { mahasiswa: Record<string, Record<string, unknown>> }
    for (const [index, id] of ['240117023', '240117131', '240117077'].entries()) {
      const usulan = { judul: 'x', judulInggris: null, latarBelakang: 'x', jalur: 'skripsi', idJenisPenelitian: '1' }
      const more = { kataKunci: [], pembimbing: [{ urutan: 1, idDosen: '0612057901' }] }
      const dates = { dibuatPada: '2026-10-22T14:00:00+07:00', diajukanPada: null }
      const row = { id: String(430 + index), ...usulan, ...more, ...dates }
      world.mahasiswa[id] = { ...world.mahasiswa[id], tugasAkhir: { usulan: [row], hapus: [], sidang: [], hadir: {} } }
    }
    shown.controls.importWorld(JSON.stringify({ ...world, changed: Object.keys(world.mahasiswa) }))
    await shown.user.click(button('Simpan draf'))
    const adviser = () => screen.getByRole('combobox', { name: /^Pembimbing Utama/ })
    await waitFor(() =>
      expect(adviser()).toHaveAccessibleDescription(/Kuota Dr\. Ratna Wulandari, M\.Kom\. sudah penuh\./),
    )
    expect(adviser()).toBeInvalid()
    expect(box(/^Judul \(wajib\)/)).toHaveValue('Batik Semarang')
  })

  test('reports that the window has closed in the meantime', async () => {
    const shown = await renderScreen('/tugas-akhir/tambah', RANGGA)
    await fill(shown)
    shown.controls.jumpTo('2026-11-14T08:00:00+07:00')
    await shown.user.click(button('Simpan draf'))
    expect(await screen.findByText('Masa pengajuan usulan berakhir 13 November 2026.')).toBeVisible()
  })

  test('explains why a student may not create one', async () => {
    await renderScreen('/tugas-akhir/tambah', { persona: 'baru' })
    expect(button('Simpan draf')).toHaveAccessibleDescription(/^SKS lulus 0 dari 80\./)
  })
})

describe('detail', () => {
  test('opens the current step with its action and links each condition to its screen', async () => {
    await renderScreen('/tugas-akhir/388', { persona: 'tugas-akhir' })
    const journey = within(card('Perjalanan'))
    const now = journey.getByText('Bimbingan').closest('li') as HTMLElement
    expect(now).toHaveAttribute('aria-current', 'step')
    expect(now).toHaveTextContent(
      /1 bimbingan lagi perlu disetujui\.Giliran AndaCatat bimbingan sampai Jumat, 29 Januari 2027/,
    )
    expect(journey.getByText('Sidang akhir').closest('li')).toHaveTextContent(
      /Ajukan sidang sampai Jumat, 04 Desember 2026/,
    )
    expect(within(card('Syarat Sidang akhir')).getByText('Bimbingan').closest('li')).not.toHaveTextContent(/7|8|Catat/)
    expect(screen.getAllByText('7 dari 8 disetujui'), 'the meetings are counted once').toHaveLength(1)
    expect(screen.getAllByRole('button', { name: 'Catat bimbingan' }), 'one way to record').toHaveLength(1)
    expect(within(now).getByRole('button', { name: 'Catat bimbingan' })).toBeEnabled()
    expect(screen.queryByRole('link', { name: 'Catat bimbingan' })).toBeNull()
  })

  test('links an open questionnaire to its screen', async () => {
    const shown = await renderScreen('/tugas-akhir/tambah', RANGGA)
    await fill(shown)
    await shown.user.click(button('Simpan draf'))
    await shown.user.click(await screen.findByRole('button', { name: 'Ajukan usulan' }))
    await confirm(shown, 'Ajukan usulan')
    await screen.findByText('Usulan diajukan ke program studi.')
    const world = shown.controls.exportWorld()
    shown.unmount()
    await renderScreen('/tugas-akhir/421', {
      ...RANGGA,
      arrange: (controls) => {
        controls.importWorld(world)
        at('2026-10-27T12:00:00+07:00')(controls)
      },
    })
    const open = within(card('Syarat Sidang usulan'))
      .getByText('Kuesioner 2025/2026 Genap')
      .closest('li') as HTMLElement
    expect(open).toHaveTextContent('3 belum diisi')
    expect(within(open).getByRole('link', { name: 'Isi kuesioner' })).toHaveAttribute('href', '/kuesioner')
  })

  test('shows the available data when the schedule, the rules and the role labels fail', async () => {
    await renderScreen('/tugas-akhir/412', {
      faults: ['getJadwalTugasAkhir', 'listAturanSidang', 'getLabelPembimbing', 'getAturanPersetujuanKehadiran'].map(
        (operation) => ({ operation, kind: 'server' as const }),
      ),
    })
    expect(within(card('Perjalanan')).getByRole('button', { name: 'Setujui kehadiran' })).toBeVisible()
    expect(within(card('Pembimbing')).getByText('Pembimbing Utama')).toBeVisible()
  })

  test('shows an unknown status as the gateway sends it', async () => {
    const path = `${USULAN}/412`
    await renderScreen('/tugas-akhir/412', {
      answers: { [path]: { id: '412', judul: 'Presensi', status: 'Ditangguhkan' } },
    })
    expect(within(card('Perjalanan')).getAllByText('Ditangguhkan')).toHaveLength(2)
    expect(within(card('Perjalanan')).queryByText('Selesai')).toBeNull()
  })

  test('keeps the guidance records at a campus without chat and does not mention chat', async () => {
    await renderScreen('/tugas-akhir/412')
    const guidance = within(card('Bimbingan'))
    expect(guidance.queryByText(/chat|percakapan/i)).toBeNull()
    expect(guidance.getByRole('link', { name: '3. Rancangan basis data' })).toHaveAttribute(
      'href',
      '/tugas-akhir/412/bimbingan/1520',
    )
  })

  test('shows the not-found card for the work of another student', async () => {
    await renderScreen('/tugas-akhir/388')
    expect(card('Alamat ini tidak mengarah ke mana pun')).toBeVisible()
  })
})

describe('[R2-009] URLs', () => {
  test.each([
    ['/tugas-akhir/sidang', '/tugas-akhir'],
    ['/tugas-akhir/412/sidang/tambah', '/tugas-akhir/sidang/tambah?usulanId=412'],
    ['/tugas-akhir/bimbingan/1520', '/tugas-akhir/412/bimbingan/1520'],
    ['/tugas-akhir/sidang/tambah', '/tugas-akhir/sidang/tambah?usulanId=412'],
  ])('%s opens %s', async (from, to) => {
    const shown = await renderScreen(from)
    await waitFor(() => expect(shown.path()).toBe(to))
  })

  test('[R2-016] never requests tambah, sidang or bimbingan as ids', async () => {
    for (const address of [
      '/tugas-akhir/tambah',
      '/tugas-akhir/sidang/tambah',
      '/tugas-akhir/sidang',
      '/tugas-akhir/bimbingan/x',
    ]) {
      const { asked, unmount } = await renderScreen(address)
      expect(
        asked.filter((request) =>
          /\/(usulan|sidang|bimbingan\/tugas-akhir)\/(tambah|sidang|bimbingan|x)\b/.test(request),
        ),
      ).toEqual([])
      unmount()
    }
  })

  test('explain what is missing for a student without an approved proposal', async () => {
    await renderScreen('/tugas-akhir/bimbingan/1520', { persona: 'baru' })
    expect(screen.getByText('Bimbingan dimulai setelah usulan disetujui program studi.')).toBeVisible()
  })
})
