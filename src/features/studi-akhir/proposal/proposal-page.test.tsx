import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setRuntimeFlags } from '#flags/flags.ts'
import { clearOutbox } from '#gateway/writes/outbox.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { allowAssumedWrites } from '#tests/allow-assumed-writes.ts'
import { card, renderScreen } from '#tests/render-screen.tsx'
import { seedMahasiswa } from '#tools/demo/world/seed.ts'

type Shown = Awaited<ReturnType<typeof renderScreen>>

// Preloads modules: on a busy machine, loading takes longer than a screen's time limit.
beforeAll(
  () =>
    Promise.all([
      import('./proposal-page.tsx'),
      import('./proposal-add-page.tsx'),
      import('./proposal-detail-page.tsx'),
      import('./proposal-bimbingan-page.tsx'),
    ]),
  60_000,
)
allowAssumedWrites() // the specification has no write of a proposal
beforeEach(() => {
  clearOutbox()
  localStore.clear()
})

const SUMMARY = '/v2/ta/proposal_exam_student_summary'
const DRAFT = 'Deteksi Titip Absen dari Pola Waktu Presensi'
const list = () => within(card('Proposal Anda'))
const journey = () => within(card('Perjalanan'))
const box = (name: RegExp) => screen.getByRole('textbox', { name })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const writes = ({ asked }: Pick<Shown, 'asked'>) =>
  asked
    .filter((request) => /^(POST|PUT|DELETE) .*\/ta\/proposal/.test(request))
    .map((request) => request.replace('http://gateway.test', '').replace(/\?.*$/, ''))

const OTHER = {
  judul: 'Usulan lain',
  latarBelakang: 'Latar',
  pembimbing: [
    { urutan: 1, idDosen: '0603067502' },
    { urutan: 2, idDosen: '0617018906' },
  ],
}

