import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { setRuntimeFlags } from '#flags/flags.ts'
import { clearOutbox } from '#gateway/writes/outbox.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { allowAssumedWrites } from '#tests/allow-assumed-writes.ts'
import { card, renderScreen } from '#tests/render-screen.tsx'

allowAssumedWrites()
beforeEach(() => {
  clearOutbox()
  localStore.clear()
})

const STORY = '2026-10-22T14:05:00+07:00'
const open = (persona: string, path: string, moment = STORY) =>
  renderScreen(path, { persona, arrange: (controls) => controls.jumpTo(moment) })

/** Returns the enabled controls: links and buttons. */
const pressable = (box: HTMLElement): HTMLElement[] => [
  ...within(box).queryAllByRole('link'),
  ...within(box)
    .queryAllByRole('button')
    .filter((one) => one.getAttribute('aria-disabled') !== 'true'),
]
const boxOf = (label: HTMLElement): HTMLElement => label.closest<HTMLElement>('li') ?? document.body
const yours = () => screen.queryAllByText('Giliran Anda')

/** Returns the deadline sentences, each with the verb before it. */
const deadlines = (): { verb: string; rest: string }[] =>
  screen
    .queryAllByText(/^sampai .* \(.+\)$/)
    .map((rest) => ({ verb: rest.previousElementSibling?.textContent ?? '', rest: rest.textContent }))

/** Returns texts with a date but without the action that is due. */
const bareDates = () => screen.queryAllByText(/^Sampai |^Batas .* sudah lewat$/).map(({ textContent }) => textContent)

const CASES: [persona: string, path: string, moment?: string][] = [
  ['aktif', '/tugas-akhir'],
  ['aktif', '/tugas-akhir/412'],
  ['aktif', '/tugas-akhir/412', '2026-11-22T14:00:00+07:00'],
  ['aktif', '/tugas-akhir/412/sidang/71'],
  ['aktif', '/tugas-akhir/412/sidang/71', '2026-11-22T14:00:00+07:00'],
  ['aktif', '/tugas-akhir/420'],
  ['tugas-akhir', '/tugas-akhir/388'],
  ['tugas-akhir', '/tugas-akhir/388', '2026-10-26T09:00:00+07:00'],
  ['lulus', '/tugas-akhir'],
  ['aktif', '/proposal'],
  ['aktif', '/proposal/218'],
  ['aktif', '/proposal/205'],
  ['aktif', '/proposal/205', '2026-11-05T14:05:00+07:00'],
  ['aktif', '/proposal/205', '2026-11-11T09:00:00+07:00'],
  ['aktif', '/proposal/205', '2026-11-18T09:00:00+07:00'],
  ['aktif', '/proposal/205', '2026-11-24T10:00:00+07:00'],
  ['aktif', '/kerja-praktik'],
  ['aktif', '/kerja-praktik/310'],
  ['aktif', '/kerja-praktik/334'],
  ['kerja-praktik', '/kerja-praktik/341'],
  ['kerja-praktik', '/kerja-praktik/341', '2027-02-10T16:00:00+07:00'],
  ['kerja-praktik', '/kerja-praktik/341', '2027-03-01T08:00:00+07:00'],
  ['tunggakan', '/kerja-praktik/341', '2027-02-10T16:00:00+07:00'],
  ['tunggakan', '/kerja-praktik/341', '2027-03-01T08:00:00+07:00'],
  ['aktif', '/kompre'],
  ['aktif', '/lock-jurnal'],
  ['tugas-akhir', '/lock-jurnal'],
  ['aktif', '/lock-jurnal/pengajuan'],
  ['aktif', '/tracer-study'],
  ['aktif', '/tracer-study/isi-kuesioner/12'],
  ['tugas-akhir', '/wisuda', '2027-02-08T10:00:00+07:00'],
]

describe.each(CASES)('%s at %s on %s', (persona, path, moment = STORY) => {
  test('has a verb before each deadline, and an action when it is the student’s turn', async () => {
    await open(persona, path, moment)
    expect(deadlines().filter(({ verb }) => verb === '')).toEqual([])
    expect(bareDates()).toEqual([])
    for (const label of yours()) expect(pressable(boxOf(label)), boxOf(label).textContent).not.toEqual([])
  })
})

test.each<[persona: string, path: string, moment: string, verbs: string[]]>([
  ['aktif', '/tugas-akhir/412', STORY, ['Setujui kehadiran']],
  ['tugas-akhir', '/tugas-akhir/388', STORY, ['Catat bimbingan', 'Ajukan sidang']],
  ['aktif', '/tugas-akhir/412', '2026-11-22T14:00:00+07:00', ['Ajukan sidang lagi']],
  ['aktif', '/proposal/205', STORY, ['Serahkan naskah']],
  ['aktif', '/proposal/205', '2026-11-24T10:00:00+07:00', ['Serahkan revisi']],
  ['aktif', '/lock-jurnal/pengajuan', STORY, ['Ajukan artikel']],
])('%s at %s on %s shows the verbs of its buttons', async (persona, path, moment, verbs) => {
  await open(persona, path, moment)
  expect(deadlines().map(({ verb }) => verb)).toEqual(verbs)
})

