import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useMemo } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { GatewayError } from '#gateway/call/gateway-error.ts'
import { DraftOwner } from '#shared/form/draft-owner.ts'
import { forgetDirtyForms, hasDirtyForm } from '#shared/state/dirty-forms.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { startKitTexts } from '#tests/kit-texts.ts'
import { AnsweredQuestions } from './answered-questions.tsx'
import { QuestionForm } from './question-form.tsx'
import { groupSoal, type JawabanSoal, jawabanOf, type PilihanSoal, type QuestionSection, skalaSoal } from './soal.ts'
import { useQuestionForm } from './use-question-form.ts'

const SUMBER: PilihanSoal[] = ['Laman lowongan', 'Kenalan', 'Magang'].map((label, place) => ({
  nilai: String(place + 1),
  wire: place + 1,
  label,
}))
const BAGIAN: QuestionSection[] = [
  {
    nama: 'Pekerjaan: pertama',
    keterangan: 'Sejak {{lulus}}',
    pertanyaan: [
      { id: 'a', pertanyaan: 'Jabatan: lengkap {{x}}?', jenis: 'teks', isWajib: true, maksimalKarakter: 30 },
      { id: 'b', pertanyaan: 'Kapan mulai?', jenis: 'tanggal', isWajib: true },
      { id: 'c', pertanyaan: 'Berapa bulan?', jenis: 'angka', isWajib: true, bantuan: 'Hitung sejak wisuda' },
      { id: 'd', pertanyaan: 'Dari mana?', jenis: 'pilihanGanda', isWajib: true, pilihan: SUMBER },
    ],
  },
  {
    nama: '',
    pertanyaan: [
      { id: 'e', pertanyaan: 'Sesuai?', jenis: 'skala', isWajib: true, pilihan: skalaSoal(1, 5, 'Tidak', 'Sangat') },
      { id: 'f', pertanyaan: 'Status?', jenis: 'pilihan', isWajib: true, pilihan: SUMBER.slice(1) },
      { id: 'g', pertanyaan: 'Saran?', jenis: 'paragraf', isWajib: false },
      { id: 'h', pertanyaan: 'Warna?', jenis: 'warna', isWajib: false },
      { id: 'i', pertanyaan: 'Rusak?', jenis: 'pilihan', isWajib: true, pilihan: [] },
    ],
  },
]

interface Props {
  sent: JawabanSoal[][]
  bagian?: QuestionSection[]
  refusals?: { field: string; message: string }[]
}
const Form = ({ sent, bagian = BAGIAN, refusals = [] }: Props) => {
  const groups = useMemo(() => groupSoal(bagian, { maxLength: 2000, unknown: 'teks' }), [bagian])
  const form = useQuestionForm({ groups, draft: 'tracer-21' })
  const send = (values: Record<string, unknown>) => {
    const jawaban = jawabanOf(form.rows, values)
    sent.push(jawaban)
    if (refusals.length === 0) return
    const failure = new GatewayError('Belum sesuai.', {
      kind: 'client',
      operation: 'submitTracerResponse',
      cause: { errors: refusals },
    })
    form.refuseAnswers(failure, { list: 'jawaban', sent: jawaban })
  }
  return (
    <QuestionForm
      form={form}
      title="Tracer study"
      action={{ reason: null, isPending: false }}
      sendLabel="Kirim jawaban"
      pendingLabel="Mengirim…"
      onSend={send}
    />
  )
}
const open = (refusals?: Props['refusals'], bagian?: Props['bagian']) => {
  const sent: JawabanSoal[][] = []
  render(
    <DraftOwner value="sekar">
      <Form sent={sent} {...(refusals && { refusals })} {...(bagian && { bagian })} />
    </DraftOwner>,
  )
  return { user: userEvent.setup(), sent }
}
type User = ReturnType<typeof open>['user']

const line = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const date = () => screen.getByLabelText(/^2\. Kapan mulai/)
const box = (name: string) => screen.getByRole('checkbox', { name })
const radio = (question: RegExp, name: string) =>
  within(screen.getByRole('radiogroup', { name: question })).getByRole('radio', { name })