/** Sends a call as another student or from another tab. */
const sendAs = async ({ controls }: Shown, persona: string, method: string, path: string, body?: unknown) => {
  const answer = await fetch(`http://gateway.test${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${controls.signIn(persona).access_token}`,
      'Content-Type': 'application/json',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  expect(answer.status, await answer.clone().text()).toBe(200)
}

describe('list', () => {
  test('[R2-008] shows the status of each proposal and the deadline for a new one', async () => {
    await renderScreen('/proposal')
    const [draft, scheduled] = list().getAllByRole('listitem')
    expect(draft).toHaveTextContent(`${DRAFT}Disusun`)
    expect(scheduled).toHaveTextContent(/Menunggu ujian · 3 pertemuan bimbingan/)
    expect(scheduled).toHaveTextContent('Hadiri ujian Selasa, 17 November 2026 · 13.30 WIB · R. 210')
    expect(list().getByRole('link', { name: DRAFT })).toHaveAttribute('href', '/proposal/218')
    const start = within(card('Proposal baru'))
    expect(start.getByText('Ajukan proposal').parentElement).toHaveTextContent(
      'Ajukan proposal sampai Jumat, 13 November 2026 (22 hari lagi)',
    )
    expect(start.getByRole('link', { name: 'Tulis proposal' })).toHaveAttribute('href', '/proposal/tambah')
  })

  test('explains why none can be written and links to the unmet condition', async () => {
    await renderScreen('/proposal', { persona: 'baru' })
    expect(button('Tulis proposal')).toHaveAccessibleDescription(/^SKS lulus 0 dari 80\./)
    expect(within(card('Syarat proposal')).getAllByRole('link', { name: 'Lihat nilai' })[0]).toHaveAttribute(
      'href',
      '/nilai',
    )
    expect(list().getByText('Proposal yang Anda tulis muncul di sini.')).toBeVisible()
  })

  test('shows an unknown status as the campus sends it, and a row without a numeric id as text', async () => {
    await renderScreen('/proposal', {
      answers: { [SUMMARY]: { data: [{ id: 'arsip', judul: 'Proposal <lama>', status: 'diarsipkan' }, null] } },
    })
    expect(list().getByText('diarsipkan')).toBeVisible()
    expect(list().getByText('Proposal <lama>').tagName).not.toBe('A')
  })

  test('expands a long history in parts', async () => {
    const { user } = await renderScreen('/proposal', { persona: 'padat' })
    expect(list().getAllByRole('heading', { level: 3 })).toHaveLength(5)
    await user.click(list().getByRole('button', { name: 'Tampilkan 10 lagi' }))
    expect(list().getAllByRole('heading', { level: 3 })).toHaveLength(15)
  })

  test('keeps the conditions when the list fails', async () => {
    await renderScreen('/proposal', {
      faults: [{ operation: 'listProposalExamSummary', kind: 'server', message: 'Mesin <mati>' }],
    })
    expect(list().getByText('Mesin <mati>')).toBeVisible()
    expect(within(card('Syarat proposal')).getByText('SKS lulus')).toBeVisible()
  })

  test('shows empty states to a student without any record', async () => {
    await renderScreen('/proposal', { persona: 'kosong' })
    expect(within(card('Syarat proposal')).getByText('Syarat proposal belum diumumkan kampus.')).toBeVisible()
    expect(within(card('Proposal baru')).queryByText(/Masa pengajuan/)).toBeNull()
    expect(button('Tulis proposal')).toHaveAccessibleDescription(/belum mengizinkan/)
  })
})

describe('new proposal', () => {
  const fill = async ({ user }: Shown, more: { judul?: string; utama?: string; pendamping?: string } = {}) => {
    await user.type(box(/^Judul \(/), more.judul ?? 'Prediksi Kelulusan')
    await user.type(box(/^Latar belakang/), 'Presensi <menurun> & nilai')
    await user.selectOptions(screen.getByRole('combobox', { name: /^Pembimbing 1/ }), more.utama ?? '0603067502')
    await user.selectOptions(screen.getByRole('combobox', { name: /^Pembimbing 2/ }), more.pendamping ?? '0617018906')
  }
  const save = () => button('Simpan sebagai draf')

  test('[R2-016] is saved once as a draft, as typed, and opens the list', async () => {
    const shown = await renderScreen('/proposal/tambah')
    await fill(shown, { judul: ' Prediksi <Kelulusan> ' })
    await shown.user.dblClick(save())
    expect(await screen.findByText('Draf proposal tersimpan. Buka draf untuk mengajukannya.')).toBeVisible()
    expect(writes(shown)).toEqual(['POST /v2/ta/proposal'])
    await waitFor(() => expect(shown.path()).toBe('/proposal'))
    expect(await screen.findByText('Prediksi <Kelulusan>')).toBeVisible()
    await shown.navigate('/proposal/tambah')
    await shown.settled()
    expect(box(/^Judul \(/), 'the draft of the form is gone').toHaveValue('')
  })

  test('disables a lecturer with a full quota and shows why', async () => {
    await renderScreen('/proposal/tambah')
    const lecturers = within(screen.getByRole('combobox', { name: /^Pembimbing 1/ }))
    expect(lecturers.getByRole('option', { name: /^Bagas Nugroho, M\.T\..*kuota penuh/ })).toBeDisabled()
    expect(lecturers.getByRole('option', { name: /^Dr\. Hendra Wijaya.*sisa 2 mahasiswa/ })).toBeEnabled()
  })

  test('rejects a repeated lecturer, a repeated keyword and an invalid web address', async () => {
    const shown = await renderScreen('/proposal/tambah')
    await fill(shown, { pendamping: '0603067502' })
    await shown.user.click(button(/^Tambah.*kata kunci/i))
    await shown.user.click(button(/^Tambah.*kata kunci/i))
    const words = screen.getAllByRole('textbox', { name: /^Kata kunci/ })
    await shown.user.type(words[0] as HTMLElement, 'presensi')
    await shown.user.type(words[1] as HTMLElement, ' Presensi')
    await shown.user.type(box(/^Tautan naskah/), 'naskah saya')
    await shown.user.click(save())
    expect((await screen.findAllByText(/Dosen ini sudah dipilih untuk peran lain\./))[0]).toBeVisible()
    expect(screen.getAllByText(/Ada kata kunci yang sama\./)[0]).toBeVisible()
    expect(screen.getAllByText(/Isi dengan alamat web/)[0]).toBeVisible()
    expect(writes(shown)).toEqual([])
  })

  test('marks a missing title, background and both supervisors', async () => {
    const shown = await renderScreen('/proposal/tambah')
    await shown.user.click(save())
    for (const name of [/^Judul: /, /^Latar belakang: /, /^Pembimbing 1: /, /^Pembimbing 2: /])
      expect(await screen.findByText(name)).toBeVisible()
    expect(writes(shown)).toEqual([])
  })

  test('marks the lecturer field when the quota fills up while the form is open', async () => {
    const shown = await renderScreen('/proposal/tambah')
    await fill(shown)
    for (const [persona, idMahasiswa] of [
      ['kelebihan-bayar', '240117142'],
      ['tugas-akhir', '220117031'],
    ] as const)
      await sendAs(shown, persona, 'POST', `/v2/ta/proposal?idMahasiswa=${idMahasiswa}`, OTHER)
    await shown.user.click(save())
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: /^Pembimbing 1/ })).toHaveAccessibleDescription(
        /Kuota Dr\. Hendra Wijaya, M\.Kom\. sudah penuh\./,
      ),
    )
    expect(box(/^Judul \(/)).toHaveValue('Prediksi Kelulusan')
  })

  test('is found in the list when its response was lost, and is not resent', async () => {
    const shown = await renderScreen('/proposal/tambah', { faults: [{ operation: 'createProposal', kind: 'lost' }] })
    await fill(shown)
    await shown.user.click(save())
    expect(await screen.findByText(/^Draf proposal tersimpan\./, undefined, { timeout: 10_000 })).toBeVisible()
    expect(writes(shown)).toEqual(['POST /v2/ta/proposal'])
  })

  test('sends nothing and says so at a campus that does not accept proposals', async () => {
    setRuntimeFlags({ 'assumed-writes': false })
    await renderScreen('/proposal/tambah')
    expect(save()).toHaveAccessibleDescription(/^Kampus Anda belum melayani penulisan proposal di sini\./)
  })
})

