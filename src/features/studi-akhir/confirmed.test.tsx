import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clearOutbox } from '#gateway/writes/outbox.ts'
import { localStore, readJson } from '#shared/storage/browser-storage.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { allowAssumedWrites } from '#tests/allow-assumed-writes.ts'
import { card, renderScreen } from '#tests/render-screen.tsx'
import { isSameDay } from './confirmed.ts'

type Shown = Awaited<ReturnType<typeof renderScreen>>

beforeAll(
  () =>
    Promise.all([
      import('./proposal/proposal-detail-page.tsx'),
      import('./tugas-akhir/tugas-akhir-detail-page.tsx'),
      import('./tugas-akhir/sidang-request-page.tsx'),
      import('./kerja-praktik/kerja-praktik-detail-page.tsx'),
      import('./kerja-praktik/kerja-praktik-add-page.tsx'),
      import('./kompre/kompre-page.tsx'),
      import('./lock-jurnal/lock-jurnal-detail-page.tsx'),
    ]),
  60_000,
)
allowAssumedWrites()
beforeEach(() => {
  clearOutbox()
  localStore.clear()
})

const HEADERS = { 'Content-Type': 'application/json' }

/** Sends a write for the same student from another tab. */
const elsewhere = (shown: Shown, method: string, path: string, body: object) =>
  fetch(`http://gateway.test${path}?idMahasiswa=240117023`, {
    method,
    headers: { Authorization: `Bearer ${shown.controls.signIn('aktif').access_token}`, ...HEADERS },
    body: JSON.stringify(body),
  })

const deletes = ({ asked }: Shown) => asked.filter((request) => request.startsWith('DELETE '))

describe('comparison before a confirmed deletion', () => {
  test.each([
    ['/proposal/218', '/v2/ta/proposal/218'],
    ['/tugas-akhir/420', '/v2/final-project/usulan/420'],
    ['/kerja-praktik/334', '/v2/internship/usulan/334'],
  ])('%s: deletes nothing when another tab has changed the title', async (address, path) => {
    const shown = await renderScreen(address)
    await shown.user.click(await screen.findByRole('button', { name: /^Hapus( usulan)?$/ }))
    const dialog = within(await screen.findByRole('dialog'))
    const now = (await (
      await fetch(`http://gateway.test${path}?idMahasiswa=240117023`, {
        headers: { Authorization: `Bearer ${shown.controls.signIn('aktif').access_token}` },
      })
    ).json()) as Record<string, unknown>
    shown.controls.setFaults([])
    const saved = await elsewhere(shown, 'PUT', path, bodyOf(path, { ...now, judul: 'Judul dari tab lain' }))
    expect(await saved.text()).toContain('tersimpan')
    await shown.user.click(dialog.getByRole('button', { name: /^Hapus( usulan)?$/ }))
    expect(
      await screen.findByText('Diubah sejak Anda membukanya: sekarang “Judul dari tab lain”. Tidak ada yang dikirim.'),
    ).toBeVisible()
    expect(deletes(shown)).toEqual([])
  })
})

const TAKEN: Record<string, readonly string[]> = {
  '/v2/ta/proposal/218': ['judul', 'judulInggris', 'latarBelakang', 'bidang', 'kataKunci', 'tautanNaskah'],
  '/v2/final-project/usulan/420': ['judul', 'judulInggris', 'latarBelakang', 'jalur', 'kataKunci'],
  '/v2/internship/usulan/334': [
    ...['judul', 'uraian', 'namaInstansi', 'bidangInstansi', 'alamatInstansi', 'kotaInstansi'],
    ...['tanggalMulai', 'tanggalSelesai'],
  ],
}

/** Builds the body that replaces a work from its answer. */
const bodyOf = (path: string, now: Record<string, unknown>): object => {
  const kept = Object.fromEntries((TAKEN[path] ?? []).flatMap((name) => (now[name] == null ? [] : [[name, now[name]]])))
  const people = (now['pembimbing'] ?? []) as { id: string; urutan: number }[]
  const kind = now['jenisPenelitian'] as { id: string } | null | undefined
  return {
    ...kept,
    ...(path.includes('internship') ? {} : { pembimbing: people.map(({ id, urutan }) => ({ idDosen: id, urutan })) }),
    ...(kind && { idJenisPenelitian: kind.id }),
  }
}