test.each(['/tugas-akhir/412', '/proposal/218', '/kerja-praktik/341', '/tugas-akhir/388'])(
  '%s shows no turn for the student at a campus that accepts no writes',
  async (path) => {
    setRuntimeFlags({ 'assumed-writes': false })
    const persona = path.endsWith('341') ? 'kerja-praktik' : path.endsWith('388') ? 'tugas-akhir' : 'aktif'
    await open(persona, path, path.endsWith('341') ? '2027-03-01T08:00:00+07:00' : STORY)
    expect(yours()).toEqual([])
  },
)

describe('internship after its weeks', () => {
  const AFTER_WEEKS = '2027-03-01T08:00:00+07:00'
  const withoutNulls = () =>
    within(card('Perjalanan kerja praktik'))
      .getAllByRole('listitem')
      .find((item) => item.getAttribute('aria-current') === 'step') as HTMLElement

  test('is the turn of its leader, with the button', async () => {
    await open('kerja-praktik', '/kerja-praktik/341', AFTER_WEEKS)
    expect(within(withoutNulls()).getByText('Giliran Anda')).toBeVisible()
    expect(within(withoutNulls()).getByRole('button', { name: 'Ajukan sidang' })).toBeEnabled()
  })

  test('names the leader whose turn it is to a member, without a button', async () => {
    await open('tunggakan', '/kerja-praktik/341', AFTER_WEEKS)
    expect(yours()).toEqual([])
    expect(within(withoutNulls()).getByText(/^Giliran ketua, \S/)).toBeVisible()
    expect(within(withoutNulls()).queryByRole('button')).toBeNull()
  })
})

describe('defence rejected because the attendance was not approved', () => {
  const AFTER_LIMIT = '2026-11-22T14:00:00+07:00'

  test('shows the reason and the next action on the work', async () => {
    await open('aktif', '/tugas-akhir/412', AFTER_LIMIT)
    const steps = within(card('Perjalanan'))
    const [rejected, again] = steps.getAllByText('Sidang usulan').map((title) => title.closest('li') as HTMLElement)
    expect(rejected).toHaveTextContent('Ditolak otomatis')
    expect(rejected).toHaveTextContent(
      'Kehadiran tidak disetujui sampai Minggu, 22 November 2026 pukul 13.30 WIB. Sidang Selasa, 24 November 2026 batal.',
    )
    expect(rejected).not.toHaveTextContent(/Giliran Anda|Hadiri/)
    expect(again).toHaveTextContent('Giliran AndaAjukan sidang lagi sampai Jumat, 04 Desember 2026 (12 hari lagi)')
    expect(within(again as HTMLElement).getByRole('link', { name: 'Ajukan sidang lagi' })).toHaveAttribute(
      'href',
      '/tugas-akhir/sidang/tambah?usulanId=412',
    )
  })

  test('shows the rejection on its own page and no instruction to attend', async () => {
    await open('aktif', '/tugas-akhir/412/sidang/71', AFTER_LIMIT)
    expect(screen.getByText('Ditolak otomatis').parentElement).toHaveTextContent(
      /Sidang Selasa, 24 November 2026 batal/,
    )
    expect(screen.queryByText('Hadiri sidang')).toBeNull()
  })

  test('is shown as a plain rejection when the rule is unreadable', async () => {
    await renderScreen('/tugas-akhir/412', {
      faults: [{ operation: 'getAturanPersetujuanKehadiran', kind: 'server' }],
      arrange: (controls) => controls.jumpTo(AFTER_LIMIT),
    })
    expect(screen.queryByText('Ditolak otomatis')).toBeNull()
    expect(within(card('Perjalanan')).getByText('Ditolak')).toBeVisible()
  })
})

test('shows a missing attendance value as unknown and allows approval', async () => {
  const sidang = {
    ...{ id: '71', usulanId: '412', jenisSidang: 'usulan', status: 'dijadwalkan', persetujuanKehadiran: null },
    ...{ tanggal: '2026-11-24', jamMulai: '13.30', jamSelesai: '14.30', ruang: 'R. 305' },
  }
  await renderScreen('/tugas-akhir/412', { answers: { '/v2/final-project/sidang': { data: [sidang] } } })
  const now = screen.getByText('Giliran Anda').closest('li') as HTMLElement
  expect(now).toHaveTextContent('Belum diketahui apakah kehadiran sudah disetujui.')
  expect(within(now).getByRole('button', { name: 'Setujui kehadiran' })).toBeEnabled()
})