describe('draft', () => {
  test('[R2-008] is submitted once after confirmation and shows who decides', async () => {
    const shown = await renderScreen('/proposal/218')
    expect(journey().getByText('Giliran Anda')).toBeVisible()
    await shown.user.click(button('Ajukan proposal'))
    const question = within(await screen.findByRole('dialog'))
    expect(question.getByText(/^Sesudah diajukan, proposal tidak dapat diubah/)).toBeVisible()
    await shown.user.dblClick(question.getByRole('button', { name: 'Ajukan proposal' }))
    expect(await screen.findByText('Proposal diajukan. Program studi akan memutuskan.')).toBeVisible()
    expect(writes(shown)).toEqual(['PUT /v2/ta/proposal/218/submit'])
    await shown.settled()
    expect(journey().getByText('Giliran program studi')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Ubah' })).toBeNull()
  })

  test('is not submitted again when another tab has submitted it', async () => {
    const shown = await renderScreen('/proposal/218')
    await sendAs(shown, 'aktif', 'PUT', '/v2/ta/proposal/218/submit')
    await shown.user.click(button('Ajukan proposal'))
    await shown.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ajukan proposal' }))
    expect(await journey().findByText('Giliran program studi')).toBeVisible()
    expect(writes(shown), 'that of the other tab').toHaveLength(1)
  })

  test('is recognised as submitted when the response was lost', async () => {
    const shown = await renderScreen('/proposal/218', { faults: [{ operation: 'submitProposal', kind: 'lost' }] })
    await shown.user.click(button('Ajukan proposal'))
    await shown.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ajukan proposal' }))
    expect(await journey().findByText('Giliran program studi', undefined, { timeout: 10_000 })).toBeVisible()
    expect(writes(shown)).toHaveLength(1)
  })

  test('is edited starting from its stored values', async () => {
    const shown = await renderScreen('/proposal/218')
    await shown.user.click(button('Ubah'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ubah proposal' }))
    const title = dialog.getByRole('textbox', { name: /^Judul \(/ })
    expect(title).toHaveValue(DRAFT)
    expect(dialog.getByRole('combobox', { name: /^Pembimbing Utama/ })).toHaveValue('0603067502')
    await shown.user.type(title, ' Kuliah')
    await shown.user.click(dialog.getByRole('button', { name: 'Simpan perubahan' }))
    expect(await screen.findByText('Proposal tersimpan.')).toBeVisible()
    expect(writes(shown)).toEqual(['PUT /v2/ta/proposal/218'])
    expect(await screen.findByRole('heading', { level: 1, name: `${DRAFT} Kuliah` })).toBeVisible()
  })

  test('is deleted after confirmation, and the list is shown', async () => {
    const shown = await renderScreen('/proposal/218')
    await shown.user.click(button('Hapus'))
    await shown.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hapus' }))
    expect(await screen.findByText('Proposal dihapus.')).toBeVisible()
    await shown.settled()
    expect(shown.path()).toBe('/proposal')
    expect(list().queryByText(DRAFT)).toBeNull()
  })
})

/** A draft that was submitted before the story with another student's title. */
const REJECTED = {
  id: '218',
  judul: DRAFT,
  judulInggris: null,
  latarBelakang: 'Usulan cadangan.',
  bidang: null,
  kataKunci: [],
  tautanNaskah: null,
  pembimbing: [
    { urutan: 1, idDosen: '0603067502' },
    { urutan: 2, idDosen: '0617018906' },
  ],
  diajukanPada: '2026-10-12T09:00:00+07:00',
  judulDipakai: true,
  dihapus: false,
}

test('rejected: shows the reason at the decision and can be edited and resubmitted', async () => {
  const shown = await renderScreen('/proposal/218', {
    arrange: (controls) => {
      const aktif = seedMahasiswa().find(({ persona }) => persona === 'aktif')
      if (!aktif) throw new Error('the story has no persona aktif')
      const world = JSON.parse(controls.exportWorld()) as { mahasiswa: Record<string, unknown> }
      const mahasiswa = { ...world.mahasiswa, [aktif.idMahasiswa]: { ...aktif, proposal: [REJECTED] } }
      controls.importWorld(JSON.stringify({ ...world, mahasiswa, changed: [aktif.idMahasiswa] }))
    },
  })
  expect(journey().getByText('Ditolak program studi').closest('li')).toHaveTextContent(
    'Judul sudah dipakai usulan lain.',
  )
  const again = within(journey().getByText('Ubah, lalu ajukan lagi').closest('li') as HTMLElement)
  expect(again.getByRole('button', { name: 'Ubah' })).toBeVisible()
  await shown.user.click(again.getByRole('button', { name: 'Ajukan proposal' }))
  await shown.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ajukan proposal' }))
  expect(await screen.findByText('Proposal diajukan. Program studi akan memutuskan.')).toBeVisible()
})

describe('proposal with a scheduled exam', () => {
  test('shows date, hours, room and manuscript deadline, with a calendar button', async () => {
    await renderScreen('/proposal/205')
    const exam = within(card('Ujian proposal'))
    expect(exam.getByText('Hadiri ujian').parentElement).toHaveTextContent('Selasa, 17 November 2026')
    expect(exam.getByText('13.30–14.30 WIB · R. 210')).toBeVisible()
    expect(exam.queryByText(/10 November/), 'no deadline under the name of the exam').toBeNull()
    expect(exam.getByRole('button', { name: 'Ingatkan saya' })).toBeVisible()
    expect(await exam.findByText(/^(Tidak bentrok|Bentrok) dengan /)).toBeVisible()
    const now = within(journey().getByText('Ujian proposal').closest('li') as HTMLElement)
    expect(now.getByText('Hadiri ujian Selasa, 17 November 2026 · 13.30 WIB · R. 210')).toBeVisible()
    expect(now.getByText('Serahkan naskah').parentElement).toHaveTextContent(
      'Serahkan naskah sampai Selasa, 10 November 2026 (19 hari lagi)',
    )
    expect(now.getByText('Naskah diserahkan ke program studi di luar portal.')).toBeVisible()
    expect(now.queryByText('Giliran Anda'), 'there is nothing to press').toBeNull()
    expect(screen.getAllByText('3 dari 3 disetujui')).toHaveLength(1)
    expect(within(card('Penguji')).getByText('Ketua Penguji')).toBeVisible()
    expect(within(card('Pembimbing')).getByText('Pembimbing Utama')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Ajukan proposal' })).toBeNull()
  })

  test('stays visible when the exam or the guidance records fail', async () => {
    await renderScreen('/proposal/205', {
      faults: [
        { operation: 'getJadwalProposal', kind: 'server', message: 'Jadwal mati' },
        { operation: 'listBimbingan', kind: 'server', message: 'Bimbingan mati' },
      ],
    })
    expect(within(card('Ujian proposal')).getByText('Jadwal mati')).toBeVisible()
    expect(within(card('Bimbingan')).getByText('Bimbingan mati')).toBeVisible()
    expect(within(card('Isi proposal')).getByText('presensi, kode QR, keamanan')).toBeVisible()
  })

  test.each([
    ['2026-11-18T09:00:00+07:00', /^Giliran penguji$/],
    ['2026-11-24T10:00:00+07:00', /^sampai Selasa, 08 Desember 2026/],
    ['2026-11-24T10:00:00+07:00', /^Serahkan revisi kepada penguji di luar portal\.$/],
    ['2026-12-09T10:00:00+07:00', /^86 · A$/],
  ])('on %s shows %s', async (moment, words) => {
    await renderScreen('/proposal/205', { arrange: (controls) => controls.jumpTo(moment) })
    expect(journey().getByText(words)).toBeVisible()
  })
})

describe('guidance', () => {
  test('[R2-008] shows all records when {idBimbingan?} is missing', async () => {
    await renderScreen('/proposal/205/bimbingan')
    expect(within(card('Bimbingan')).getByText('3 dari 3 disetujui')).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Catatan' })).toBeNull()
  })

  test('[R2-008] shows the record of the URL', async () => {
    await renderScreen('/proposal/205/bimbingan/2052')
    expect(within(card('Catatan')).getByText(/Tinjauan pustaka$/)).toBeVisible()
  })
})

test.each(['/proposal/999', '/proposal/arsip', '/proposal/999/bimbingan'])(
  '%s shows the not-found card',
  async (address) => {
    const { asked } = await renderScreen(address)
    expect(within(card('Alamat ini tidak mengarah ke mana pun')).getByRole('link')).toHaveAttribute('href', '/proposal')
    if (address.endsWith('arsip')) expect(asked.filter((request) => request.includes('/ta/proposal/'))).toEqual([])
  },
)

test('allows opening, editing and deleting a draft without supervisors', async () => {
  const answer = { id: '218', judul: DRAFT, latarBelakang: 'Belum tercatat.', status: 'draft' }
  await renderScreen('/proposal/218', { answers: { '/v2/ta/proposal/218': answer } })
  expect(journey().getByRole('button', { name: 'Ajukan proposal' })).toBeEnabled()
  expect(journey().getByRole('button', { name: 'Ubah' })).toBeEnabled()
  expect(journey().getByRole('button', { name: 'Hapus' })).toBeEnabled()
})

test('disables editing of a draft that is only partly readable', async () => {
  const answer = {
    id: '218',
    judul: DRAFT,
    latarBelakang: 'Belum tercatat.',
    status: 'draft',
    kataKunci: { satu: 'a' },
  }
  await renderScreen('/proposal/218', { answers: { '/v2/ta/proposal/218': answer } })
  expect(journey().getByRole('button', { name: 'Ubah' })).toHaveAccessibleDescription(
    /^Sebagian isi proposal ini tidak dapat dibaca/,
  )
})