describe('confirmed exam day', () => {
  const KOMPRE = '/v2/ta/comprehensive_schedule/33'

  test('is refetched before the registration is sent', async () => {
    const shown = await renderScreen('/kompre', {
      answers: {
        [KOMPRE]: { id: '33', tanggal: '2026-12-01', jamMulai: '13.00', jamSelesai: '15.00', ruang: 'R. 401' },
      },
    })
    await shown.user.click(await screen.findByRole('button', { name: /^Daftar ujian .*, gelombang I$/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await shown.user.click(dialog.getByRole('button', { name: 'Daftar ujian' }))
    expect(
      await screen.findAllByText(/^Hari, jam, atau tempatnya berubah.*sekarang Selasa, 01 Desember 2026/),
    ).not.toEqual([])
    expect(shown.asked.filter((request) => /^POST .*comprehensive/.test(request))).toEqual([])
  })

  test('cannot be cancelled after the exam has begun, even if a cached response allows it', async () => {
    await renderScreen('/kompre', {
      answers: {
        '/v2/ta/comprehensive_participant/student_participations': {
          data: [
            {
              ...{ id: '940', scheduleId: '31', nama: 'Kompre', status: 'disetujui', bolehBatal: true },
              ...{ tanggal: '2026-10-22', jamMulai: '14.00', jamSelesai: '15.00' },
            },
          ],
        },
      },
    })
    expect(await screen.findByText('Pendaftaran tidak dapat dibatalkan di sini lagi. Hubungi kampus:')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Batalkan pendaftaran' })).toBeNull()
  })

  const DAY = { tanggal: '2026-11-24', jamMulai: '13.30', jamSelesai: '14.30', ruang: 'R. 305' }
  test.each([
    ['the same hour in another format', { jamMulai: '13:30:00' }, true],
    ['a room that one response omits', { ruang: '' }, true],
    ['another room', { ruang: 'R. 412' }, false],
    ['another hour', { jamMulai: '13.00' }, false],
    ['another day', { tanggal: '2026-11-25' }, false],
  ])('compares the exam day with %s', (_, more, expected) => {
    expect(isSameDay(DAY, { ...DAY, ...more })).toBe(expected)
  })
})

test('blocks a defence request after its window, even if a cached response allows it', async () => {
  const rule = { id: '5', jenisSidang: 'akhir', nama: 'Sidang akhir', bolehMengajukan: true, idJadwalPengajuan: '9' }
  await renderScreen('/tugas-akhir/sidang/tambah?usulanId=412', {
    answers: {
      '/v2/final-project/aturan-sidang': { data: [rule] },
      '/v2/final-project/jadwal-pengajuan-sidang/9': {
        id: '9',
        tahapan: [{ nama: 'Pengajuan', tanggalMulai: '2026-09-01', tanggalSelesai: '2026-10-21' }],
      },
    },
  })
  expect(await screen.findByRole('button', { name: 'Ajukan sidang' })).toHaveAccessibleDescription(
    /^Masa pengajuan sidang sudah berakhir/,
  )
})

describe('internship', () => {
  test('warns about another internship, exams and an implausible end date without blocking', async () => {
    await renderScreen('/kerja-praktik/tambah')
    const type = (name: RegExp, value: string) => fireEvent.input(screen.getByLabelText(name), { target: { value } })
    type(/^Tanggal mulai/, '2026-10-26')
    type(/^Tanggal selesai/, '2072-02-26')
    expect(await screen.findByText('Lebih dari satu tahun. Periksa tahun tanggal selesainya.')).toBeVisible()
    expect(await screen.findByText(/UTS Anda jatuh pada waktu ini, yang pertama/)).toBeVisible()
    expect(screen.getAllByText(/^Pada waktu yang sama dengan kerja praktik/).length).toBeGreaterThan(0)
  })
})

describe('draft', () => {
  /** Returns the expiry times of the drafts on this device. */
  const keptUntil = () =>
    localStore
      .names()
      .map((name) => readJson(localStore, name))
      .flatMap((kept) => (isRecord(kept) && typeof kept['keepUntil'] === 'number' ? [kept['keepUntil']] : []))

  test.each([
    ['/proposal/tambah', /^Judul/],
    ['/tugas-akhir/tambah', /^Judul/],
    ['/kerja-praktik/tambah', /^Judul/],
    ['/tugas-akhir/sidang/tambah?usulanId=412', /^Tautan naskah/],
    ['/lock-jurnal/pengajuan', /^Judul/],
  ])('of %s is kept until its window closes', async (address, field) => {
    const shown = await renderScreen(address)
    await shown.user.type((await screen.findAllByRole('textbox', { name: field }))[0] as HTMLElement, 'Kode QR')
    await waitFor(() => expect(keptUntil()).toHaveLength(1))
    expect(keptUntil()[0]).toBeGreaterThan(Date.parse('2026-10-30T00:00:00+07:00'))
  })
})

test('prints no sheet for guidance without records', async () => {
  await renderScreen('/proposal/205/bimbingan?lembar=ya', {
    answers: { '/v2/bimbingan/proposal/205': { data: [] } },
  })
  expect(card('Bimbingan')).toBeVisible()
  expect(screen.queryByText('Tanda tangan')).toBeNull()
})
