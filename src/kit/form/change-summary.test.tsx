import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { startKitTexts } from '#tests/kit-texts.ts'
import { fieldsOf } from './field.ts'
import { changedFields, startValues } from './field-values.ts'
import { ChangeSummary } from './save-bar.tsx'

beforeEach(() => startKitTexts())

const FIELDS = fieldsOf(
  z.object({
    judul: z.string(),
    lahir: z.string(),
    biaya: z.int(),
    izin: z.boolean(),
    agama: z.string(),
    surat: z.instanceof(Blob),
    anggota: z.array(z.object({ nama: z.string(), nim: z.string() })),
  }),
  {
    judul: { kind: 'text', label: 'Judul' },
    lahir: { kind: 'date', label: 'Tanggal' },
    biaya: { kind: 'rupiah', label: 'Biaya' },
    izin: { kind: 'tick', label: 'Izin' },
    agama: { kind: 'list', list: 'agama', label: 'Agama' },
    surat: { kind: 'file', label: 'Surat' },
    anggota: { kind: 'rows', label: 'Anggota', fields: { nama: { kind: 'text' }, nim: { kind: 'text' } } },
  },
)
const BEFORE = { ...startValues(FIELDS), judul: 'Batik', biaya: 5000 }
const AFTER = {
  judul: '',
  lahir: '2026-11-24',
  biaya: 1_500_000,
  izin: true,
  agama: { kode: '1', nama: 'Islam' },
  surat: new File(['x'], 'surat.pdf'),
  anggota: [
    { nama: 'Raka', nim: '240117024' },
    { nama: 'Sari', nim: '' },
  ],
}

test('shows each change with its old and new value in words before sending', async () => {
  const [onConfirm, onCancel] = [vi.fn(), vi.fn()]
  render(
    <ChangeSummary
      ns="ui"
      changes={changedFields(FIELDS, BEFORE, AFTER).map((field) => ({ field, label: field.label }))}
      before={BEFORE}
      after={AFTER}
      pending={false}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />,
  )
  const lines = [...screen.getByRole('dialog').querySelectorAll('dl > div')]
  expect(
    lines.map(({ children }) => [...children].map(({ textContent }) => textContent.replace('\u00a0', ' '))),
  ).toEqual([
    ['Judul', 'Semula Batik', 'Menjadi (kosong)'],
    ['Tanggal', 'Semula (kosong)', 'Menjadi 24 November 2026'],
    ['Biaya', 'Semula Rp 5.000', 'Menjadi Rp 1.500.000'],
    ['Izin', 'Semula Tidak', 'Menjadi Ya'],
    ['Agama', 'Semula (kosong)', 'Menjadi Islam'],
    ['Surat', 'Semula (kosong)', 'Menjadi surat.pdf'],
    ['Anggota', 'Semula (kosong)', 'Menjadi Raka, 240117024; Sari'],
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Batal' }))
  expect([onConfirm, onCancel].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
})