const send = (user: User) => user.click(screen.getByRole('button', { name: 'Kirim jawaban' }))
const fill = async (user: User) => {
  await user.click(line(/^1\./))
  await user.paste('Juru <ukur> {{x}} & lain')
  fireEvent.input(date(), { target: { value: '2026-11-03' } })
  await user.type(line(/^3\./), '2,5')
  await user.click(box('Magang'))
  await user.click(box('Laman lowongan'))
  await user.click(radio(/^5\./, '5 Sangat'))
  await user.click(radio(/^6\./, 'Kenalan'))
}
const problems = async () =>
  within(await screen.findByRole('region', { name: /yang perlu diperbaiki$/ }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

beforeEach(() => startKitTexts())
afterEach(() => {
  forgetDirtyForms()
  localStore.clear()
})

test('collects each kind of answer, counts it, and sends typed text and the original choices', async () => {
  const { user, sent } = open()
  expect(screen.getByText('0 dari 6 terjawab')).toBeVisible()
  await fill(user)
  expect(screen.getByText('6 dari 6 terjawab')).toBeVisible()
  await user.type(line(/^7\. Saran/), 'Baris satu{Enter}baris dua')
  await user.type(line(/^8\. Warna/), 'biru')
  await send(user)
  expect(sent).toEqual([
    [
      { id: 'a', nilai: ['Juru <ukur> {{x}} & lain'] },
      { id: 'b', nilai: ['2026-11-03'] },
      { id: 'c', nilai: ['2.5'] },
      { id: 'd', nilai: [1, 3] },
      { id: 'e', nilai: [5] },
      { id: 'f', nilai: [2] },
      { id: 'g', nilai: ['Baris satu\nbaris dua'] },
      { id: 'h', nilai: ['biru'] },
    ],
  ])
})

test('renders sections, hints and questions verbatim; an unreadable question is marked and does not block', () => {
  open()
  const first = within(screen.getByRole('region', { name: 'Pekerjaan: pertama' }))
  expect(first.getByText('Sejak {{lulus}}')).toBeVisible()
  expect(first.getByText('0 dari 4')).toBeVisible()
  expect(line(/^1\./)).toHaveAccessibleName('1. Jabatan: lengkap {{x}}? (wajib)')
  expect(line(/^1\./)).toHaveAttribute('maxlength', '30')
  expect(line(/^3\./)).toHaveAccessibleDescription(/^Hitung sejak wisuda/)
  expect(line(/^8\./).tagName).toBe('INPUT')
  const second = within(screen.getByRole('region', { name: 'Pertanyaan' }))
  expect(second.getByText(/^9\. Rusak\? Pertanyaan ini tidak dapat dibaca/)).toBeVisible()
})

test('links each missing question of any kind from the summary and moves to the next with one press', async () => {
  const { user, sent } = open()
  await user.click(screen.getByRole('button', { name: /^Berikutnya ke pertanyaan 1/ }))
  expect(line(/^1\./)).toHaveFocus()
  await send(user)
  expect(await problems()).toEqual([
    '1. Jabatan: lengkap {{x}}: Wajib diisi.',
    '2. Kapan mulai: Wajib diisi.',
    '3. Berapa bulan: Wajib diisi.',
    '4. Dari mana: Wajib diisi.',
    '5. Sesuai: Wajib diisi.',
    '6. Status: Wajib diisi.',
  ])
  for (const [link, control] of [
    [/^2\./, date()],
    [/^4\./, box('Laman lowongan')],
    [/^5\./, radio(/^5\./, '1 Tidak')],
  ] as const) {
    await user.click(screen.getByRole('link', { name: link }))
    expect(control).toHaveFocus()
  }
  expect(sent).toEqual([])
})

test('sends optional questions once one of them is answered', async () => {
  const saran = { id: 'g', pertanyaan: 'Saran?', jenis: 'paragraf', isWajib: false } as const
  const { user, sent } = open([], [{ nama: '', pertanyaan: [saran] }])
  const button = screen.getByRole('button', { name: 'Kirim jawaban' })
  expect(button).toHaveAccessibleDescription('Jawab paling sedikit satu pertanyaan dahulu.')
  await user.click(button)
  expect(sent).toEqual([])
  await user.type(line(/^1\./), 'Cukup')
  await send(user)
  await waitFor(() => expect(sent).toHaveLength(1))
})

test('is answered by keyboard, with one tab stop per scale and choice', async () => {
  const { user } = open()
  line(/^3\./).focus()
  await user.keyboard('2')
  await user.tab()
  expect(box('Laman lowongan')).toHaveFocus()
  await user.keyboard(' ')
  await user.tab()
  await user.tab()
  await user.tab()
  await user.keyboard(' {ArrowRight}{ArrowRight}')
  expect(radio(/^5\./, '3')).toBeChecked()
  expect(radio(/^5\./, '3')).toHaveFocus()
  await user.tab()
  await user.keyboard(' ')
  expect(radio(/^6\./, 'Kenalan')).toBeChecked()
  expect(screen.getByText('4 dari 6 terjawab')).toBeVisible()
})

test('shows gateway errors at their questions, by id or index, and others above, until it is sent again', async () => {
  const refusals = [
    { field: 'c', message: 'Bukan angka.' },
    { field: 'jawaban.4.nilai', message: 'Di luar skala.' },
    { field: 'z', message: 'Pertanyaan tidak dikenal.' },
  ]
  const { user } = open(refusals)
  await fill(user)
  await send(user)
  expect(await problems()).toEqual(['3. Berapa bulan: Bukan angka.', '5. Sesuai: Di luar skala.'])
  expect(line(/^3\./)).toBeInvalid()
  expect(screen.getByText('Pertanyaan tidak dikenal.')).toBeVisible()
  refusals.length = 0
  await send(user)
  expect(screen.queryByText('Pertanyaan tidak dikenal.')).toBeNull()
  expect(screen.queryByText('Bukan angka.')).toBeNull()
})

describe('draft', () => {
  test('keeps answers of every kind across a reload and asks before leaving the page', async () => {
    const before = open()
    await fill(before.user)
    expect(hasDirtyForm()).toBe(true)
    expect(screen.getByText('Draf tersimpan')).toBeVisible()
    fireEvent(window, new Event('pagehide'))
    cleanup()
    const { user, sent } = open()
    expect(screen.getByText(/dipulihkan; belum dikirim/)).toBeVisible()
    expect(screen.getByText('6 dari 6 terjawab')).toBeVisible()
    expect(line(/^1\./)).toHaveValue('Juru <ukur> {{x}} & lain')
    expect([date(), line(/^3\./)].map((one) => (one as HTMLInputElement).value)).toEqual(['2026-11-03', '2,5'])
    expect([box('Magang'), box('Laman lowongan'), radio(/^5\./, '5 Sangat')]).toSatisfy((all: HTMLInputElement[]) =>
      all.every(({ checked }) => checked),
    )
    await send(user)
    expect(sent[0]?.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  })

  test('is discarded on request, which resets every question', async () => {
    const before = open()
    await fill(before.user)
    fireEvent(window, new Event('pagehide'))
    cleanup()
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'Buang isian ini' }))
    expect(screen.getByText('0 dari 6 terjawab')).toBeVisible()
    expect(box('Magang')).not.toBeChecked()
    expect(line(/^3\./)).toHaveValue('')
  })
})

test('shows given answers: known codes as labels, unknown codes as sent, missing ones as not answered', () => {
  const groups = groupSoal(BAGIAN, { maxLength: 2000, unknown: 'teks' })
  const given: Record<string, string[]> = {
    a: ['Juru {{x}}: 1'],
    b: ['2026-11-03'],
    c: ['2.5'],
    d: ['1', '9'],
    e: ['5'],
    f: ['2'],
  }
  render(<AnsweredQuestions groups={groups} answerOf={({ id }) => given[id] ?? []} />)
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Juru {{x}}: 1',
    '03 November 2026',
    '2,5',
    'Laman lowongan; 9',
    '5, Sangat',
    'Kenalan',
    'Tidak dijawab',
    'Tidak dijawab',
    'Tidak dijawab',
  ])
})
