import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { changeLanguage } from '#shared/i18n/i18n.ts'
import { setClock } from '#shared/state/clock.ts'
import { startKitTexts } from '#tests/kit-texts.ts'
import { PrintSheet } from '../print/print-sheet.tsx'
import { AsOf } from '../state/as-of.tsx'
import { EmptyPanel } from '../state/empty-panel.tsx'
import { DescriptionList } from './description-list.tsx'
import { Notice } from './notice.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { Tag } from './tag.tsx'

beforeEach(() => startKitTexts())

test.each(['ok', 'warn', 'danger'] as const)('Tag of tone %s shows a word and an icon', (tone) => {
  const { container } = render(<Tag tone={tone}>Disetujui</Tag>)
  expect(container).toHaveTextContent('Disetujui')
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
})

test('Notice is announced only when it is live', () => {
  const { rerender } = render(<Notice tone="warn">Menampilkan data tersimpan</Notice>)
  expect(screen.queryByRole('status')).toBeNull()
  rerender(
    <Notice tone="warn" live>
      Menampilkan data tersimpan
    </Notice>,
  )
  expect(screen.getByRole('status')).toHaveTextContent('Menampilkan data tersimpan')
})

test('AsOf shows since when cached data is valid, in both languages', async () => {
  const at = Date.parse('2026-10-22T14:05:00+07:00')
  setClock(() => at + 3_600_000)
  const { rerender } = render(<AsOf deviceMs={at} />)
  expect(screen.getByText('per 14.05 WIB')).toHaveAttribute('datetime', '2026-10-22T07:05:00.000Z')
  await changeLanguage('en', false)
  rerender(<AsOf deviceMs={at} />)
  expect(screen.getByText('as of 14:05 WIB')).toBeVisible()
})

test('AsOf includes the date of cached data from another day', () => {
  const at = Date.parse('2026-10-20T14:05:00+07:00')
  setClock(() => Date.parse('2026-10-22T09:00:00+07:00'))
  render(<AsOf deviceMs={at} />)
  expect(screen.getByText('per 20 Okt, 14.05 WIB')).toBeVisible()
})

test.each([null, undefined, ''])('Facts renders a dash for the value %j', (value) => {
  render(
    <DescriptionList
      facts={[
        { label: 'NIM', value: '240117023' },
        { label: 'Wali', value },
        { label: 'SKS', value: 0 },
      ]}
    />,
  )
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(values).toEqual(['240117023', '–', '0'])
})

test('ProgressBar without a value is indeterminate', () => {
  render(<ProgressBar label="Menyiapkan" />)
  expect(screen.getByRole('progressbar', { name: 'Menyiapkan' })).not.toHaveAttribute('value')
})

test('[R2-076] EmptyPanel shows that there is no data and offers the next step', () => {
  render(<EmptyPanel hint="Belum ada tugas." action={<button type="button">Pilih periode lain</button>} />)
  expect(screen.getByText('Tidak ada data')).toBeVisible()
  expect(screen.getByText('Belum ada tugas.')).toBeVisible()
  expect(screen.getByRole('button')).toBeVisible()
})

test('PrintSheet shows campus, title, student, time and digest, and prints only when it is ready', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const props = {
    title: 'KARTU HASIL STUDI',
    head: 'UNIVERSITAS ARUNIKA',
    of: 'Sekar Ayu Prameswari, 240117023',
    student: <p>Sekar Ayu</p>,
    digest: 'sha256 9f2c',
    printed: { time: '22 Oktober 2026 14.05 WIB', student: '240117023' },
    children: <p>isi</p>,
  }
  const { rerender } = render(<PrintSheet {...props} reason={{ text: 'Logo sedang dimuat.', kind: 'wait' }} />, {
    wrapper: MemoryRouter,
  })
  const paper = within(screen.getByRole('article'))
  expect(paper.getByRole('heading', { level: 1, name: 'KARTU HASIL STUDI' })).toBeVisible()
  for (const text of ['UNIVERSITAS ARUNIKA', 'Sekar Ayu', 'Sekar Ayu Prameswari, 240117023', 'isi', 'sha256 9f2c']) {
    expect(paper.getByText(text)).toBeVisible()
  }
  expect(paper.getByText('Dicetak 22 Oktober 2026 14.05 WIB oleh 240117023')).toBeVisible()
  const button = screen.getByRole('button', { name: 'Cetak' })
  await userEvent.click(button)
  expect(print).not.toHaveBeenCalled()
  rerender(<PrintSheet {...props} />)
  await userEvent.click(screen.getByRole('button', { name: 'Cetak' }))
  expect(print).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})
